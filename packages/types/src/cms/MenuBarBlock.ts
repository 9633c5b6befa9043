import type {BlockBase} from './BlockBase.ts';
import type {NavigationMenuItem} from './NavigationMenuItem.ts';
import type {OrientationOptions} from './OrientationOptions.ts';

/**
 * Navigation inside the content of a page: the sections of a guide, for example.
 *
 * @category Blocks
 * @example
 * ```ts
 * import type {MenuBarBlock} from '@storefront-toolkit/types/cms';
 *
 * export const menu: MenuBarBlock = {
 *   type: 'MenuBar',
 *   id: 'guides',
 *   label: 'Guides',
 *   items: [
 *     {id: 'care', text: 'Care', link: {type: 'Page', slug: 'guides/care'}, items: []},
 *     {id: 'sizes', text: 'Sizes', link: {type: 'Page', slug: 'guides/sizes'}, items: []},
 *   ],
 * };
 * ```
 */
export interface MenuBarBlock extends BlockBase {
  /** Tells the block from others. */
  readonly type: 'MenuBar';
  /** Name of the navigation for screen readers. Different from that of every other navigation on the page. */
  readonly label: string;
  /** Entries in reading order. */
  readonly items: readonly NavigationMenuItem[];
  /**
   * Whether entries are side by side or below each other.
   *
   * @default 'horizontal'
   */
  readonly orientation?: OrientationOptions | undefined;
}
