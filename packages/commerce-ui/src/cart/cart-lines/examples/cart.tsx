'use client';

import {CartLines} from '@storefront-toolkit/commerce-ui/cart/cart-lines';
import {estimatedCart} from '@storefront-toolkit/fixtures/cart';
import type {LineItem} from '@storefront-toolkit/types/cart';
import {multiplyMoney} from '@storefront-toolkit/types/cms';
import {useState} from 'react';

/** Stands for your server, which changes the cart and computes the amounts. */
async function answer(lines: readonly LineItem[], form: FormData) {
  await new Promise((resolve) => setTimeout(resolve, 600));
  const quantity = Number(form.get('quantity'));
  return lines.flatMap((line) => {
    if (line.id !== form.get('lineItemId')) return [line];
    if (!form.has('quantity')) return [];
    const total = multiplyMoney(line.unitPricing.price, quantity);
    return [{...line, quantity, subtotal: total, total}];
  });
}

export default function LiveCart() {
  const [cart, setCart] = useState(estimatedCart);

  async function change(form: FormData) {
    const lineItems = await answer(cart.lineItems, form);
    setCart((before) => ({...before, lineItems}));
  }

  return (
    <CartLines
      cart={cart}
      locale="en-IE"
      productHref="#{slug}"
      updateAction={change}
      removeAction={change}
      shopHref="#continue-shopping"
      className="w-full"
    />
  );
}
