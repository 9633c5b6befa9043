import {
  type Field,
  readEach,
  readOrReport,
  type Report,
} from '@storefront-toolkit/integration-core';
import {moneyFromDecimal} from '@storefront-toolkit/types/cms';
import type {CurrencyCode} from '@storefront-toolkit/types/config';
import type {
  ListRefinement,
  PriceRefinement,
  Refinement,
  RefinementSelection,
  RefinementValue,
  SwatchRefinement,
  SwatchRefinementValue,
} from '@storefront-toolkit/types/search';
import {readSwatch} from './normalize-variant.ts';
import type {Raw} from './raw.ts';
import type {Filter, FilterValue} from './schema.ts';
import {filterOf, nameOfFilter} from './search-filters.ts';

type Maybe<Type> = Type | null | undefined;
type RawFilter = Maybe<Raw<Filter>>;
type RawFilterValue = Maybe<Raw<FilterValue>>;

/** The context that {@link readFilters} needs besides Shopify's filters. */
export interface FilterContext {
  /** Currency of the request. */
  readonly currency: CurrencyCode;
  /** The shopper's selections. */
  readonly selections: readonly RefinementSelection[];
  readonly report: Report;
}

type Value = RefinementValue | SwatchRefinementValue;

function readValue(
  value: Field<RawFilterValue>,
  chosen: readonly string[],
  report: Report,
): Value | undefined {
  const count = value.at('count').integer();
  const input = value.at('input').filledText();
  if (!filterOf(input)) return value.at('input').fail('a filter of products, as JSON');
  const swatch = readOrReport('swatch', report, () => {
    const given = value.at('swatch').given();
    return given && readSwatch(given);
  });
  return {
    value: input,
    label: value.at('label').filledText(),
    count: count >= 0 ? count : value.at('count').fail('a whole number of 0 or above'),
    selected: chosen.includes(input),
    ...(swatch && {swatch}),
  };
}

/** The selected values that are not among those of the answer: no product of the results has them. */
function missingValues(chosen: readonly string[], values: readonly Value[]): readonly Value[] {
  return [...new Set(chosen)].flatMap((value) => {
    const filter = filterOf(value);
    if (!filter || values.some((known) => known.value === value)) return [];
    return {value, label: nameOfFilter(filter), count: 0, selected: true};
  });
}

const hasSwatch = (value: Value): value is SwatchRefinementValue => 'swatch' in value;

function readList(
  filter: Field<RawFilter>,
  base: {readonly key: string; readonly label: string},
  {selections, report}: FilterContext,
): ListRefinement | SwatchRefinement | undefined {
  const selection = selections.find(({key}) => key === base.key);
  const chosen = selection?.type === 'values' ? selection.values : [];
  const given = readEach(filter.at('values').list(), 'refinement value', report, (value) =>
    readValue(value, chosen, report),
  );
  const unique = given.filter(
    ({value}, index) => given.findIndex((other) => other.value === value) === index,
  );
  const values = [...unique, ...missingValues(chosen, unique)];
  if (values.length === 0) return undefined;
  // One value without a sample would be a hole among the others.
  return filter.at('presentation').value === 'SWATCH' && values.every(hasSwatch)
    ? {type: 'swatch', ...base, operator: 'or', values}
    : {
        type: 'list',
        ...base,
        operator: 'or',
        values: values.map(({value, label, count, selected}) => ({value, label, count, selected})),
      };
}

function readPrices(
  filter: Field<RawFilter>,
  base: {readonly key: string; readonly label: string},
  {currency, selections}: FilterContext,
): PriceRefinement {
  const [value] = filter.at('values').list();
  const input = value?.at('input') ?? filter.at('values').fail('a list with a range');
  const text = input.filledText();
  const [min, max] = input.read('a range of prices, as JSON', () => {
    const {price} = JSON.parse(text) as {price: {min: unknown; max: unknown}};
    const bounds = [price.min, price.max].map((bound) => {
      if (typeof bound !== 'number' || bound < 0)
        throw new RangeError(`${String(bound)} isn't a price`);
      return moneyFromDecimal(String(bound), currency, 'half-up');
    });
    if (price.max! < price.min!) throw new RangeError('It ends before it begins');
    return bounds as [PriceRefinement['min'], PriceRefinement['max']];
  });
  const selection = selections.find(({key}) => key === base.key);
  const chosen = selection?.type === 'price' ? selection : undefined;
  const selectedMin = chosen?.min?.currency === currency ? chosen.min : undefined;
  const selectedMax = chosen?.max?.currency === currency ? chosen.max : undefined;
  return {
    type: 'price',
    ...base,
    min,
    max,
    ...(selectedMin && {selectedMin}),
    ...(selectedMax && {selectedMax}),
  };
}

/** The refinements of a list. Those that can't be read are left out, and reported. */
export const readFilters = (
  field: Field<Maybe<readonly RawFilter[]>>,
  context: FilterContext,
): readonly Refinement[] =>
  readEach(field.list(), 'refinement', context.report, (filter): Refinement | undefined => {
    const base = {key: filter.at('id').filledText(), label: filter.at('label').filledText()};
    const type = filter.at('type').oneOf('LIST', 'BOOLEAN', 'PRICE_RANGE');
    return type === 'PRICE_RANGE'
      ? readPrices(filter, base, context)
      : readList(filter, base, context);
  });
