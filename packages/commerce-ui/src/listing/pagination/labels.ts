import type {PluralText} from '../../internal/plural-text.ts';

/** The words of a `Pagination`, in the language of the page. */
export interface PaginationLabels {
  /**
   * Name of the navigation.
   * @default 'Pagination'
   */
  label: string;
  /**
   * The link to the page before this one.
   * @default 'Previous'
   */
  previous: string;
  /**
   * The link to the page after this one.
   * @default 'Next'
   */
  next: string;
  /**
   * Name of the link to a page: `{page}` is replaced.
   * @default 'Page {page}'
   */
  page: string;
}

export const ENGLISH: PaginationLabels = {
  label: 'Pagination',
  previous: 'Previous',
  next: 'Next',
  page: 'Page {page}',
};

/** The words of a `LoadMore`, in the language of the page. Texts with a number come in the plural forms of their language. */
export interface LoadMoreLabels {
  /**
   * The link.
   * @default 'Show more products'
   */
  loadMore: string;
  /**
   * The link while products load.
   * @default 'Loading products…'
   */
  loading: string;
  /**
   * The text when they couldn't be loaded.
   * @default 'More products could not be loaded.'
   */
  failed: string;
  /**
   * The link after a failure.
   * @default 'Try again'
   */
  retry: string;
  /**
   * The text above the link, by the number of all products: `{shown}` and `{total}` are replaced.
   * @default {one: '{shown} of {total} product', other: '{shown} of {total} products'}
   */
  progress: PluralText;
  /**
   * The text above the link when nobody has counted all products: `{shown}` is replaced.
   * @default {one: '{shown} product', other: '{shown} products'}
   */
  progressWithoutTotal: PluralText;
  /**
   * Announced when products have arrived, by their number: `{count}`, `{shown}` and `{total}` are replaced.
   * @default {one: '{count} more product, {shown} of {total}', other: '{count} more products, {shown} of {total}'}
   */
  loaded: PluralText;
  /**
   * Announced in its place when nobody has counted all products: `{count}` and `{shown}` are replaced.
   * @default {one: '{count} more product, {shown} so far', other: '{count} more products, {shown} so far'}
   */
  loadedWithoutTotal: PluralText;
}

export const ENGLISH_LOAD_MORE: LoadMoreLabels = {
  loadMore: 'Show more products',
  loading: 'Loading products…',
  failed: 'More products could not be loaded.',
  retry: 'Try again',
  progress: {one: '{shown} of {total} product', other: '{shown} of {total} products'},
  progressWithoutTotal: {one: '{shown} product', other: '{shown} products'},
  loaded: {
    one: '{count} more product, {shown} of {total}',
    other: '{count} more products, {shown} of {total}',
  },
  loadedWithoutTotal: {
    one: '{count} more product, {shown} so far',
    other: '{count} more products, {shown} so far',
  },
};
