import type {
  ProductSearchFacetResultBucket,
  ProductSearchFacetResultCount,
  ProductSearchFacetResultStats,
} from '@commercetools/platform-sdk';
import {
  type Field,
  rangeOf,
  readCount,
  readEach,
  readOrReport,
  type Report,
} from '@storefront-toolkit/integration-core';
import {moneyOf} from '@storefront-toolkit/types/cms';
import type {CurrencyCode} from '@storefront-toolkit/types/config';
import type {
  BooleanRefinement,
  ListRefinement,
  PriceRefinement,
  RangeRefinement,
  Refinement,
  RefinementSelection,
  RefinementValue,
  SwatchRefinement,
} from '@storefront-toolkit/types/search';
import type {Raw} from './raw.ts';
import type {CommercetoolsFacet} from './search-facets.ts';

type Maybe<Type> = Type | null | undefined;

/** A facet of an answer, of any kind. */
export type RawFacet = Raw<
  Partial<
    ProductSearchFacetResultBucket & ProductSearchFacetResultCount & ProductSearchFacetResultStats
  >
>;
type FacetField = Field<Maybe<RawFacet>>;
type FacetOf<Type extends CommercetoolsFacet['type']> = Extract<
  CommercetoolsFacet,
  {readonly type: Type}
>;

/** The context that {@link readFacets} needs besides the answer. */
export interface FacetContext {
  readonly facets: readonly CommercetoolsFacet[];
  /** Currency of the request. */
  readonly currency: CurrencyCode;
  /** The shopper's selections. */
  readonly selections: readonly RefinementSelection[];
  readonly report: Report;
}

function readBuckets(found: FacetField, report: Report): ReadonlyMap<string, number> {
  const buckets = readEach(found.at('buckets').list(), 'refinement value', report, (bucket) => {
    return [bucket.at('key').filledText(), readCount(bucket.at('count'))] as const;
  });
  return new Map(buckets);
}

function readValues(
  found: FacetField,
  facet: FacetOf<'list' | 'swatch'>,
  selection: RefinementSelection | undefined,
  report: Report,
): ListRefinement | SwatchRefinement | undefined {
  const {key, label, operator, labelOf} = facet;
  const chosen: readonly string[] = selection?.type === 'values' ? selection.values : [];
  const counts = readBuckets(found, report);
  // A selected value that no product of the results has can be taken back too.
  const values = [...new Set([...counts.keys(), ...chosen])].filter((value) => value !== '');
  if (values.length === 0) return undefined;
  const toValue = (value: string): RefinementValue => ({
    value,
    label: labelOf ? found.read<string>('values with labels', () => labelOf(value)) : value,
    count: counts.get(value) ?? 0,
    selected: chosen.includes(value),
  });
  if (facet.type === 'list') {
    return {type: 'list', key, label, operator, values: values.map(toValue)};
  }
  const samples = values.map((value) => ({
    ...toValue(value),
    swatch: found.read('values with swatches', () => facet.swatchOf(value)),
  }));
  return {type: 'swatch', key, label, operator, values: samples};
}

/** The least and the greatest figure of the results. `undefined` when no result has one. */
function readBounds(found: FacetField) {
  if (readCount(found.at('count')) === 0) return undefined;
  const [least, most] = [found.at('min') as Field<number>, found.at('max') as Field<number>];
  const [min, max] = [least.number(), most.number()];
  return min <= max ? {min, max} : most.fail('a number not below the least');
}

function readFigures(
  found: FacetField,
  {key, label, unit}: FacetOf<'range'>,
  selection: RefinementSelection | undefined,
): RangeRefinement | undefined {
  const range = rangeOf(readBounds(found), selection?.type === 'range' ? selection : undefined);
  return range && {type: 'range', key, label, ...(unit && {unit}), ...range};
}

function readPrices(
  found: FacetField,
  {key, label}: FacetOf<'price'>,
  selection: RefinementSelection | undefined,
  currency: CurrencyCode,
): PriceRefinement | undefined {
  const cents = readBounds(found);
  const read = (end: 'min' | 'max', amount: number) =>
    found.at(end).read('an amount in cents', () => moneyOf(amount, currency));
  const bounds = cents && {min: read('min', cents.min), max: read('max', cents.max)};
  const chosen = selection?.type === 'price' ? selection : undefined;
  // A selection in another currency narrows nothing.
  const [min, max] = [chosen?.min, chosen?.max].map((price) =>
    price?.currency === currency ? price : undefined,
  );
  const range = rangeOf(bounds, {min, max});
  return range && {type: 'price', key, label, ...range};
}

function readBoolean(
  found: FacetField,
  {key, label}: FacetOf<'boolean'>,
  selection: RefinementSelection | undefined,
): BooleanRefinement | undefined {
  const count = readCount(found.at('value'));
  const selected = selection?.type === 'boolean';
  return count > 0 || selected ? {type: 'boolean', key, label, count, selected} : undefined;
}

function readFacet(
  found: FacetField,
  facet: CommercetoolsFacet,
  {selections, currency, report}: FacetContext,
): Refinement | undefined {
  const selection = selections.find(({key}) => key === facet.key);
  switch (facet.type) {
    case 'list':
    case 'swatch':
      return readValues(found, facet, selection, report);
    case 'boolean':
      return readBoolean(found, facet, selection);
    case 'range':
      return readFigures(found, facet, selection);
    case 'price':
      return readPrices(found, facet, selection, currency);
  }
}

/** The refinements of results, in the order of the store's facets. Those that can't be read are left out, and reported. */
export function readFacets(
  field: Field<Maybe<readonly Maybe<RawFacet>[]>>,
  context: FacetContext,
): readonly Refinement[] {
  const {facets, report} = context;
  // The API answers no facets when none were asked for.
  const all = facets.length > 0 ? readOrReport('refinement', report, () => field.list()) : [];
  return facets.flatMap((facet) => {
    if (!all) return [];
    const refinement = readOrReport('refinement', report, () => {
      const found = all.find((each) => each.at('name').value === facet.key);
      return readFacet(found ?? field.fail(`a facet "${facet.key}"`), facet, context);
    });
    return refinement ?? [];
  });
}
