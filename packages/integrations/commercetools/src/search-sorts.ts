import type {SearchSorting} from '@commercetools/platform-sdk';
import type {CurrencyCode} from '@storefront-toolkit/types/config';
import type {SortOption} from '@storefront-toolkit/types/search';
import {inCurrency} from './search-facets.ts';

/** An order of products. Results without words have no order by relevance. */
export type CommercetoolsSort = 'relevance' | 'newest' | 'price-asc' | 'price-desc' | 'name';

/** The request that is sorted. */
interface Sorted {
  readonly sort?: string | undefined;
  /** Whether words are searched for. */
  readonly hasWords: boolean;
}

/** The orders for a request. The first is the one without a choice. */
const ordersOf = ({hasWords}: Sorted): readonly [CommercetoolsSort, ...CommercetoolsSort[]] =>
  hasWords
    ? ['relevance', 'newest', 'price-asc', 'price-desc', 'name']
    : ['newest', 'price-asc', 'price-desc', 'name'];

/** The order that was asked for, or the first. */
const chosen = (sorted: Sorted): CommercetoolsSort => {
  const orders = ordersOf(sorted);
  return orders.find((order) => order === sorted.sort) ?? orders[0];
};

/** The order of a request, as the API takes it. `undefined` for that by relevance. */
export function sortingOf(
  sorted: Sorted,
  currency: CurrencyCode,
  language: string,
): SearchSorting[] | undefined {
  const price = {
    field: 'variants.prices.centAmount',
    mode: 'min',
    filter: inCurrency(currency),
  } as const;
  switch (chosen(sorted)) {
    case 'relevance':
      return undefined;
    case 'newest':
      return [{field: 'createdAt', order: 'desc'}];
    case 'price-asc':
      return [{...price, order: 'asc'}];
    case 'price-desc':
      return [{...price, order: 'desc'}];
    case 'name':
      return [{field: 'name', language, order: 'asc'}];
  }
}

/** The orders to choose from, with the names that the store gives them. */
export const sortOptions = (
  sorted: Sorted,
  labels: Readonly<Record<CommercetoolsSort, string>>,
): readonly SortOption[] =>
  ordersOf(sorted).map((key) => ({key, label: labels[key], selected: key === chosen(sorted)}));
