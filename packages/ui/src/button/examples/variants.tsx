import {Button} from '@storefront-toolkit/ui/button';

const VARIANTS = ['primary', 'secondary', 'ghost', 'danger'] as const;
const SIZES = ['small', 'medium', 'large'] as const;

export default function Variants() {
  return (
    <div className="grid w-full grid-cols-1 max-w-80 gap-3">
      {VARIANTS.map((variant) => (
        <div key={variant} className="flex flex-wrap items-center gap-4">
          {SIZES.map((size) => (
            <Button key={size} variant={variant} size={size}>
              {size}
            </Button>
          ))}
        </div>
      ))}
      <Button disabled>disabled</Button>
    </div>
  );
}
