/**
 * What a page is for. All but `content` are pages that the storefront itself has: it asks for their content by this name.
 *
 * @category Pages
 * @example
 * ```ts
 * import type {PageName} from '@storefront-toolkit/types/cms';
 *
 * export const name: PageName = 'home';
 * ```
 */
export type PageName =
  /** The start of the store. */
  | 'home'
  /** A list of products of one category. */
  | 'category'
  /** What a search found. */
  | 'search'
  /** The cart. */
  | 'cart'
  /** What stands around the checkout. */
  | 'checkout'
  /** The thanks after an order. */
  | 'order-confirmation'
  /** The shopper's account. */
  | 'account'
  /** What an unknown address shows, with status 404. */
  | 'not-found'
  /** What a failure shows, with status 500. Keep it free of anything that may fail in turn. */
  | 'error'
  /** A page that editors made, found by its slug. */
  | 'content';
