import type {MeasureUnit, Swatch} from '@storefront-toolkit/types/catalog';
import type {CurrencyCode} from '@storefront-toolkit/types/config';

/** What every {@link AlgoliaFacet} has. */
interface FacetBase {
  /** Key in the address of a page, the same in every language. */
  readonly key: string;
  /** Name that shoppers see. */
  readonly label: string;
}

/** What every facet but that of prices has. */
interface AttributeFacet extends FacetBase {
  /** Attribute of the records, such as `facets.Color`. It has to be among `attributesForFaceting` of the index. */
  readonly attribute: string;
}

/** What facets with values have. */
interface ValuesFacet extends AttributeFacet {
  /** How several values work together: `or` shows what has any of them, `and` what has all, `one` allows a single one. */
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
  /** What results can be narrowed by, in the order in which it is shown. A merchandiser's order in Algolia comes before it. */
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
