import type {Totals} from '@storefront-toolkit/types/cart';
import {formatMoney, isZeroMoney, multiplyMoney} from '@storefront-toolkit/types/cms';
import type {LocaleCode} from '@storefront-toolkit/types/config';
import type {TotalsLabels} from './labels.ts';

/** One line of the totals, ready to be shown. */
interface Line {
  kind: 'subtotal' | 'discount' | 'shipping' | 'tax' | 'total';
  label: string;
  text: string;
  /** Whether the text is words in place of an amount that is not known yet. */
  unknown?: boolean | undefined;
}

/** The lines that totals consist of, in their order. A discount of zero has none; neither has included tax that is unknown. */
export function linesOf(totals: Totals, locale: LocaleCode, words: TotalsLabels): Line[] {
  const {subtotal, discount, shipping, tax, taxTreatment, total, estimated} = totals;
  const lines: (Line | false)[] = [
    {kind: 'subtotal', label: words.subtotal, text: formatMoney(subtotal, locale)},
    !isZeroMoney(discount) && {
      kind: 'discount',
      label: words.discount,
      text: formatMoney(multiplyMoney(discount, -1), locale),
    },
    {kind: 'shipping', label: words.shipping, ...shippingText(shipping, locale, words)},
    ...(taxTreatment === 'excluded' ? taxesOf(totals, locale, words) : []),
    {
      kind: 'total',
      label: estimated ? words.estimatedTotal : words.total,
      text: formatMoney(total, locale),
    },
    ...(taxTreatment === 'included' && tax ? taxesOf(totals, locale, words) : []),
  ];
  return lines.filter((line) => line !== false);
}

/** Each tax that has a name, or the sum of all. */
function taxesOf({tax, taxLines, taxTreatment}: Totals, locale: LocaleCode, words: TotalsLabels) {
  const isIncluded = taxTreatment === 'included';
  if (!tax) return [{kind: 'tax', label: words.tax, text: words.unknown, unknown: true} as const];
  const sum = {label: isIncluded ? words.taxIncluded : words.tax, amount: tax};
  const named = taxLines?.map(({label, amount}) => ({
    label: isIncluded ? words.taxLineIncluded.replace('{tax}', label) : label,
    amount,
  }));
  const shown = named?.length ? named : [sum];
  return shown.map(({label, amount}): Line => {
    return {kind: 'tax', label, text: formatMoney(amount, locale)};
  });
}

function shippingText(shipping: Totals['shipping'], locale: LocaleCode, words: TotalsLabels) {
  if (shipping === null) return {text: words.unknown, unknown: true};
  return {text: isZeroMoney(shipping) ? words.free : formatMoney(shipping, locale)};
}
