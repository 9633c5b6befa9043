import type {Totals as CartTotals} from '@storefront-toolkit/types/cart';
import {moneyOf} from '@storefront-toolkit/types/cms';
import {ButtonLink} from '@storefront-toolkit/ui/button';
import {Totals} from '@storefront-toolkit/ui/totals';

const beforeAddress: CartTotals = {
  subtotal: moneyOf(12900, 'EUR'),
  discount: moneyOf(0, 'EUR'),
  shipping: null,
  tax: null,
  taxTreatment: 'excluded',
  total: moneyOf(12900, 'EUR'),
  estimated: true,
};

export default function Estimated() {
  return (
    <aside aria-label="Summary of your cart" className="grid max-w-96 gap-4">
      <Totals totals={beforeAddress} locale="en-IE" />
      <ButtonLink href="#checkout">Go to checkout</ButtonLink>
    </aside>
  );
}
