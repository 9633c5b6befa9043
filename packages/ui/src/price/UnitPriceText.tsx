import type {UnitPrice} from '@storefront-toolkit/types/catalog';
import {formatMoney} from '@storefront-toolkit/types/cms';
import type {LocaleCode} from '@storefront-toolkit/types/config';
import {formatMeasure, formatUnit, type UnitNames} from '../internal/format-measure.ts';

interface UnitPriceTextProps {
  unitPrice: UnitPrice;
  locale: LocaleCode;
  unitNames?: UnitNames | undefined;
  /** Announced instead of the slash. */
  per: string;
}

/** A price of a measure: shown as `€2.49 / 100 g`, announced as `€2.49 per 100 grams`. */
export function UnitPriceText({unitPrice, locale, unitNames, per}: UnitPriceTextProps) {
  const {price, measure, unit} = unitPrice;
  const {shown, spoken} =
    measure === 1
      ? formatUnit(unit, locale, unitNames)
      : formatMeasure(measure, unit, locale, unitNames);
  return (
    <>
      {formatMoney(price, locale)} <span aria-hidden="true">/ {shown}</span>
      <span className="sr-only">
        {per} {spoken}
      </span>
    </>
  );
}
