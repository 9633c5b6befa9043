import {rainJacket} from '@storefront-toolkit/fixtures/catalog';
import {Price} from '@storefront-toolkit/ui/price';

const SIZES = ['small', 'medium', 'large'] as const;
const [{pricing: sale}] = rainJacket.variants;
const regular = {price: sale.listPrice ?? sale.price, tax: sale.tax};

export default function Variants() {
  return (
    <div className="grid gap-3">
      {SIZES.map((size) => (
        <div key={size} className="flex flex-wrap items-baseline gap-x-8 gap-y-1">
          <Price pricing={regular} locale="en-IE" size={size} />
          <Price pricing={sale} locale="en-IE" size={size} />
        </div>
      ))}
    </div>
  );
}
