import {CartLines} from '@storefront-toolkit/commerce-ui/cart/cart-lines';
import {filledCart} from '@storefront-toolkit/fixtures/cart';

export default function WithoutScripts() {
  return (
    <CartLines
      cart={filledCart}
      locale="en-IE"
      productHref="#{slug}"
      updateAction="/cart/update"
      removeAction="/cart/remove"
      className="w-full"
    />
  );
}
