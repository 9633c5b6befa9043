import {
  compareMoney,
  formatMoney,
  isMoney,
  type Money,
  moneyToDecimal,
  subtractMoney,
} from '@storefront-toolkit/types/cms';
import type {LocaleCode} from '@storefront-toolkit/types/config';
import {reportMisuse} from '@storefront-toolkit/ui/internal';
import clsx from 'clsx';
import {type ComponentProps, useId} from 'react';
import {fill} from '../../internal/fill.ts';
import {FreeShippingProgressDataAttributes} from './data-attributes.ts';
import {ENGLISH, type FreeShippingProgressLabels} from './labels.ts';

/** Props of `FreeShippingProgress`. All other props of `<div>` reach the element. */
export interface FreeShippingProgressProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The amount that counts, by your store's rule: the cart's `totals.subtotal`, or less its discount. */
  subtotal: Money;
  /** The amount from which on shipping is free, in the currency of `subtotal`. */
  threshold: Money;
  /** Language and region in which amounts are written: `en-IE`, `de-DE`. */
  locale: LocaleCode;
  /**
   * The words, for other languages. Words that you leave out are in English.
   * @default {}
   */
  labels?: Partial<FreeShippingProgressLabels> | undefined;
}

/** The amount that a cart lacks for free shipping, as a text and a bar. Renders nothing for amounts that it can't compare. */
export function FreeShippingProgress({
  subtotal,
  threshold,
  locale,
  labels,
  className,
  ...rest
}: FreeShippingProgressProps) {
  const textId = useId();
  if (process.env.NODE_ENV !== 'production') reportWrongAmounts(subtotal, threshold);
  if (!isComparable(subtotal, threshold)) return null;
  const words = {...ENGLISH, ...labels};
  const isReached = compareMoney(subtotal, threshold) >= 0;
  const left = formatMoney(subtractMoney(threshold, subtotal), locale);
  const text = isReached
    ? words.reached
    : fill(words.left, {amount: left, threshold: formatMoney(threshold, locale)});
  const value = Math.max(0, Number(moneyToDecimal(subtotal)));
  const most = Number(moneyToDecimal(threshold));
  const attributes = {
    ...rest,
    ...(isReached && {[FreeShippingProgressDataAttributes.reached]: ''}),
  };
  return (
    <div {...attributes} className={clsx('grid gap-2 text-base text-ink', className)}>
      {!isReached && <p id={textId}>{text}</p>}
      {/* Only the text at the end is in the live region, so that it isn't heard with each quantity. */}
      <p
        id={isReached ? textId : undefined}
        role="status"
        className="font-semibold text-success empty:sr-only"
      >
        {isReached && (
          <>
            <svg
              aria-hidden="true"
              viewBox="0 0 20 20"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.75"
              strokeLinecap="round"
              strokeLinejoin="round"
              className="me-1.5 inline-block size-5 align-[-0.25em]"
            >
              <path d="m4 10.5 4 4 8-9" />
            </svg>
            {text}
          </>
        )}
      </p>
      <progress
        aria-label={words.progress}
        aria-describedby={textId}
        value={isReached ? 1 : value}
        max={isReached ? 1 : most}
        className={clsx(
          'h-2 w-full appearance-none overflow-hidden rounded-full border border-transparent bg-line forced-colors:border-[CanvasText] [&::-webkit-progress-bar]:bg-line forced-colors:[&::-webkit-progress-value]:bg-[Highlight]',
          isReached
            ? '[&::-moz-progress-bar]:bg-success [&::-webkit-progress-value]:bg-success'
            : '[&::-moz-progress-bar]:bg-brand [&::-webkit-progress-value]:bg-brand',
        )}
      />
    </div>
  );
}

// Amounts of a configuration are missing at times, whatever their types say.
const isComparable = (subtotal: unknown, threshold: unknown) =>
  isMoney(subtotal) && isMoney(threshold) && subtotal.currency === threshold.currency;

function reportWrongAmounts(subtotal: Money, threshold: Money) {
  if (isComparable(subtotal, threshold)) return;
  const faults = Object.entries({subtotal, threshold}).filter(([, amount]) => !isMoney(amount));
  reportMisuse(
    'FreeShippingProgress',
    faults.length > 0
      ? `got a ${faults.map(([name]) => name).join(' and a ')} that isn't an amount, so it renders nothing. ` +
          "Pass an amount of minor units with its currency: moneyOf(5000, 'EUR')."
      : `got a subtotal in ${subtotal.currency} and a threshold in ${threshold.currency}, so nobody can say what is left and ` +
          "it renders nothing. Pass the threshold of the cart's currency.",
  );
}
