import type {Totals as CartTotals} from '@storefront-toolkit/types/cart';
import {moneyOf} from '@storefront-toolkit/types/cms';
import {Totals} from '@storefront-toolkit/ui/totals';

const totals: CartTotals = {
  subtotal: moneyOf(12900, 'EUR'),
  discount: moneyOf(0, 'EUR'),
  shipping: moneyOf(0, 'EUR'),
  tax: null,
  taxTreatment: 'included',
  total: moneyOf(12900, 'EUR'),
  estimated: true,
};

export default function FreeShipping() {
  return (
    <section className="grid max-w-96 gap-3">
      <p className="text-success">Your order ships free.</p>
      <Totals totals={totals} locale="en-IE" labels={{estimatedTotal: 'Total so far'}} />
    </section>
  );
}
