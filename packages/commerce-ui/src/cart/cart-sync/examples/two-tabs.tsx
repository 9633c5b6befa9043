'use client';

import {useCartSync} from '@storefront-toolkit/commerce-ui/cart/cart-sync';
import {estimatedCart} from '@storefront-toolkit/fixtures/cart';
import type {Cart} from '@storefront-toolkit/types/cart';
import {toIsoDateTime} from '@storefront-toolkit/types/config';
import {QuantityControls} from '@storefront-toolkit/ui/quantity-controls';
import {useState} from 'react';

const KEY = 'cart-sync-example';
const start: Cart = {...estimatedCart, updatedAt: '2020-01-01T00:00:00.000Z'};

/** Stands for your server: it has one cart for all tabs. */
function load(): Cart {
  const saved = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Cart>;
  return {...start, ...saved};
}
function save(totalQuantity: number): Cart {
  const cart = {totalQuantity, updatedAt: toIsoDateTime(new Date())};
  localStorage.setItem(KEY, JSON.stringify(cart));
  return {...start, ...cart};
}

export default function TwoTabs() {
  const [cart, setCart] = useState(start);
  useCartSync({cart, onStale: () => setCart(load()), channel: 'cart-sync-two-tabs'});
  return (
    <div className="grid gap-4">
      <p>Open this page in a second tab, and change the number of mugs.</p>
      <QuantityControls
        rule={{min: 1, step: 1}}
        value={cart.totalQuantity}
        onValueChange={(quantity) => setCart(save(quantity))}
        label="Mugs in your cart"
        decreaseLabel="Decrease"
        increaseLabel="Increase"
      />
    </div>
  );
}
