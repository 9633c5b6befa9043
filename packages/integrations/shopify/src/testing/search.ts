import type {ShopifySort} from '../search-sorts.ts';

/** Names of the orders. */
export const sortLabels: Readonly<Record<ShopifySort, string>> = {
  relevance: 'Most relevant',
  featured: 'Our choice',
  'best-selling': 'Most bought',
  newest: 'Newest',
  'price-asc': 'Price: low to high',
  'price-desc': 'Price: high to low',
  title: 'A to Z',
};
