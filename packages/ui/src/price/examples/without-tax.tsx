import type {Pricing} from '@storefront-toolkit/types/catalog';
import {moneyOf} from '@storefront-toolkit/types/cms';
import {Price} from '@storefront-toolkit/ui/price';

const lantern: Pricing = {price: moneyOf(4800, 'EUR'), tax: 'excluded'};
const wick: Pricing = {price: moneyOf(0, 'EUR'), tax: 'excluded'};

export default function WithoutTax() {
  return (
    <ul className="grid max-w-96 gap-2">
      <li className="flex justify-between gap-4">
        Storm lantern
        <Price pricing={lantern} locale="en-IE" size="small" taxNote />
      </li>
      <li className="flex justify-between gap-4">
        Spare wick, as a gift
        <Price pricing={wick} locale="en-IE" size="small" />
      </li>
    </ul>
  );
}
