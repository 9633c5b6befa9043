import type {Attribute} from '@storefront-toolkit/types/catalog';
import {ProductDetails} from '@storefront-toolkit/ui/product-details';

const attributes: readonly Attribute[] = [
  {type: 'number', key: 'persons', label: 'Sleeps', value: 2},
  {type: 'number', key: 'weight', label: 'Weight', value: 2.4, unit: 'kg'},
  {type: 'number', key: 'height', label: 'Height', value: 110, unit: 'cm'},
  {type: 'number', key: 'area', label: 'Floor', value: 2.9, unit: 'm²'},
  {type: 'text', key: 'season', label: 'Season', value: 'Spring to autumn'},
];

export default function AtAGlance() {
  return (
    <section className="grid gap-3">
      <h3 className="text-xl font-bold">Ridge tent</h3>
      <ProductDetails attributes={attributes} locale="en-IE" layout="stacked" />
    </section>
  );
}
