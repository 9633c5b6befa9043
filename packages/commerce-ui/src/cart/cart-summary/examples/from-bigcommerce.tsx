import {CartSummary} from '@storefront-toolkit/commerce-ui/cart/cart-summary';
import {sampleCart} from '@storefront-toolkit/fixtures/bigcommerce';

export default function FromBigCommerce() {
  return (
    <CartSummary
      cart={sampleCart}
      locale="en-IE"
      headingLevel={4}
      checkoutHref="#from-bigcommerce-checkout"
      labels={{title: 'Order from BigCommerce'}}
      className="w-full max-w-96"
    />
  );
}
