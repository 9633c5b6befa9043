import {CartSummary} from '@storefront-toolkit/commerce-ui/cart/cart-summary';
import {emptyCart} from '@storefront-toolkit/fixtures/cart';

export default function Empty() {
  return (
    <CartSummary
      cart={emptyCart}
      locale="en-IE"
      headingLevel={3}
      checkoutHref="#checkout-empty"
      labels={{title: 'Your cart', empty: 'Nothing in it yet. Add an item to check out.'}}
      className="w-full max-w-96"
    />
  );
}
