import type {Pricing} from '@storefront-toolkit/types/catalog';
import {moneyOf} from '@storefront-toolkit/types/cms';
import {Price} from '@storefront-toolkit/ui/price';

const tent: Pricing = {
  price: moneyOf(24900, 'EUR'),
  range: {min: moneyOf(24900, 'EUR'), max: moneyOf(38900, 'EUR')},
  tax: 'included',
};

export default function Range() {
  return (
    <ul className="grid gap-4">
      <li className="grid">
        Ridge tent
        <Price pricing={tent} locale="en-IE" />
      </li>
      <li className="grid">
        Ridge tent, for two to four
        <Price pricing={tent} locale="en-IE" rangeDisplay="range" />
      </li>
    </ul>
  );
}
