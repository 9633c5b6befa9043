import type {Totals} from '@storefront-toolkit/types/cart';
import {formatMoney, isZeroMoney, multiplyMoney} from '@storefront-toolkit/types/cms';
import type {LocaleCode} from '@storefront-toolkit/types/config';
import type {TotalsLabels} from './labels.ts';

/** One line of the totals, ready to be shown. */
interface Line {
  key: 'subtotal' | 'discount' | 'shipping' | 'tax' | 'total';
  label: string;
  text: string;
  /** Whether the text is words in place of an amount that is not known yet. */
  unknown?: boolean | undefined;
}

/** The lines that totals consist of, in their order. A discount of zero has none; neither has included tax that is unknown. */
export function linesOf(totals: Totals, locale: LocaleCode, words: TotalsLabels): Line[] {
  const {subtotal, discount, shipping, tax, taxTreatment, total, estimated} = totals;
  const lines: (Line | false)[] = [
    {key: 'subtotal', label: words.subtotal, text: formatMoney(subtotal, locale)},
    !isZeroMoney(discount) && {
      key: 'discount',
      label: words.discount,
      text: formatMoney(multiplyMoney(discount, -1), locale),
    },
    {key: 'shipping', label: words.shipping, ...shippingText(shipping, locale, words)},
    taxTreatment === 'excluded' && {
      key: 'tax',
      label: words.tax,
      ...(tax ? {text: formatMoney(tax, locale)} : {text: words.unknown, unknown: true}),
    },
    {
      key: 'total',
      label: estimated ? words.estimatedTotal : words.total,
      text: formatMoney(total, locale),
    },
    taxTreatment === 'included' &&
      tax !== null && {key: 'tax', label: words.taxIncluded, text: formatMoney(tax, locale)},
  ];
  return lines.filter((line) => line !== false);
}

function shippingText(shipping: Totals['shipping'], locale: LocaleCode, words: TotalsLabels) {
  if (shipping === null) return {text: words.unknown, unknown: true};
  return {text: isZeroMoney(shipping) ? words.free : formatMoney(shipping, locale)};
}
