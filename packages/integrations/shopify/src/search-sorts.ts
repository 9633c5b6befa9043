import type {SortOption} from '@storefront-toolkit/types/search';

/** An order of products. Searches have the orders by relevance and by price, other lists all but relevance. */
export type ShopifySort =
  'relevance' | 'featured' | 'best-selling' | 'newest' | 'price-asc' | 'price-desc' | 'title';

/** The list that is sorted: the results of a search, all products, or those of a collection. */
export type ListKind = 'search' | 'all' | 'collection';

interface Order {
  readonly sortKey: string;
  readonly reverse: boolean;
}

const order = (sortKey: string, reverse = false): Order => ({sortKey, reverse});
const byPrice = {'price-asc': order('PRICE'), 'price-desc': order('PRICE', true)};

/** The orders that Shopify has for each list. The first is the one without a choice. */
const ORDERS: Readonly<Record<ListKind, Readonly<Partial<Record<ShopifySort, Order>>>>> = {
  search: {relevance: order('RELEVANCE'), ...byPrice},
  all: {
    'best-selling': order('BEST_SELLING'),
    newest: order('CREATED_AT', true),
    ...byPrice,
    title: order('TITLE'),
  },
  collection: {
    featured: order('COLLECTION_DEFAULT'),
    'best-selling': order('BEST_SELLING'),
    newest: order('CREATED', true),
    ...byPrice,
    title: order('TITLE'),
  },
};

const ordersOf = (kind: ListKind) => Object.entries(ORDERS[kind]) as [ShopifySort, Order][];

/** The order that was asked for, or the first. */
const chosen = (kind: ListKind, sort: string | undefined) =>
  ordersOf(kind).find(([key]) => key === sort) ?? ordersOf(kind)[0]!;

/** The variables that choose an order. */
export const sortVariables = (kind: ListKind, sort: string | undefined): Order =>
  chosen(kind, sort)[1];

/** The orders to choose from, with the names that the store gives them. */
export const sortOptions = (
  kind: ListKind,
  sort: string | undefined,
  labels: Readonly<Record<ShopifySort, string>>,
): readonly SortOption[] =>
  ordersOf(kind).map(([key]) => ({
    key,
    label: labels[key],
    selected: key === chosen(kind, sort)[0],
  }));
