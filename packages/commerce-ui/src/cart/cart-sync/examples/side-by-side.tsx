'use client';

import {useCartSync} from '@storefront-toolkit/commerce-ui/cart/cart-sync';
import {estimatedCart} from '@storefront-toolkit/fixtures/cart';
import type {Cart} from '@storefront-toolkit/types/cart';
import {toIsoDateTime} from '@storefront-toolkit/types/config';
import {Button} from '@storefront-toolkit/ui/button';
import {useState} from 'react';

/** Stands for your server: it has one cart for all tabs. */
let saved: Cart = {...estimatedCart, updatedAt: '2020-01-01T00:00:00.000Z'};

function addMug() {
  const updatedAt = toIsoDateTime(new Date());
  saved = {...saved, totalQuantity: saved.totalQuantity + 1, updatedAt};
  return saved;
}

function Tab({name}: {name: string}) {
  const [cart, setCart] = useState(saved);
  useCartSync({cart, onStale: () => setCart(saved), channel: 'cart-sync-side-by-side'});
  return (
    <section className="grid justify-items-start gap-3 rounded-lg border border-line p-4">
      <h3 className="font-semibold">{name}</h3>
      <p>{cart.totalQuantity} items in your cart</p>
      <Button variant="secondary" onClick={() => setCart(addMug())}>
        Add a mug in {name.toLowerCase()}
      </Button>
    </section>
  );
}

export default function SideBySide() {
  return (
    <div className="grid w-full gap-4 sm:grid-cols-2">
      <Tab name="Tab 1" />
      <Tab name="Tab 2" />
    </div>
  );
}
