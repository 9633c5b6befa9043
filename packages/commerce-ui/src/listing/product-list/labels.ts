import type {PluralText} from '../../internal/plural-text.ts';

/** The words of a `ProductList`, in the language of the page. */
export interface ProductListLabels {
  /**
   * Name of the list.
   * @default 'Products'
   */
  label: string;
}

export const ENGLISH: ProductListLabels = {label: 'Products'};

/** The words of a `ResultCount`, in the language of the page. Texts with a number come in the plural forms of their language. */
export interface ResultCountLabels {
  /**
   * The heading of a search: `{term}` is replaced.
   * @default 'Results for “{term}”'
   */
  heading: string;
  /**
   * The note below it when the results are for other words: `{correctedTerm}` and `{term}` are replaced.
   * @default 'Showing results for “{correctedTerm}”'
   */
  corrected: string;
  /**
   * Number of all products: `{count}` is replaced.
   * @default {one: '{count} product', other: '{count} products'}
   */
  count: PluralText;
  /**
   * Number of products on the page, when nobody has counted all of them: `{count}` is replaced.
   * @default {one: '{count} product on this page', other: '{count} products on this page'}
   */
  countWithoutTotal: PluralText;
  /**
   * In place of the number, when nothing was found.
   * @default 'No products'
   */
  none: string;
  /**
   * In place of the number, while products load.
   * @default 'Loading products…'
   */
  loading: string;
}

export const ENGLISH_COUNT: ResultCountLabels = {
  heading: 'Results for “{term}”',
  corrected: 'Showing results for “{correctedTerm}”',
  count: {one: '{count} product', other: '{count} products'},
  countWithoutTotal: {
    one: '{count} product on this page',
    other: '{count} products on this page',
  },
  none: 'No products',
  loading: 'Loading products…',
};

/** The words of a `NoResults`, in the language of the page. */
export interface NoResultsLabels {
  /**
   * The heading after a search: `{term}` is replaced.
   * @default 'No products for “{term}”'
   */
  headingForTerm: string;
  /**
   * The heading of a category.
   * @default 'No products found'
   */
  heading: string;
  /**
   * The heading of a page beyond the last one.
   * @default 'No products on this page'
   */
  headingBeyond: string;
  /**
   * The text when the results can be cleared of refinements.
   * @default 'No product matches all of your filters.'
   */
  refined: string;
  /**
   * The text after a search without refinements.
   * @default 'Check the spelling, or try fewer words.'
   */
  hint: string;
  /**
   * The link that clears the refinements.
   * @default 'Clear all filters'
   */
  clear: string;
}

export const ENGLISH_NO_RESULTS: NoResultsLabels = {
  headingForTerm: 'No products for “{term}”',
  heading: 'No products found',
  headingBeyond: 'No products on this page',
  refined: 'No product matches all of your filters.',
  hint: 'Check the spelling, or try fewer words.',
  clear: 'Clear all filters',
};
