'use client';

import {type CartStaleReason, useCartSync} from '@storefront-toolkit/commerce-ui/cart/cart-sync';
import {estimatedCart} from '@storefront-toolkit/fixtures/cart';
import {useState} from 'react';

const REASONS: Record<CartStaleReason, string> = {
  changed: 'Reloaded: another tab changed the cart.',
  replaced: 'Reloaded: another tab has another cart.',
  restored: 'Reloaded: you came back by the browser’s Back button.',
  hidden: 'Reloaded: you were in another tab.',
};

export default function Hidden() {
  const [text, setText] = useState('Switch to another tab, and come back to this one.');
  useCartSync({
    cart: estimatedCart,
    onStale: (reason) => setText(REASONS[reason]),
    hiddenMinutes: 0,
    channel: 'cart-sync-hidden',
    labels: {changed: 'We have updated your cart', replaced: 'You have a new cart'},
  });
  return <p>{text}</p>;
}
