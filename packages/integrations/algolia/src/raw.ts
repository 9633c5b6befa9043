import type {Hit, SearchResponse} from 'algoliasearch/lite';
import type {ProductRecord} from './record.ts';

/** The keys that a type names. The SDK lets every other key have any value. */
type Named<Type> = {
  [Key in keyof Type as string extends Key ? never : number extends Key ? never : Key]: Type[Key];
};

/**
 * A type of the Search API as it arrives: nothing is sure to be there until it is read.
 *
 * @typeParam Type - Type of the SDK, or of the records.
 */
export type Raw<Type> = Type extends readonly (infer Item)[]
  ? readonly Raw<Item>[]
  : Type extends object
    ? {readonly [Key in keyof Type]?: Raw<Type[Key]> | null}
    : Type;

/** A product among the hits of a search. */
export type RawHit = Raw<Hit<ProductRecord>>;

/** The answer to one query for products. */
export type RawResponse = Raw<Named<SearchResponse<ProductRecord>>>;

/** A hit of the index that Query Suggestions makes. */
export type RawSuggestion = Raw<Hit<{readonly query: string}>>;

/** A hit of the index of categories. */
export type RawCategoryHit = Raw<Hit<{readonly slug: string; readonly name: string}>>;

/** A hit of the index of pages. */
export type RawPageHit = Raw<Hit<{readonly slug: string; readonly title: string}>>;
