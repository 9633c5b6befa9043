import type {LinkText} from './LinkText.ts';

/**
 * A column of links in a footer.
 *
 * @category Navigation
 * @example
 * ```ts
 * import type {FooterNavigationItem} from '@storefront-toolkit/types/cms';
 *
 * export const help: FooterNavigationItem = {
 *   id: 'help',
 *   heading: 'Help',
 *   links: [
 *     {text: 'Shipping', link: {type: 'Page', slug: 'shipping'}},
 *     {text: 'Write to us', link: {type: 'Url', url: 'mailto:help@shop.example.com', newTab: false}},
 *   ],
 * };
 * ```
 */
export interface FooterNavigationItem {
  /** Id of the column, unique in its footer. */
  readonly id: string;
  /** Heading of the column. */
  readonly heading: string;
  /** Links in reading order. */
  readonly links: readonly LinkText[];
}
