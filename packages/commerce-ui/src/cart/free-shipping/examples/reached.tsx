import {FreeShippingProgress} from '@storefront-toolkit/commerce-ui/cart/free-shipping';
import {couponCart} from '@storefront-toolkit/fixtures/cart';
import {moneyOf} from '@storefront-toolkit/types/cms';
import {Totals} from '@storefront-toolkit/ui/totals';

const {totals} = couponCart;

export default function Reached() {
  return (
    <aside aria-label="Order summary" className="grid max-w-96 gap-4">
      <FreeShippingProgress
        subtotal={totals.subtotal}
        threshold={moneyOf(5000, 'EUR')}
        locale="en-IE"
      />
      <Totals totals={totals} locale="en-IE" />
    </aside>
  );
}
