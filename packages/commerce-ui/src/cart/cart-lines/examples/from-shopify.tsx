import {CartLines} from '@storefront-toolkit/commerce-ui/cart/cart-lines';
import {sampleCart} from '@storefront-toolkit/fixtures/shopify';

export default function FromShopify() {
  return (
    <CartLines
      cart={sampleCart}
      locale="en-IE"
      productHref="#from-shopify-{slug}"
      updateAction="/cart/update"
      removeAction="/cart/remove"
      className="w-full"
    />
  );
}
