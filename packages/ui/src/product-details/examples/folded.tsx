import type {Attribute} from '@storefront-toolkit/types/catalog';
import {ProductDetails} from '@storefront-toolkit/ui/product-details';

const attributes: readonly Attribute[] = [
  {type: 'number', key: 'volume', label: 'Holds', value: 350, unit: 'ml'},
  {type: 'text', key: 'material', label: 'Material', value: 'Enameled steel'},
  {type: 'boolean', key: 'dishwasher', label: 'For the dishwasher', value: true},
  {type: 'boolean', key: 'microwave', label: 'For the microwave', value: false},
];

const most = attributes.slice(0, 2);
const others = attributes.slice(2);

export default function Folded() {
  return (
    <section aria-label="Details of the enamel mug" className="grid max-w-xl gap-2">
      <ProductDetails attributes={most} locale="en-IE" />
      <details>
        <summary className="cursor-pointer font-semibold">More details</summary>
        <ProductDetails attributes={others} locale="en-IE" />
      </details>
    </section>
  );
}
