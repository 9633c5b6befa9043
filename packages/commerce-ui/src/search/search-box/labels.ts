import type {PluralText} from '../../internal/plural-text.ts';

/** The words of a `SearchBox`, in the language of the page. */
export interface SearchBoxLabels {
  /**
   * Name of the input.
   * @default 'Search'
   */
  label: string;
  /**
   * Text in the empty input.
   * @default 'Search products'
   */
  placeholder: string;
  /**
   * Name of the button.
   * @default 'Search'
   */
  submit: string;
  /**
   * Name of the list of suggestions.
   * @default 'Suggestions'
   */
  suggestions: string;
  /**
   * Heading of the terms to search for.
   * @default 'Searches'
   */
  terms: string;
  /**
   * Heading of the products.
   * @default 'Products'
   */
  products: string;
  /**
   * Heading of the categories.
   * @default 'Categories'
   */
  categories: string;
  /**
   * Heading of the other pages.
   * @default 'Pages'
   */
  pages: string;
  /**
   * The announced number of suggestions, in the plural forms of the language: `{count}` is replaced.
   * @default {one: '{count} suggestion', other: '{count} suggestions'}
   */
  count: PluralText;
  /**
   * Announced when there are none.
   * @default 'No suggestions'
   */
  none: string;
}

export const ENGLISH: SearchBoxLabels = {
  label: 'Search',
  placeholder: 'Search products',
  submit: 'Search',
  suggestions: 'Suggestions',
  terms: 'Searches',
  products: 'Products',
  categories: 'Categories',
  pages: 'Pages',
  count: {one: '{count} suggestion', other: '{count} suggestions'},
  none: 'No suggestions',
};
