import {
  addMoney,
  compareMoney,
  formatMoney,
  type Money,
  moneyOf,
  subtractMoney,
} from '@storefront-toolkit/types/cms';
import type {Totals as CartTotals} from '@storefront-toolkit/types/cart';
import type {LocaleCode} from '@storefront-toolkit/types/config';
import clsx from 'clsx';
import type {ComponentProps} from 'react';
import {reportMisuse} from '../internal/report-misuse.ts';
import {TotalsDataAttributes} from './data-attributes.ts';
import {ENGLISH, type TotalsLabels} from './labels.ts';
import {linesOf} from './lines.ts';

/** Props of `Totals`. All other props of `<dl>` reach the element. */
export interface TotalsProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** The sums of the cart or the order, as the integration sends them. The component doesn't calculate. */
  totals: CartTotals;
  /** Language and region in which amounts are written: `en-IE`, `de-DE`. */
  locale: LocaleCode;
  /**
   * The words beside the amounts, for other languages. Words that you leave out are in English.
   * @default {}
   */
  labels?: Partial<TotalsLabels> | undefined;
}

/** The sums of a cart or an order, line by line, with the total last. */
export function Totals({totals, locale, labels, className, ...rest}: TotalsProps) {
  if (process.env.NODE_ENV !== 'production') reportWrongSum(totals, locale);
  const lines = linesOf(totals, locale, {...ENGLISH, ...labels});
  const attributes = {
    ...rest,
    ...(totals.estimated && {[TotalsDataAttributes.estimated]: ''}),
  };
  return (
    <dl {...attributes} className={clsx('grid gap-2 text-base text-ink', className)}>
      {lines.map(({kind, label, text, unknown}, index) => (
        <div
          // Two taxes may have one name.
          key={`${kind} ${index}`}
          {...{[TotalsDataAttributes.line]: kind}}
          className={clsx(
            'flex flex-wrap items-baseline justify-between gap-x-4',
            kind === 'total' && 'border-t border-line pt-2 text-lg font-semibold',
            // Included tax is below the total, and a part of it.
            kind === 'tax' && totals.taxTreatment === 'included' && 'text-sm text-ink-muted',
          )}
        >
          <dt>{label}</dt>
          <dd
            className={clsx(
              'ms-auto text-end tabular-nums',
              unknown && 'text-ink-muted',
              kind === 'discount' && 'text-success',
            )}
          >
            {text}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Reports totals that do not add up as the contract says. */
function reportWrongSum(totals: CartTotals, locale: LocaleCode) {
  const {subtotal, discount, shipping, tax, taxTreatment, total} = totals;
  const nothing = moneyOf(0, total.currency);
  const parts: Money[] = [
    subtotal,
    shipping ?? nothing,
    (taxTreatment === 'excluded' && tax) || nothing,
  ];
  if ([...parts, discount].some(({currency}) => currency !== total.currency)) {
    reportMisuse(
      'Totals',
      `got amounts of several currencies, so they cannot add up to ${formatMoney(total, locale)}. ` +
        'Convert them in the integration, or ask the vendor for one currency.',
    );
    return;
  }
  const expected = subtractMoney(parts.reduce(addMoney), discount);
  if (compareMoney(expected, total) === 0) return;
  reportMisuse(
    'Totals',
    `got a total of ${formatMoney(total, locale)}, but its lines add up to ${formatMoney(expected, locale)}, ` +
      'and shoppers add them up too. The total is subtotal − discount + shipping, plus tax if prices ' +
      'exclude it. Fix the integration.',
  );
}
