import type {MeasureUnit, Swatch} from '@storefront-toolkit/types/catalog';
import type {CurrencyCode} from '@storefront-toolkit/types/config';

/** The fields of every {@link AlgoliaFacet}. */
interface FacetBase {
  /** Key in the address of a page, the same in every language. */
  readonly key: string;
  /** Name that shoppers see. */
  readonly label: string;
}

/** The fields of every facet but that of prices. */
interface AttributeFacet extends FacetBase {
  /** Attribute of the records, such as `facets.Color`. It has to be among `attributesForFaceting` of the index. */
  readonly attribute: string;
}

/** The fields of facets with values. */
interface ValuesFacet extends AttributeFacet {
  /** The way that several values combine: `or` shows products with any of them, `and` those with all, `one` allows a single value. */
  readonly operator: 'or' | 'and' | 'one';
  /** Name of a value that shoppers see. Without it, the value itself. */
  readonly labelOf?: ((value: string) => string) | undefined;
}

/** Something that results can be narrowed by, and the control that shows it. */
export type AlgoliaFacet =
  /** Values with names. */
  | (ValuesFacet & {readonly type: 'list'})
  /** Values with samples. */
  | (ValuesFacet & {readonly type: 'swatch'; readonly swatchOf: (value: string) => Swatch})
  /** An attribute that is `true` or not. */
  | (AttributeFacet & {readonly type: 'boolean'})
  /** From one figure to another. */
  | (AttributeFacet & {readonly type: 'range'; readonly unit?: MeasureUnit | undefined})
  /** From one price to another, in the currency of the request. */
  | (FacetBase & {readonly type: 'price'});

/** An order of results. */
export interface AlgoliaSort {
  /** Key in the address of a page, the same in every language. */
  readonly key: string;
  /** Name that shoppers see. */
  readonly label: string;
  /** Index that holds the products in this order: the main one, or a replica of it. */
  readonly index: string;
}

/** The indices of a store, in one language. */
export interface AlgoliaStore {
  /** Orders to choose from. The first is that of relevance, by the main index. */
  readonly sorts: readonly [AlgoliaSort, ...AlgoliaSort[]];
  /** The facets that narrow results, in the order in which they are shown. A merchandiser's order in Algolia comes before it. */
  readonly facets: readonly AlgoliaFacet[];
  /** Index that Query Suggestions makes. Without it, no words are suggested. */
  readonly suggestions?: string | undefined;
  /** Index of categories, with `slug` and `name`. Without it, none are suggested. */
  readonly categories?: string | undefined;
  /** Index of other pages, with `slug` and `title`. Without it, none are suggested. */
  readonly pages?: string | undefined;
}

/** Attribute of the records that holds the price. */
export const priceAttribute = (currency: CurrencyCode) => `prices.${currency}.price`;

/** Attribute of the records that a facet is about. */
export const attributeOf = (facet: AlgoliaFacet, currency: CurrencyCode): string =>
  facet.type === 'price' ? priceAttribute(currency) : facet.attribute;
