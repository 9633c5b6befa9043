import type {PagePosition, RefinementSelection} from '@storefront-toolkit/types/search';

/** The part of a listing's address that a search needs. With a `pageSize`, it is a `ProductSearchInput`. */
export interface ListingState extends PagePosition {
  /** Words that the shopper searches for. Empty for all products. */
  readonly term: string;
  /** The selections that narrow the results, sorted by their keys. */
  readonly selections: readonly RefinementSelection[];
  /** Key of a `SortOption`. Left out for the vendor's own order. */
  readonly sort?: string | undefined;
}

/** The query of an address, as browsers and frameworks have it. */
export type ListingParams =
  /** The parameters of a `URL`. */
  | URLSearchParams
  /** A query with or without its question mark, such as `location.search`. */
  | string
  /** The object that a framework makes of a query. */
  | Readonly<Record<string, string | readonly string[] | undefined>>;
