import type {DeliveryWindow} from '@storefront-toolkit/types/cart';
import type {LocaleCode} from '@storefront-toolkit/types/config';
import {fill} from '../../internal/fill.ts';
import {DAY, formatCutoff, formatDays, formatDuration, MINUTE} from './format.ts';
import type {DeliveryPromiseLabels} from './labels.ts';

interface PromiseInput {
  delivery: DeliveryWindow | undefined;
  /** Days for orders after the cutoff. */
  afterCutoff: DeliveryWindow | undefined;
  /** Time until which an order is in time, in milliseconds. */
  cutoff: number | undefined;
  now: number;
  isPickup: boolean;
  hasForm: boolean;
  locale: LocaleCode;
  timeZone: string;
  words: DeliveryPromiseLabels;
}

interface DeliveryText {
  state: 'before-cutoff' | 'after-cutoff' | 'promised' | 'unknown';
  text: string;
}

/** The sentence for a moment. */
export function promiseOf(input: PromiseInput): DeliveryText {
  const {delivery, afterCutoff, cutoff, now, isPickup, hasForm, locale, words} = input;
  if (!delivery) return {state: 'unknown', text: hasForm ? words.unknown : words.atCheckout};
  const plain = isPickup ? words.readyForPickUp : words.delivered;
  const date = formatDays(delivery, locale);
  if (cutoff === undefined) return {state: 'promised', text: fill(plain, {date})};
  const left = cutoff - now;
  if (left <= 0) {
    const text = afterCutoff
      ? fill(plain, {date: formatDays(afterCutoff, locale)})
      : fill(words.passed, {date});
    return {state: 'after-cutoff', text};
  }
  if (left > DAY) {
    const by = isPickup ? words.pickUpBy : words.orderBy;
    const text = fill(by, {date, cutoff: formatCutoff(cutoff, locale, input.timeZone)});
    return {state: 'before-cutoff', text};
  }
  const time = left < MINUTE ? words.lastMinute : formatDuration(left, locale);
  const within = isPickup ? words.pickUpWithin : words.orderWithin;
  return {state: 'before-cutoff', text: fill(within, {date, time})};
}
