import {CartLines} from '@storefront-toolkit/commerce-ui/cart/cart-lines';
import {sampleCart} from '@storefront-toolkit/fixtures/bigcommerce';

export default function FromBigCommerce() {
  return (
    <CartLines
      cart={sampleCart}
      locale="en-IE"
      productHref="#from-bigcommerce-{slug}"
      updateAction="/cart/update"
      removeAction="/cart/remove"
      className="w-full"
    />
  );
}
