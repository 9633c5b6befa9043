'use client';

import {estimatedCart} from '@storefront-toolkit/fixtures/cart';
import type {LineItem} from '@storefront-toolkit/types/cart';
import {multiplyMoney, sumMoney} from '@storefront-toolkit/types/cms';
import {createHrefOf} from '@storefront-toolkit/ui/link';
import {useState} from 'react';
import {CartView} from '../CartView.tsx';

const hrefOf = createHrefOf({prefix: '#'});

function withQuantity(line: LineItem, quantity: number): LineItem {
  const total = multiplyMoney(line.unitPricing.price, quantity);
  return {...line, quantity, subtotal: total, total};
}

export default function Cart() {
  const [cart, setCart] = useState(estimatedCart);

  /** Stands for your server, which adds up. */
  async function change(update: (lines: readonly LineItem[]) => readonly LineItem[]) {
    await new Promise((answer) => setTimeout(answer, 600));
    setCart((before) => {
      const lineItems = update(before.lineItems);
      const amounts = lineItems.map(({total}) => total);
      const total = sumMoney(amounts, before.currency);
      return {...before, lineItems, totals: {...before.totals, subtotal: total, total}};
    });
  }

  return (
    <CartView
      cart={cart}
      locale="en-IE"
      checkoutHref="#/checkout"
      hrefOf={hrefOf}
      headingLevel={2}
      onQuantityChange={(id, quantity) =>
        change((lines) =>
          lines.map((line) => (line.id === id ? withQuantity(line, quantity) : line)),
        )
      }
      onRemove={(id) => change((lines) => lines.filter((line) => line.id !== id))}
    />
  );
}
