'use client';

import type {CartMessage, Payment} from '@storefront-toolkit/types/cart';
import {formatMoney} from '@storefront-toolkit/types/cms';
import type {LocaleCode} from '@storefront-toolkit/types/config';
import type {ComponentProps} from 'react';
import type {CartAction} from '../../internal/cart-action.ts';
import type {CodeEntry} from '../../internal/codes/CodeItem.tsx';
import {Codes} from '../../internal/codes/Codes.tsx';
import {distinct} from '../../internal/codes/distinct.ts';
import {fill} from '../../internal/fill.ts';
import {GiftCardsDataAttributes} from './data-attributes.ts';
import {endingOf} from './ending-of.ts';
import {ENGLISH, type GiftCardsLabels} from './labels.ts';

/** Props of `GiftCards`. All other props of `<div>` reach the element. */
export interface GiftCardsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The cart's payments. Gift cards that pay are shown, all others are left out. */
  payments: readonly Payment[];
  /** Language and region in which amounts are written: `en-IE`, `de-DE`. */
  locale: LocaleCode;
  /**
   * The cart's messages. The first one with the code `gift-card-refused` is the field's error.
   * @default []
   */
  messages?: readonly CartMessage[] | undefined;
  /**
   * Enters a gift card's code, which the form sends as `code`. Show the cart that the change answers with. When a function rejects,
   * the field says so and keeps the code.
   */
  applyAction: CartAction;
  /** Removes a gift card. The form sends the payment's `id` as `paymentId`. */
  removeAction: CartAction;
  /**
   * Text of the field at first. A route that refuses a code can put it back, since messages don't repeat it.
   * @default ''
   */
  defaultCode?: string | undefined;
  /**
   * The words, for other languages. Words that you leave out are in English.
   * @default {}
   */
  labels?: Partial<GiftCardsLabels> | undefined;
}

/** Statuses of payments that don't pay, or no longer do. */
const OVER: readonly string[] = ['failed', 'canceled', 'refunded'];

/** A cart's gift cards with what each one pays, and a field for another one. Works without scripts if the actions are URLs or server functions. */
export function GiftCards({payments, locale, messages = [], labels, ...rest}: GiftCardsProps) {
  const words = {...ENGLISH, ...labels};
  const paying = payments.filter(
    ({method, status}) => method === 'gift-card' && !OVER.includes(status),
  );
  const advice = 'Each payment has an `id` of its own. Fix the cart in the integration.';
  const cards = distinct('GiftCards', paying, ({id}) => id, advice);
  const refused = messages.find(({code}) => code === 'gift-card-refused');

  const entries = cards.map(({id, label, amount, status}): CodeEntry => {
    const ending = endingOf(label);
    const name = ending === undefined ? label : fill(words.card, {ending});
    const pays = formatMoney(amount, locale);
    return {
      id,
      title:
        ending === undefined ? (
          label
        ) : (
          <>
            <bdi aria-hidden="true">{label}</bdi>
            <span className="sr-only">{name}</span>
          </>
        ),
      note: fill(words.pays, {amount: pays}),
      attributes: {[GiftCardsDataAttributes.status]: status},
      state: 'pays',
      news: fill(words.applied, {card: name, amount: pays}),
      gone: fill(words.removed, {card: name}),
      removeName: fill(words.removeCard, {card: name}),
      removeFailed: fill(words.removeFailed, {card: name}),
    };
  });

  return (
    <Codes
      {...rest}
      entries={entries}
      entryName="paymentId"
      words={words}
      refusal={refused && {text: refused.text}}
    />
  );
}
