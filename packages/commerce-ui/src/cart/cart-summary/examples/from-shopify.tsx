import {CartSummary} from '@storefront-toolkit/commerce-ui/cart/cart-summary';
import {sampleCart} from '@storefront-toolkit/fixtures/shopify';

export default function FromShopify() {
  return (
    <CartSummary
      cart={sampleCart}
      locale="en-IE"
      headingLevel={4}
      checkoutHref="#from-shopify-checkout"
      labels={{title: 'Order from Shopify'}}
      className="w-full max-w-96"
    />
  );
}
