'use client';

import type {Cart, LineItem} from '@storefront-toolkit/types/cart';
import type {LocaleCode} from '@storefront-toolkit/types/config';
import {announce} from '@storefront-toolkit/ui/announcer';
import {useEffect, useRef, useState} from 'react';
import {goneLines, newsOf} from './cart-news.ts';
import type {CartLinesLabels} from './labels.ts';

const NONE: readonly LineItem[] = [];

/**
 * Announces the difference between a cart and the one before it.
 *
 * @param removed Ids of the lines that the shopper removed.
 * @returns The lines that went without the shopper, until the next change.
 */
export function useCartNews(
  cart: Cart,
  removed: ReadonlySet<string>,
  words: CartLinesLabels,
  locale: LocaleCode,
): readonly LineItem[] {
  const [seen, setSeen] = useState(cart);
  const [gone, setGone] = useState(NONE);
  if (cart !== seen) {
    const same = cart.id === seen.id;
    const next = same ? goneLines(seen, cart, removed) : NONE;
    setSeen(cart);
    // The same state of the cart, fetched again, leaves the message where it is.
    if (next.length > 0 || !same || cart.updatedAt !== seen.updatedAt) setGone(next);
  }

  const announced = useRef(cart);
  useEffect(() => {
    const before = announced.current;
    announced.current = cart;
    if (before === cart || before.id !== cart.id) return;
    for (const {text, assertive} of newsOf(before, cart, removed, words, locale)) {
      announce(text, {assertive});
    }
  });
  return gone;
}
