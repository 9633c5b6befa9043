import type {MeasureUnit} from '@storefront-toolkit/types/catalog';
import {moneyToDecimal} from '@storefront-toolkit/types/cms';
import type {LocaleCode} from '@storefront-toolkit/types/config';
import type {PriceRefinement, RangeRefinement} from '@storefront-toolkit/types/search';
import {FieldGroup} from '@storefront-toolkit/ui/forms/label';
import {writePrice} from '../../internal/listing-params/bounds.ts';
import {nameOf} from '../../internal/listing-params/names.ts';
import type {RefinementsLabels} from './labels.ts';
import {RangeFields} from './RangeFields.tsx';
import {refinementAttributes} from './refinement-attributes.ts';
import {sliderLimits} from './slider-limits.ts';

interface RangeRefinementFieldsProps {
  refinement: PriceRefinement | RangeRefinement;
  locale: LocaleCode;
  words: RefinementsLabels;
  unitNames: Partial<Record<MeasureUnit, string>> | undefined;
}

/** The sign of a currency, such as €. */
const signOf = (currency: string, locale: LocaleCode) =>
  new Intl.NumberFormat(locale, {style: 'currency', currency, currencyDisplay: 'narrowSymbol'})
    .formatToParts(0)
    .find(({type}) => type === 'currency')?.value;

/** A bound of the results as a field shows it while it is empty. */
const placeholder = (bound: number, locale: LocaleCode, digits: number) =>
  Number.isFinite(bound)
    ? new Intl.NumberFormat(locale, {
        minimumFractionDigits: Number.isInteger(bound) ? 0 : digits,
        useGrouping: false,
      }).format(bound)
    : '';

/** The inputs of a range, by its type. */
function inputsOf({refinement, locale, unitNames}: RangeRefinementFieldsProps) {
  const {type, key} = refinement;
  if (type === 'range') {
    const {min, max, selectedMin, selectedMax, unit} = refinement;
    const whole = [min, max].every(Number.isInteger);
    return {
      names: [nameOf.range(key, 'min'), nameOf.range(key, 'max')] as const,
      selected: [String(selectedMin ?? ''), String(selectedMax ?? '')] as const,
      placeholders: [placeholder(min, locale, 0), placeholder(max, locale, 0)] as const,
      sign: unit && (unitNames?.[unit] ?? unit),
      format: undefined,
      min: undefined,
      limits: sliderLimits(min, max, whole ? 1 : 0),
    };
  }
  const {min, max, selectedMin, selectedMax} = refinement;
  const {currency, exponent} = min;
  const least = Number((10 ** -exponent).toFixed(exponent));
  const [low, high] = [Number(moneyToDecimal(min)), Number(moneyToDecimal(max))];
  const limits = sliderLimits(low, high, least);
  const digits = limits && limits.step < 1 ? exponent : 0;
  return {
    names: [nameOf.price(key, 'min', currency), nameOf.price(key, 'max', currency)] as const,
    selected: [
      selectedMin ? writePrice(selectedMin) : '',
      selectedMax ? writePrice(selectedMax) : '',
    ] as const,
    placeholders: [
      placeholder(low, locale, exponent),
      placeholder(high, locale, exponent),
    ] as const,
    sign: signOf(currency, locale),
    format: {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    } as const,
    min: 0,
    limits,
  };
}

/** A range of prices or of a figure. */
export function RangeRefinementFields(props: RangeRefinementFieldsProps) {
  const {refinement, locale, words} = props;
  const {label} = refinement;
  const {sign, ...inputs} = inputsOf(props);
  const withSign = (text: string) => (sign === undefined ? text : `${text} (${sign})`);
  return (
    <FieldGroup {...refinementAttributes(refinement)} label={label}>
      <RangeFields
        {...inputs}
        labels={[withSign(words.from), withSign(words.to)]}
        thumbLabels={[
          words.lowest.replace('{label}', () => label),
          words.highest.replace('{label}', () => label),
        ]}
        locale={locale}
      />
    </FieldGroup>
  );
}
