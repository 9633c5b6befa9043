'use client';

import {announce} from '@storefront-toolkit/ui/announcer';
import {reportMisuse} from '@storefront-toolkit/ui/internal';
import {useEffect, useLayoutEffect, useRef} from 'react';
import {stateOf, type SyncedCart} from './cart-state.ts';
import {type CartSyncLabels, ENGLISH} from './labels.ts';
import {type CartStaleReason, startSync, type Sync} from './start-sync.ts';

const MINUTE = 60_000;

/** Options of `useCartSync`. */
export interface CartSyncOptions {
  /** The cart that the page shows. Without one, such as while it is loading, the tab listens and tells nothing. */
  cart: SyncedCart | undefined;
  /**
   * Called when the cart may be out of date, with the reason. Fetch the cart again: `() => router.refresh()`. A hidden tab calls it
   * once it is shown.
   */
  onStale: (reason: CartStaleReason) => unknown;
  /**
   * Time that a tab may be hidden before its cart counts as out of date, in minutes. `Infinity` turns it off.
   * @default 10
   */
  hiddenMinutes?: number | undefined;
  /**
   * Name of the channel between the tabs. Give each store on the same origin that has its own cart another name.
   * @default 'storefront-toolkit-cart'
   */
  channel?: string | undefined;
  /**
   * The words, for other languages. Words that you leave out are in English.
   * @default {}
   */
  labels?: Partial<CartSyncLabels> | undefined;
}

/**
 * Keeps the cart in step with other tabs of the store. Call it once for each page.
 *
 * @param options The cart, and the function that fetches it again.
 */
export function useCartSync({
  cart,
  onStale,
  hiddenMinutes = 10,
  channel = 'storefront-toolkit-cart',
  labels,
}: CartSyncOptions): void {
  if (process.env.NODE_ENV !== 'production') reportWrongOptions(cart, hiddenMinutes);
  const sync = useRef<Sync>(undefined);
  const handler = useRef<(reason: CartStaleReason) => void>(undefined);
  useLayoutEffect(() => {
    handler.current = (reason) => {
      const words = {...ENGLISH, ...labels};
      if (reason === 'changed' || reason === 'replaced') announce(words[reason]);
      onStale(reason);
    };
  });

  const hiddenFor = hiddenMinutes >= 0 ? hiddenMinutes * MINUTE : Infinity;
  useEffect(() => {
    const started = startSync({
      channel,
      hiddenFor,
      onStale: (reason) => handler.current?.(reason),
    });
    sync.current = started;
    return started.stop;
  }, [channel, hiddenFor]);

  useEffect(() => {
    if (cart) sync.current?.update(stateOf(cart));
  }, [cart, channel, hiddenFor]);
}

function reportWrongOptions(cart: SyncedCart | undefined, hiddenMinutes: number) {
  if (!(hiddenMinutes >= 0)) {
    reportMisuse(
      'useCartSync',
      `got ${hiddenMinutes} for \`hiddenMinutes\`, so a hidden tab's cart never counts as out of date. Pass minutes, 0 or ` +
        'more, or `Infinity` to turn it off.',
    );
  }
  if (cart && Number.isNaN(Date.parse(cart.updatedAt))) {
    reportMisuse(
      'useCartSync',
      `got the cart ${cart.id} with "${cart.updatedAt}" as \`updatedAt\`, which isn't a date, so other tabs may miss a ` +
        'change. Read the date of the last change in the integration.',
    );
  }
}
