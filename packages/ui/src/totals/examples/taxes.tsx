import type {Totals as CartTotals} from '@storefront-toolkit/types/cart';
import {moneyOf} from '@storefront-toolkit/types/cms';
import {Totals} from '@storefront-toolkit/ui/totals';

const twoRates: CartTotals = {
  subtotal: moneyOf(6480, 'EUR'),
  discount: moneyOf(0, 'EUR'),
  shipping: moneyOf(495, 'EUR'),
  tax: moneyOf(885, 'EUR'),
  taxLines: [
    {label: 'VAT 19%', amount: moneyOf(726, 'EUR'), rate: 0.19},
    {label: 'VAT 7%', amount: moneyOf(159, 'EUR'), rate: 0.07},
  ],
  taxTreatment: 'included',
  total: moneyOf(6975, 'EUR'),
  estimated: false,
};

export default function Taxes() {
  return <Totals totals={twoRates} locale="en-IE" className="max-w-96" />;
}
