import type {MeasureUnit} from '@storefront-toolkit/types/catalog';
import type {LocaleCode} from '@storefront-toolkit/types/config';

/** Names of units in the page's language, for those that aren't symbols. */
export type UnitNames = Partial<Record<MeasureUnit, string>>;

/** The units that `Intl` can write in every language. The others are written as their symbols. */
const INTL_UNITS: Partial<Record<MeasureUnit, string>> = {
  g: 'gram',
  kg: 'kilogram',
  oz: 'ounce',
  lb: 'pound',
  ml: 'milliliter',
  l: 'liter',
  'fl oz': 'fluid-ounce',
  gal: 'gallon',
  mm: 'millimeter',
  cm: 'centimeter',
  m: 'meter',
  in: 'inch',
  ft: 'foot',
  yd: 'yard',
};

/** A measure as text, and in words for screen readers, which stumble over `ml` and `oz`. */
interface MeasureText {
  shown: string;
  spoken: string;
}

/** Writes a measure such as `100 g` and `100 grams`. */
export function formatMeasure(
  value: number,
  unit: MeasureUnit,
  locale: LocaleCode,
  unitNames: UnitNames = {},
): MeasureText {
  const name = unitNames[unit];
  const known = INTL_UNITS[unit];
  if (name === undefined && known !== undefined) {
    const write = (unitDisplay: 'short' | 'long') =>
      new Intl.NumberFormat(locale, {style: 'unit', unit: known, unitDisplay}).format(value);
    return {shown: write('short'), spoken: write('long')};
  }
  const text = `${new Intl.NumberFormat(locale).format(value)}\u00a0${name ?? unit}`;
  return {shown: text, spoken: text};
}

/** Writes a unit without a figure, such as `kg` and `kilogram`. */
export function formatUnit(
  unit: MeasureUnit,
  locale: LocaleCode,
  unitNames: UnitNames = {},
): MeasureText {
  const name = unitNames[unit];
  const known = INTL_UNITS[unit];
  if (name !== undefined || known === undefined) {
    return {shown: name ?? unit, spoken: name ?? unit};
  }
  const write = (unitDisplay: 'short' | 'long') =>
    new Intl.NumberFormat(locale, {style: 'unit', unit: known, unitDisplay})
      .formatToParts(1)
      .flatMap(({type, value}) => (type === 'unit' ? [value] : []))
      .join(' ');
  return {shown: write('short'), spoken: write('long')};
}
