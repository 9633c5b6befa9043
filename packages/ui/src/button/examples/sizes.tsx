import {Button} from '@storefront-toolkit/ui/button';

export default function Sizes() {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button size="small" variant="secondary">
        Clear filters
      </Button>
      <Button size="medium" variant="secondary">
        Save address
      </Button>
      <Button size="large" variant="secondary">
        Continue to payment
      </Button>
    </div>
  );
}
