'use client';

import {CartFlyout} from '@storefront-toolkit/commerce-ui/cart/cart-flyout';
import {CartLines} from '@storefront-toolkit/commerce-ui/cart/cart-lines';
import {emptyCart, estimatedCart} from '@storefront-toolkit/fixtures/cart';
import {Button} from '@storefront-toolkit/ui/button';
import {useState} from 'react';

const mug = estimatedCart.lineItems[1]!;

export default function AddedToCart() {
  const [cart, setCart] = useState(emptyCart);
  const [open, setOpen] = useState(false);

  function add() {
    setCart((before) => {
      const quantity = before.totalQuantity + 1;
      const lineItems = [{...mug, quantity}];
      return {...before, lineItems, totalQuantity: quantity};
    });
    setOpen(true);
  }

  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <Button onClick={add}>Add to cart</Button>
      <CartFlyout
        cart={cart}
        locale="en-IE"
        cartHref="#cart"
        open={open}
        onOpenChange={setOpen}
        size="medium"
      >
        <CartLines cart={cart} locale="en-IE" productHref="#{slug}" shopHref="#shop" />
      </CartFlyout>
    </div>
  );
}
