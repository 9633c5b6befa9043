import type {BlockBase} from './BlockBase.ts';
import type {Footer} from './Footer.ts';
import type {ImageMedia} from './ImageMedia.ts';
import type {LayoutContent} from './LayoutContent.ts';
import type {NavigationMenuItem} from './NavigationMenuItem.ts';

/**
 * The content around a page: header, navigation and footer. Many pages share one, so pages name it by its id.
 *
 * @typeParam Own - Blocks that only your store has.
 * @category Layout
 * @entity
 * @example
 * ```ts
 * import type {Layout} from '@storefront-toolkit/types/cms';
 *
 * export const layout: Layout = {
 *   id: 'default',
 *   logo: {
 *     type: 'Image',
 *     id: 'logo',
 *     src: 'https://images.example.com/logo.svg',
 *     alt: 'Outdoor Example',
 *     width: 160,
 *     height: 40,
 *   },
 *   navigation: [
 *     {id: 'jackets', text: 'Jackets', link: {type: 'SearchResults', category: 'jackets'}, items: []},
 *   ],
 *   top: {id: 'top', content: []},
 *   bottom: {id: 'bottom', content: []},
 *   footer: {
 *     id: 'footer',
 *     navigation: [],
 *     social: {heading: 'Follow us', links: []},
 *     legal: [{text: 'Terms', link: {type: 'Page', slug: 'terms'}}],
 *     copyright: '© 2025 Outdoor Example',
 *   },
 * };
 * ```
 */
export interface Layout<Own extends BlockBase = never> {
  /** Id of the layout, as pages name it. */
  readonly id: string;
  /**
   * Logo in the header. It links to the home page, so its `alt` is the name of the store. Without it, or where it can't be read, show
   * the store's name.
   */
  readonly logo?: ImageMedia | undefined;
  /** Entries of the main navigation, in reading order. */
  readonly navigation: readonly NavigationMenuItem[];
  /** Blocks above the header, such as an announcement. */
  readonly top: LayoutContent<Own>;
  /** Blocks between the page and the footer, such as a newsletter form. */
  readonly bottom: LayoutContent<Own>;
  /** The footer of every page with this layout. Left out where it can't be read, because a page without a footer is better than none. */
  readonly footer?: Footer | undefined;
}
