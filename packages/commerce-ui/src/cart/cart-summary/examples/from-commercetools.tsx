import {CartSummary} from '@storefront-toolkit/commerce-ui/cart/cart-summary';
import {sampleCart} from '@storefront-toolkit/fixtures/commercetools';

export default function FromCommercetools() {
  return (
    <CartSummary
      cart={sampleCart}
      locale="en-IE"
      headingLevel={4}
      checkoutHref="#from-commercetools-checkout"
      labels={{title: 'Order from commercetools'}}
      className="w-full max-w-96"
    />
  );
}
