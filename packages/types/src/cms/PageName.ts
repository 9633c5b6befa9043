/**
 * The purpose of a page. All but `content` are pages that the storefront itself has: it reads their content by this name.
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
  /** The results of a search. */
  | 'search'
  /** The cart. */
  | 'cart'
  /** The content around the checkout. */
  | 'checkout'
  /** The thanks after an order. */
  | 'order-confirmation'
  /** The shopper's account. */
  | 'account'
  /** The page for an unknown address, with status 404. */
  | 'not-found'
  /** The page for a failure, with status 500. Keep out anything that may fail in turn. */
  | 'error'
  /** A page that editors made, found by its slug. */
  | 'content';
