'use client';

import {CartFlyout} from '@storefront-toolkit/commerce-ui/cart/cart-flyout';
import {CartLines} from '@storefront-toolkit/commerce-ui/cart/cart-lines';
import {CartSummary} from '@storefront-toolkit/commerce-ui/cart/cart-summary';
import {FreeShippingProgress} from '@storefront-toolkit/commerce-ui/cart/free-shipping';
import {estimatedCart} from '@storefront-toolkit/fixtures/cart';
import {moneyOf} from '@storefront-toolkit/types/cms';
import {useState} from 'react';

const shipping = {threshold: moneyOf(25000, 'EUR'), locale: 'en-IE'} as const;

export default function Header() {
  const [cart, setCart] = useState(estimatedCart);

  function remove(form: FormData) {
    setCart((before) => {
      const lineItems = before.lineItems.filter(({id}) => id !== form.get('lineItemId'));
      const totalQuantity = lineItems.reduce((sum, {quantity}) => sum + quantity, 0);
      return {...before, lineItems, totalQuantity};
    });
  }

  return (
    <header className="flex w-full items-center justify-between gap-4">
      <span className="text-lg font-semibold">Example Store</span>
      <CartFlyout
        cart={cart}
        locale="en-IE"
        cartHref="#cart"
        notice={<FreeShippingProgress subtotal={cart.totals.subtotal} {...shipping} />}
        summary={<CartSummary cart={cart} locale="en-IE" checkoutHref="#pay" headingLevel={3} />}
      >
        <CartLines
          cart={cart}
          locale="en-IE"
          productHref="#{slug}"
          removeAction={remove}
          shopHref="#shop"
        />
      </CartFlyout>
    </header>
  );
}
