// cspell:words revalidator

import type {CartMessage} from '@storefront-toolkit/types/cart';
import {useRevalidator} from 'react-router';
import {useMarket} from './use-market.ts';

/** The changes of a cart that there is an address for: `/de-DE/cart/add`. */
export type CartChange =
  | 'add'
  | 'apply-code'
  | 'apply-gift-card'
  | 'remove'
  | 'remove-code'
  | 'remove-gift-card'
  | 'update';

/** Gives the function that changes the cart without loading a page. It rejects when the change has failed. */
export function useCartChange() {
  const {prefix} = useMarket();
  const {revalidate} = useRevalidator();
  return async (change: CartChange, form: FormData): Promise<readonly CartMessage[]> => {
    const answer = await fetch(`${prefix}/cart/${change}`, {
      method: 'POST',
      headers: {Accept: 'application/json'},
      body: form,
    });
    if (!answer.ok) throw new Error(`The cart answered with the status ${answer.status}.`);
    const {messages} = (await answer.json()) as {messages: readonly CartMessage[]};
    await revalidate();
    return messages;
  };
}
