import {CartSummary} from '@storefront-toolkit/commerce-ui/cart/cart-summary';
import {filledCart} from '@storefront-toolkit/fixtures/cart';

export default function Summary() {
  return (
    <CartSummary
      cart={filledCart}
      locale="en-IE"
      checkoutHref="#checkout"
      labels={{items: {one: '{count} piece', other: '{count} pieces'}}}
      totalsLabels={{shipping: 'Standard shipping'}}
      className="w-full max-w-96"
    />
  );
}
