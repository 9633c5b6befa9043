import {CartLines} from '@storefront-toolkit/commerce-ui/cart/cart-lines';
import {sampleCart} from '@storefront-toolkit/fixtures/commercetools';

export default function FromCommercetools() {
  return (
    <CartLines
      cart={sampleCart}
      locale="en-IE"
      productHref="#from-commercetools-{slug}"
      updateAction="/cart/update"
      removeAction="/cart/remove"
      className="w-full"
    />
  );
}
