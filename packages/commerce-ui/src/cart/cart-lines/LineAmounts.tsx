import type {AppliedPromotion} from '@storefront-toolkit/types/cart';
import {compareMoney, formatMoney, type Money, multiplyMoney} from '@storefront-toolkit/types/cms';
import type {LocaleCode} from '@storefront-toolkit/types/config';
import type {CartLinesLabels} from './labels.ts';

interface LineTotalProps {
  subtotal: Money;
  total: Money;
  /** Whether a change is being saved, after which the amounts may be others. */
  updating: boolean;
  locale: LocaleCode;
  words: CartLinesLabels;
}

/** The total of a line, with the amount before its promotions. The vendor computes both: until then they stay as they were. */
export function LineTotal({subtotal, total, updating, locale, words}: LineTotalProps) {
  const reduced =
    subtotal.currency === total.currency && compareMoney(total, subtotal) < 0 ? subtotal : null;
  return (
    <p
      aria-busy={updating || undefined}
      className="ms-auto flex flex-wrap items-baseline justify-end gap-x-2 text-end tabular-nums"
    >
      {updating && <span className="text-sm text-ink-muted">{words.updating}</span>}{' '}
      {reduced && (
        <s className="text-sm text-ink-muted">
          <span className="sr-only">{words.before} </span>
          {formatMoney(reduced, locale)}
        </s>
      )}{' '}
      <span className={updating ? 'text-ink-muted' : 'font-semibold'}>
        <span className="sr-only">{words.total} </span>
        {formatMoney(total, locale)}
      </span>
    </p>
  );
}

interface LinePromotionsProps {
  promotions: readonly AppliedPromotion[];
  locale: LocaleCode;
}

/** The promotions of a line, each with the amount that it took off. */
export function LinePromotions({promotions, locale}: LinePromotionsProps) {
  return promotions.map(({id, label, discount}, index) => (
    // One promotion may apply twice.
    <p key={`${id} ${index}`} className="text-sm text-success">
      {label}{' '}
      <span className="whitespace-nowrap tabular-nums">
        {formatMoney(multiplyMoney(discount, -1), locale)}
      </span>
    </p>
  ));
}
