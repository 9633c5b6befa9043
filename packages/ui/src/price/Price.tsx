import type {MeasureUnit, Pricing} from '@storefront-toolkit/types/catalog';
import {
  compareMoney,
  formatMoney,
  formatMoneyRange,
  isZeroMoney,
  type Money,
} from '@storefront-toolkit/types/cms';
import type {LocaleCode} from '@storefront-toolkit/types/config';
import clsx from 'clsx';
import type {ComponentProps} from 'react';
import {PriceDataAttributes} from './data-attributes.ts';
import {ENGLISH, type PriceLabels} from './labels.ts';
import {struckPrice} from './struck-price.ts';
import {UnitPriceText} from './UnitPriceText.tsx';
import {amountVariants, listPriceVariants, type PriceSize} from './variants.ts';

/** The notation of a price that differs between variants. */
export type PriceRangeDisplay =
  /** The price of the cheapest variant that can be bought, after `From`. */
  | 'from'
  /** The lowest and the highest price. Without list price, unit price and savings: these are those of one variant. */
  | 'range';

/** Props of `Price`. All other props of `<span>` reach the element. */
export interface PriceProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The pricing of a product or a variant, as the catalog sends it. */
  pricing: Pricing;
  /** Language and region in which amounts are written: `en-IE`, `de-DE`. */
  locale: LocaleCode;
  /**
   * Size of the price: 16, 18 or 28 CSS pixels.
   * @default 'medium'
   */
  size?: PriceSize | undefined;
  /**
   * The notation of a range. Without effect where all variants cost the same.
   * @default 'from'
   */
  rangeDisplay?: PriceRangeDisplay | undefined;
  /**
   * Whether a note says that tax is included, or is added.
   * @default false
   */
  taxNote?: boolean | undefined;
  /**
   * The words around the amounts, for other languages. Words that you leave out are in English.
   * @default {}
   */
  labels?: Partial<PriceLabels> | undefined;
  /**
   * Names of the units of unit prices that have no symbol, for other languages: `{piece: 'each'}`.
   * @default {}
   */
  unitNames?: Partial<Record<MeasureUnit, string>> | undefined;
}

/** A price: the current one, the former one, the amount saved, and the notes that consumer law requires. */
export function Price({
  pricing,
  locale,
  size = 'medium',
  rangeDisplay = 'from',
  taxNote = false,
  labels,
  unitNames,
  className,
  ...rest
}: PriceProps) {
  const words = {...ENGLISH, ...labels};
  const range = spanOf(pricing);
  const asRange = range !== undefined && rangeDisplay === 'range';
  const struck = asRange ? undefined : struckPrice(pricing);
  const write = (money: Money) => (isZeroMoney(money) ? words.free : formatMoney(money, locale));
  const attributes = {
    ...rest,
    [PriceDataAttributes.size]: size,
    ...(struck && {[PriceDataAttributes.sale]: ''}),
    ...(asRange && {[PriceDataAttributes.range]: ''}),
  };
  return (
    <span {...attributes} className={clsx('inline-flex flex-col items-start', className)}>
      <span className="flex flex-wrap items-baseline gap-x-2">
        {asRange ? (
          <span className={amountVariants({size, sale: false})}>
            <PriceEnds {...range} locale={locale} to={words.to} />
          </span>
        ) : (
          <span className={amountVariants({size, sale: struck !== undefined})}>
            {struck && <span className="sr-only">{words.now} </span>}
            {range && <span className="text-sm weight-regular">{words.from} </span>}
            {write(pricing.price)}
          </span>
        )}{' '}
        {struck && (
          <s className={listPriceVariants({size})}>
            <span className="sr-only">{words.was} </span>
            {write(struck)}
          </s>
        )}{' '}
        {struck && pricing.discount && pricing.discount.percent > 0 && (
          <span className="text-sm weight-semibold text-danger">
            {words.save}{' '}
            {new Intl.NumberFormat(locale, {style: 'percent'}).format(
              pricing.discount.percent / 100,
            )}
          </span>
        )}
      </span>{' '}
      {!asRange && pricing.unitPrice && (
        <span className={NOTE}>
          <UnitPriceText
            unitPrice={pricing.unitPrice}
            locale={locale}
            unitNames={unitNames}
            per={words.per}
          />
        </span>
      )}{' '}
      {struck && pricing.lowestRecentPrice && (
        <span className={NOTE}>
          {words.lowest} {write(pricing.lowestRecentPrice)}
        </span>
      )}{' '}
      {taxNote && (
        <span className={NOTE}>
          {pricing.tax === 'included' ? words.taxIncluded : words.taxExcluded}
        </span>
      )}
    </span>
  );
}

/** The range, unless a vendor sends one whose ends are the same. */
function spanOf({range}: Pricing) {
  return range && compareMoney(range.min, range.max) < 0 ? range : undefined;
}

const NOTE = 'text-sm text-ink-muted';

interface PriceEndsProps {
  min: Money;
  max: Money;
  locale: LocaleCode;
  /** Announced instead of the dash. */
  to: string;
}

function PriceEnds({min, max, locale, to}: PriceEndsProps) {
  return (
    <>
      <span aria-hidden="true">{formatMoneyRange(min, max, locale)}</span>
      <span className="sr-only">
        {formatMoney(min, locale)} {to} {formatMoney(max, locale)}
      </span>
    </>
  );
}
