import {type Field, rangeOf, readCount} from '@storefront-toolkit/integration-core';
import type {Swatch} from '@storefront-toolkit/types/catalog';
import type {Money} from '@storefront-toolkit/types/cms';
import type {CurrencyCode} from '@storefront-toolkit/types/config';
import type {
  ListRefinement,
  PriceRefinement,
  RangeRefinement,
  Refinement,
  RefinementSelection,
  RefinementValue,
  SwatchRefinement,
} from '@storefront-toolkit/types/search';
import {readMoney} from './normalize-hit.ts';
import type {RawResponse} from './raw.ts';
import {type AlgoliaFacet, attributeOf} from './store.ts';

type Maybe<Type> = Type | null | undefined;
type Ordering = NonNullable<NonNullable<RawResponse['renderingContent']>['facetOrdering']>;

const textsOf = (field: Field<Maybe<readonly Maybe<string>[]>> | undefined): readonly string[] =>
  field
    ?.given()
    ?.list()
    .map((item) => item.text()) ?? [];

/** Values of a facet with their counts, in the order of a merchandiser. Algolia sends those with the most products first. */
function readCounts(
  response: Field<RawResponse>,
  attribute: string,
  ordering: Field<Ordering> | undefined,
): readonly (readonly [string, number])[] {
  const facets = response.at('facets').given();
  const counts = facets?.at(attribute).given()?.entries() ?? [];
  const all = counts.map(([value, count]) => [value, readCount(count as Field<number>)] as const);
  const rule = ordering?.at('values').given()?.at(attribute).given();
  const hidden = textsOf(rule?.at('hide'));
  const first = textsOf(rule?.at('order'));
  const rest = rule?.at('sortRemainingBy').optionalText();
  const shown = all.filter(([value]) => !hidden.includes(value));
  const others = shown.filter(([value]) => !first.includes(value));
  if (rest === 'alpha') others.sort(([a], [b]) => a.localeCompare(b));
  return [
    ...first.flatMap((value) => shown.filter(([name]) => name === value)),
    ...(rest === 'hidden' ? [] : others),
  ];
}

/** The least and the greatest figure among the results. `undefined` when no result has one. */
function readStats<Figure>(
  response: Field<RawResponse>,
  attribute: string,
  read: (field: Field<Maybe<number>>) => Figure,
): {readonly min: Figure; readonly max: Figure} | undefined {
  const stats = response.at('facets_stats').given()?.at(attribute).given();
  if (!stats) return undefined;
  const [min, max] = [stats.at('min'), stats.at('max')];
  if (min.number() > max.number()) max.fail('a number not below the least');
  return {min: read(min), max: read(max)};
}

/** A selection of prices in the currency of the request. One in another currency narrows nothing. */
const inCurrency = (money: Money | undefined, currency: CurrencyCode) =>
  money?.currency === currency ? money : undefined;

/** The sources of a refinement. */
export interface RefinementSource {
  /** The answer that counts the values of the facet. */
  readonly response: Field<RawResponse>;
  /** Currency of the request. */
  readonly currency: CurrencyCode;
  /** The facet's selected values. */
  readonly selection: RefinementSelection | undefined;
  /** The order that a merchandiser has set in Algolia. */
  readonly ordering: Field<Ordering> | undefined;
}

type FacetOf<Type extends AlgoliaFacet['type']> = Extract<AlgoliaFacet, {readonly type: Type}>;

function readPrices(
  {key, label}: FacetOf<'price'>,
  attribute: string,
  {response, currency, selection}: RefinementSource,
): PriceRefinement | undefined {
  const chosen = selection?.type === 'price' ? selection : undefined;
  const [min, max] = [chosen?.min, chosen?.max].map((money) => inCurrency(money, currency));
  const stats = readStats(response, attribute, (field) => readMoney(field, currency));
  const range = rangeOf(stats, {min, max});
  return range && {type: 'price', key, label, ...range};
}

function readFigures(
  {key, label, unit}: FacetOf<'range'>,
  attribute: string,
  {response, selection}: RefinementSource,
): RangeRefinement | undefined {
  const stats = readStats(response, attribute, (field) => field.number());
  const range = rangeOf(stats, selection?.type === 'range' ? selection : undefined);
  return range && {type: 'range', key, label, ...(unit && {unit}), ...range};
}

function readValues(
  facet: FacetOf<'list' | 'swatch'>,
  counts: readonly (readonly [string, number])[],
  {response, selection}: RefinementSource,
): ListRefinement | SwatchRefinement | undefined {
  const {key, label, operator, labelOf} = facet;
  const chosen: readonly string[] = selection?.type === 'values' ? selection.values : [];
  const missing = chosen.filter((value) => !counts.some(([counted]) => counted === value));
  const all = [...counts, ...[...new Set(missing)].map((value) => [value, 0] as const)];
  if (all.length === 0) return undefined;
  const field = response.at('facets') as Field;
  const toValue = ([value, count]: readonly [string, number]): RefinementValue => ({
    value,
    label: labelOf ? field.read<string>('values with labels', () => labelOf(value)) : value,
    count,
    selected: chosen.includes(value),
  });
  if (facet.type === 'list') return {type: 'list', key, label, operator, values: all.map(toValue)};
  const values = all.map((pair) => ({
    ...toValue(pair),
    swatch: field.read<Swatch>('values with swatches', () => facet.swatchOf(pair[0])),
  }));
  return {type: 'swatch', key, label, operator, values};
}

/** A refinement with what a shopper can choose. `undefined` when there is nothing to choose and nothing is selected. */
export function readRefinement(
  facet: AlgoliaFacet,
  source: RefinementSource,
): Refinement | undefined {
  const {response, currency, selection, ordering} = source;
  const attribute = attributeOf(facet, currency);
  if (facet.type === 'price') return readPrices(facet, attribute, source);
  if (facet.type === 'range') return readFigures(facet, attribute, source);
  const counts = readCounts(response, attribute, ordering);
  if (facet.type !== 'boolean') return readValues(facet, counts, source);
  const {key, label} = facet;
  const selected = selection?.type === 'boolean';
  const count = counts.find(([value]) => value === 'true')?.[1] ?? 0;
  return count > 0 || selected ? {type: 'boolean', key, label, count, selected} : undefined;
}

/** Facets in the order of a merchandiser, then in that of the store. Those that the merchandiser hides are left out. */
export function orderFacets(
  facets: readonly AlgoliaFacet[],
  ordering: Field<Ordering> | undefined,
  currency: CurrencyCode,
): readonly AlgoliaFacet[] {
  const first = textsOf(ordering?.at('facets').given()?.at('order'));
  const rank = (facet: AlgoliaFacet) => {
    const index = first.indexOf(attributeOf(facet, currency));
    return index < 0 ? first.length : index;
  };
  return [...facets].sort((a, b) => rank(a) - rank(b));
}
