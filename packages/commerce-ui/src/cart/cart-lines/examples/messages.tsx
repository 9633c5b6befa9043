import {CartLines} from '@storefront-toolkit/commerce-ui/cart/cart-lines';
import {cartWithMessages, couponCart} from '@storefront-toolkit/fixtures/cart';
import type {Cart} from '@storefront-toolkit/types/cart';
import {moneyOf} from '@storefront-toolkit/types/cms';

const [blanket, mugs] = couponCart.lineItems;
const free = moneyOf(0, 'EUR');
const wrap = moneyOf(395, 'EUR');

const cart: Cart = {
  ...cartWithMessages,
  lineItems: [
    ...cartWithMessages.lineItems,
    {...blanket!, availability: {status: 'out-of-stock'}},
    {...mugs!, quantity: 1, gift: true, subtotal: free, total: free, promotions: []},
  ],
  customLineItems: [
    {
      id: 'wrap',
      kind: 'gift-wrap',
      name: 'Gift wrap, forest',
      quantity: 1,
      unitPrice: wrap,
      subtotal: wrap,
      total: wrap,
      promotions: [],
    },
  ],
};

export default function Messages() {
  return (
    <CartLines
      cart={cart}
      locale="en-IE"
      productHref="#{slug}"
      updateAction="/cart/update"
      removeAction="/cart/remove"
      className="w-full"
    />
  );
}
