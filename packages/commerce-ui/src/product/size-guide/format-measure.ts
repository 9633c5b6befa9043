import type {LocaleCode} from '@storefront-toolkit/types/config';
import type {SizeMeasure, SizeUnit} from './size-guide.ts';

const CENTIMETERS_PER_INCH = 2.54;

/** A length in a unit. Inches are rounded to the nearest half, from the centimeters each time, so that nothing adds up. */
export const convert = (centimeters: number, unit: SizeUnit): number =>
  unit === 'cm' ? centimeters : Math.round((centimeters / CENTIMETERS_PER_INCH) * 2) / 2;

const limitsOf = (measure: SizeMeasure): [number, number] =>
  typeof measure === 'number' ? [measure, measure] : [measure.min, measure.max];

/** Whether a measure can be shown: lengths above zero, the smaller one first. */
export function isMeasure(measure: SizeMeasure | undefined): measure is SizeMeasure {
  if (!measure) return false;
  const [min, max] = limitsOf(measure);
  return Number.isFinite(min) && Number.isFinite(max) && min > 0 && min <= max;
}

/** A measure in a unit, without the unit's name: `88–92`, `34.5–36`. */
export function formatMeasure(measure: SizeMeasure, unit: SizeUnit, locale: LocaleCode): string {
  const format = new Intl.NumberFormat(locale, {maximumFractionDigits: 1});
  const [min, max] = limitsOf(measure).map((length) => convert(length, unit)) as [number, number];
  // A range of two equal numbers would be written as an approximation: "~35".
  return format.format(min) === format.format(max)
    ? format.format(min)
    : format.formatRange(min, max);
}
