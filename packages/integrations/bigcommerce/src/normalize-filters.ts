import {
  type Field,
  readCount,
  readEach,
  readOrReport,
  type Report,
} from '@storefront-toolkit/integration-core';
import type {CurrencyCode} from '@storefront-toolkit/types/config';
import type {
  BooleanRefinement,
  ListRefinement,
  PriceRefinement,
  Refinement,
  RefinementSelection,
  RefinementValue,
} from '@storefront-toolkit/types/search';
import {nodesOf, readId, readMoney} from './normalize-product.ts';
import type {RawConnection, RawFilter, RawFilterItem, RawFound, RawSearch} from './raw.ts';
import {ATTRIBUTE} from './search-filters.ts';
import type {BigCommerceSearchLabels} from './search-labels.ts';

type Maybe<Type> = Type | null | undefined;
type FilterField = Field<Maybe<RawFilter>>;
type ItemField = Field<Maybe<RawFilterItem>>;

/** The context that {@link readFilters} needs besides the answer. */
export interface FilterContext {
  /** Currency of the request. */
  readonly currency: CurrencyCode;
  /** The shopper's selections. */
  readonly selections: readonly RefinementSelection[];
  readonly labels: BigCommerceSearchLabels;
  readonly report: Report;
}

/** The key and the name of a value. */
type Read = (item: ItemField) => readonly [value: string, label: string];

const byId: Read = (item) => [readId(item.at('entityId')), item.at('name').filledText()];
const byValue: Read = (item) => {
  const value = item.at('value').filledText();
  return [value, value];
};
const byStars: Read = (item) => {
  const [stars] = byValue(item);
  return /^[1-5]$/.test(stars) ? [stars, stars] : item.at('value').fail('a number from 1 to 5');
};

/** The categories of a filter, each before those below it. */
const withCategoriesBelow = (items: readonly ItemField[]): readonly ItemField[] =>
  items.flatMap((item) => {
    const below = item.at('subCategories').given();
    return [item, ...(below ? (nodesOf(below) as readonly ItemField[]) : [])];
  });

function readList(
  base: {readonly key: string; readonly label: string},
  items: readonly ItemField[],
  read: Read,
  {selections, report}: FilterContext,
): ListRefinement | undefined {
  const selection = selections.find(({key}) => key === base.key);
  const chosen: readonly string[] = selection?.type === 'values' ? selection.values : [];
  const given = readEach(items, 'refinement value', report, (item): RefinementValue => {
    const [value, label] = read(item);
    return {
      value,
      label,
      count: readCount(item.at('productCount')),
      selected: chosen.includes(value),
    };
  });
  const values = [...new Map(given.map((value) => [value.value, value])).values()];
  // A selected value that no product of the results has can be taken back too.
  for (const value of new Set(chosen)) {
    if (value && !values.some((known) => known.value === value)) {
      values.push({value, label: value, count: 0, selected: true});
    }
  }
  return values.length > 0 ? {type: 'list', ...base, operator: 'or', values} : undefined;
}

const itemsOf = (field: Field<Maybe<RawConnection<RawFilterItem>>>) =>
  nodesOf(field) as readonly ItemField[];

/** The states of products that a filter counts. */
const STATES = {
  'in-stock': 'isInStock',
  'free-shipping': 'freeShipping',
  'featured-only': 'isFeatured',
} as const;

const readStates = (
  filter: FilterField,
  {selections, labels, report}: FilterContext,
): readonly BooleanRefinement[] =>
  (Object.keys(STATES) as (keyof typeof STATES)[]).flatMap((key) => {
    const state = readOrReport('refinement', report, (): BooleanRefinement | undefined => {
      const item = filter.at(STATES[key]).given();
      if (!item) return undefined;
      const count = readCount(item.at('productCount'));
      const selected = selections.some((selection) => selection.key === key);
      return count > 0 || selected
        ? {type: 'boolean', key, label: labels[key], count, selected}
        : undefined;
    });
    return state ?? [];
  });

/** The range of prices: from the cheapest product to the dearest. `undefined` when there is no product. */
function readPrices(
  label: string,
  search: Field<RawSearch>,
  {currency, selections}: FilterContext,
): PriceRefinement | undefined {
  const [lowest] = nodesOf((search.at('lowest') as Field<RawFound>).at('products'));
  const [highest] = nodesOf((search.at('highest') as Field<RawFound>).at('products'));
  if (!lowest || !highest) return undefined;
  const min = readMoney(lowest.at('prices').at('priceRange').at('min'), currency);
  const most = highest.at('prices').at('priceRange').at('max');
  const max = readMoney(most, currency);
  if (max.amount < min.amount) most.fail('a price not below the least');
  const selection = selections.find(({key}) => key === 'price');
  const chosen = selection?.type === 'price' ? selection : undefined;
  // A selection in another currency narrows nothing.
  const selectedMin = chosen?.min?.currency === currency ? chosen.min : undefined;
  const selectedMax = chosen?.max?.currency === currency ? chosen.max : undefined;
  return {
    ...{type: 'price', key: 'price', label, min, max},
    ...(selectedMin && {selectedMin}),
    ...(selectedMax && {selectedMax}),
  };
}

function readFilter(
  filter: FilterField,
  search: Field<RawSearch>,
  context: FilterContext,
): readonly Refinement[] {
  const label = filter.at('name').filledText();
  const list = (key: string, items: readonly ItemField[], read: Read) =>
    [readList({key, label}, items, read, context)].flatMap((found) => found ?? []);
  switch (filter.at('__typename').text()) {
    case 'BrandSearchFilter':
      return list('brand', itemsOf(filter.at('brands')), byId);
    case 'CategorySearchFilter':
      return list('category', withCategoriesBelow(itemsOf(filter.at('categories'))), byId);
    case 'ProductAttributeSearchFilter': {
      const key = ATTRIBUTE + filter.at('filterName').filledText();
      return list(key, itemsOf(filter.at('attributes')), byValue);
    }
    case 'RatingSearchFilter':
      return list('rating', itemsOf(filter.at('ratings')), byStars);
    case 'PriceSearchFilter':
      return [readPrices(label, search, context)].flatMap((found) => found ?? []);
    case 'OtherSearchFilter':
      return readStates(filter, context);
    default:
      return filter.at('__typename').fail('a type of filter that there is');
  }
}

/** The refinements of a search. Those that can't be read are left out, and reported. */
export function readFilters(
  search: Field<RawSearch>,
  context: FilterContext,
): readonly Refinement[] {
  const filters = nodesOf((search.at('searchProducts') as Field<RawFound>).at('filters'));
  const found = readEach(filters, 'refinement', context.report, (filter) =>
    readFilter(filter as FilterField, search, context),
  ).flat();
  return found.filter(({key}, index) => found.findIndex((other) => other.key === key) === index);
}
