// cspell:ignore Artikel, Ihr, Warenkorb, ansehen, geladen, schließen, wird
'use client';

import {CartFlyout} from '@storefront-toolkit/commerce-ui/cart/cart-flyout';
import {CartLines} from '@storefront-toolkit/commerce-ui/cart/cart-lines';
import {estimatedCart} from '@storefront-toolkit/fixtures/cart';
import type {Cart} from '@storefront-toolkit/types/cart';
import {useState} from 'react';

/** Stands for your server, which is slow today. */
const answer = () =>
  new Promise<Cart>((resolve) => {
    setTimeout(() => resolve(estimatedCart), 2000);
  });

export default function Loading() {
  const [cart, setCart] = useState<Cart>();

  function load(open: boolean) {
    if (open && !cart) void answer().then(setCart);
  }

  return (
    <CartFlyout
      cart={cart}
      locale="de-DE"
      cartHref="#warenkorb"
      onOpenChange={load}
      labels={{
        trigger: 'Warenkorb',
        count: {one: 'Warenkorb, {count} Artikel', other: 'Warenkorb, {count} Artikel'},
        title: 'Ihr Warenkorb',
        loading: 'Ihr Warenkorb wird geladen',
        viewCart: 'Warenkorb ansehen',
        close: 'Warenkorb schließen',
      }}
    >
      {cart && <CartLines cart={cart} locale="de-DE" productHref="#{slug}" />}
    </CartFlyout>
  );
}
