import type {FooterNavigationItem} from './FooterNavigationItem.ts';
import type {LinkText} from './LinkText.ts';
import type {Social} from './Social.ts';

/**
 * The footer of a layout.
 *
 * @category Navigation
 * @entity
 * @example
 * ```ts
 * import type {Footer} from '@storefront-toolkit/types/cms';
 *
 * export const footer: Footer = {
 *   id: 'footer',
 *   navigation: [
 *     {
 *       id: 'help',
 *       heading: 'Help',
 *       links: [{text: 'Shipping', link: {type: 'Page', slug: 'shipping'}}],
 *     },
 *   ],
 *   social: {heading: 'Follow us', links: []},
 *   legal: [{text: 'Terms', link: {type: 'Page', slug: 'terms'}}],
 *   copyright: '© 2025 Outdoor Example',
 * };
 * ```
 */
export interface Footer {
  /** Id of the footer's entry in the CMS. */
  readonly id: string;
  /** Columns of links. */
  readonly navigation: readonly FooterNavigationItem[];
  /** The store's profiles elsewhere. */
  readonly social: Social;
  /** Links that the law asks for, in one line at the end. */
  readonly legal: readonly LinkText[];
  /** Copyright notice, such as `© Outdoor Example`, after everything else. Empty where the CMS has none in the language. */
  readonly copyright: string;
}
