'use client';

import type {AppliedPromotion, CartMessage, Coupon} from '@storefront-toolkit/types/cart';
import type {ComponentProps} from 'react';
import type {CartAction} from '../../internal/cart-action.ts';
import type {CodeEntry} from '../../internal/codes/CodeItem.tsx';
import {Codes} from '../../internal/codes/Codes.tsx';
import {distinct} from '../../internal/codes/distinct.ts';
import {fill} from '../../internal/fill.ts';
import {PromoCodesDataAttributes} from './data-attributes.ts';
import {ENGLISH, type PromoCodesLabels} from './labels.ts';

/** Props of `PromoCodes`. All other props of `<div>` reach the element. */
export interface PromoCodesProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The codes that the cart has. */
  coupons: readonly Coupon[];
  /**
   * The cart's messages. One about a code that the cart doesn't have is the field's error. One about a code that it has is
   * next to the code.
   * @default []
   */
  messages?: readonly CartMessage[] | undefined;
  /**
   * The cart's promotions. The name of one that came with a code is next to the code.
   * @default []
   */
  promotions?: readonly AppliedPromotion[] | undefined;
  /**
   * Enters a code, which the form sends as `code`. Show the cart that the change answers with. When a function rejects, the field
   * says so and keeps the code.
   */
  applyAction: CartAction;
  /** Removes a code, which the form sends as `code`. */
  removeAction: CartAction;
  /**
   * Text of the field at first, such as the code in a newsletter's link.
   * @default ''
   */
  defaultCode?: string | undefined;
  /**
   * The words, for other languages. Words that you leave out are in English.
   * @default {}
   */
  labels?: Partial<PromoCodesLabels> | undefined;
}

const isSame = (left: string | undefined, right: string) =>
  left?.trim().toUpperCase() === right.trim().toUpperCase();

/** A cart's promo codes, and a field for another one. Works without scripts if the actions are URLs or server functions. */
export function PromoCodes({
  coupons,
  messages = [],
  promotions = [],
  labels,
  ...rest
}: PromoCodesProps) {
  const words = {...ENGLISH, ...labels};
  const advice = 'Each `code` of `coupons` is a text of its own. Fix the cart in the integration.';
  const known = distinct('PromoCodes', coupons, ({code}) => code, advice);
  const news = messages.filter(({code}) => code.startsWith('coupon-'));
  const refused = news.find(({couponCode}) => !known.some(({code}) => isSame(couponCode, code)));

  const entries = known.map(({code, status}): CodeEntry => {
    const message = news.find(({couponCode}) => isSame(couponCode, code))?.text;
    const promotion = promotions.find(({couponCode}) => isSame(couponCode, code))?.label;
    const isApplied = status === 'applied';
    return {
      id: code,
      title: <bdi>{code}</bdi>,
      note: message ?? (isApplied ? promotion : words.notApplicable),
      attributes: {[PromoCodesDataAttributes.status]: status},
      state: status,
      news: fill(isApplied ? words.applied : words.appliedWithoutEffect, {code}),
      gone: fill(words.removed, {code}),
      removeName: fill(words.removeCode, {code}),
      removeFailed: fill(words.removeFailed, {code}),
    };
  });

  return (
    <Codes
      {...rest}
      entries={entries}
      entryName="code"
      words={words}
      refusal={refused && {text: refused.text, code: refused.couponCode}}
    />
  );
}
