import type {Attribute} from '@storefront-toolkit/types/catalog';
import {ProductDetails} from '@storefront-toolkit/ui/product-details';

const attributes: readonly Attribute[] = [
  {
    type: 'list',
    key: 'materials',
    label: 'Materials',
    values: ['Recycled polyester', 'Nylon lining'],
  },
  {type: 'number', key: 'weight', label: 'Weight', value: 380, unit: 'g'},
  {type: 'boolean', key: 'waterproof', label: 'Waterproof', value: true},
  {type: 'number', key: 'pockets', label: 'Pockets', value: 4},
  {type: 'text', key: 'care', label: 'Care', value: 'Wash at 30 degrees, hang to dry'},
];

export default function Jacket() {
  return (
    <section aria-labelledby="details-of-jacket" className="grid w-full max-w-xl gap-3">
      <h2 id="details-of-jacket" className="text-xl font-bold">
        Details
      </h2>
      <ProductDetails attributes={attributes} locale="en-IE" />
    </section>
  );
}
