import {CartFlyout} from '@storefront-toolkit/commerce-ui/cart/cart-flyout';
import {CartLines} from '@storefront-toolkit/commerce-ui/cart/cart-lines';
import {CartSummary} from '@storefront-toolkit/commerce-ui/cart/cart-summary';
import {emptyCart} from '@storefront-toolkit/fixtures/cart';

export default function Empty() {
  return (
    <CartFlyout
      cart={emptyCart}
      locale="en-IE"
      cartHref="#cart"
      summary={<CartSummary cart={emptyCart} locale="en-IE" checkoutHref="#checkout" />}
    >
      <CartLines cart={emptyCart} locale="en-IE" shopHref="#continue-shopping" />
    </CartFlyout>
  );
}
