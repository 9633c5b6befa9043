import type {Pricing} from '@storefront-toolkit/types/catalog';
import {moneyOf} from '@storefront-toolkit/types/cms';
import {Price} from '@storefront-toolkit/ui/price';

const coffee: Pricing = {
  price: moneyOf(890, 'EUR'),
  unitPrice: {price: moneyOf(3560, 'EUR'), measure: 1, unit: 'kg'},
  tax: 'included',
};

const soap: Pricing = {
  price: moneyOf(840, 'EUR'),
  unitPrice: {price: moneyOf(42, 'EUR'), measure: 1, unit: 'wash'},
  tax: 'included',
};

export default function ByWeight() {
  return (
    <ul className="grid gap-4">
      <li className="grid">
        Coffee for the camp stove, 250 g
        <Price pricing={coffee} locale="en-IE" size="small" />
      </li>
      <li className="grid">
        Wash for waterproof fabrics
        <Price pricing={soap} locale="en-IE" size="small" />
      </li>
    </ul>
  );
}
