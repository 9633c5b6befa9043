import {Button} from '@storefront-toolkit/ui/button';
import {Hypertext} from '@storefront-toolkit/ui/text-components/hypertext';

export default function WithinAButton() {
  return (
    <div className="flex flex-wrap gap-3">
      <Button>
        <Hypertext as="span" text="Add to cart, <strong>in stock</strong>" />
      </Button>
      <Button variant="secondary">
        <Hypertext as="span" text="Reserve in <em>your</em> store" />
      </Button>
    </div>
  );
}
