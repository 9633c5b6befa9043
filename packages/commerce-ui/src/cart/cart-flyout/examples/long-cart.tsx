import {CartFlyout} from '@storefront-toolkit/commerce-ui/cart/cart-flyout';
import {CartLines} from '@storefront-toolkit/commerce-ui/cart/cart-lines';
import {CartSummary} from '@storefront-toolkit/commerce-ui/cart/cart-summary';
import {filledCart} from '@storefront-toolkit/fixtures/cart';

const lineItems = [1, 2, 3, 4].flatMap((copy) =>
  filledCart.lineItems.map((line) => ({...line, id: `${line.id}-${copy}`})),
);
const cart = {...filledCart, lineItems, totalQuantity: 4 * filledCart.totalQuantity};

export default function LongCart() {
  return (
    <CartFlyout
      cart={cart}
      locale="en-IE"
      cartHref="#cart"
      summary={<CartSummary cart={cart} locale="en-IE" checkoutHref="#checkout" headingLevel={3} />}
    >
      <CartLines
        cart={cart}
        locale="en-IE"
        productHref="#{slug}"
        updateAction="/cart/update"
        removeAction="/cart/remove"
      />
    </CartFlyout>
  );
}
