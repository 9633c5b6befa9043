import type {SortOption} from '@storefront-toolkit/types/search';

/** An order of products. Results without words have no order by relevance. */
type BigCommerceSort =
  | 'relevance'
  | 'featured'
  | 'best-selling'
  | 'best-reviewed'
  | 'newest'
  | 'price-asc'
  | 'price-desc'
  | 'name-asc'
  | 'name-desc';

/** A state that products can have. BigCommerce has one name for all of them. */
type BigCommerceState = 'free-shipping' | 'featured-only' | 'in-stock';

/** Names that shoppers see, in the language of the request: of orders, and of states to narrow results by. */
export type BigCommerceSearchLabels = Readonly<Record<BigCommerceSort | BigCommerceState, string>>;

const SORTS: Readonly<Record<BigCommerceSort, string>> = {
  relevance: 'RELEVANCE',
  featured: 'FEATURED',
  'best-selling': 'BEST_SELLING',
  'best-reviewed': 'BEST_REVIEWED',
  newest: 'NEWEST',
  'price-asc': 'LOWEST_PRICE',
  'price-desc': 'HIGHEST_PRICE',
  'name-asc': 'A_TO_Z',
  'name-desc': 'Z_TO_A',
};

/** The request that is sorted. */
interface Sorted {
  readonly sort?: string | undefined;
  /** Whether words are searched for. */
  readonly hasWords: boolean;
}

/** The orders for a request. The first is the one without a choice. */
const ordersOf = ({hasWords}: Sorted) =>
  (Object.keys(SORTS) as BigCommerceSort[]).slice(hasWords ? 0 : 1);

const chosen = (sorted: Sorted) => {
  const orders = ordersOf(sorted);
  return orders.find((order) => order === sorted.sort) ?? orders[0]!;
};

/** The order that was asked for, or the first, as the API names it. */
export const sortOf = (sorted: Sorted): string => SORTS[chosen(sorted)];

/** The orders to choose from, with the names that the store gives them. */
export const sortOptions = (
  sorted: Sorted,
  labels: BigCommerceSearchLabels,
): readonly SortOption[] =>
  ordersOf(sorted).map((key) => ({key, label: labels[key], selected: key === chosen(sorted)}));
