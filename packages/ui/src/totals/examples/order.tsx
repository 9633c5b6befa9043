import type {Totals as CartTotals} from '@storefront-toolkit/types/cart';
import {moneyOf} from '@storefront-toolkit/types/cms';
import {Totals} from '@storefront-toolkit/ui/totals';

const totals: CartTotals = {
  subtotal: moneyOf(25800, 'EUR'),
  discount: moneyOf(2580, 'EUR'),
  shipping: moneyOf(1250, 'EUR'),
  tax: moneyOf(4576, 'EUR'),
  taxTreatment: 'included',
  total: moneyOf(24470, 'EUR'),
  estimated: false,
};

export default function Order() {
  return (
    <section className="grid max-w-96 gap-3">
      <h2 className="text-xl font-bold">Your order</h2>
      <Totals totals={totals} locale="en-IE" />
    </section>
  );
}
