import type {ImageMedia} from './ImageMedia.ts';
import type {StorefrontLink} from './StorefrontLink.ts';

/**
 * An entry of a navigation, with the entries below it.
 *
 * @category Navigation
 * @entity
 * @example
 * ```ts
 * import type {NavigationMenuItem} from '@storefront-toolkit/types/cms';
 *
 * export const clothes: NavigationMenuItem = {
 *   id: 'clothes',
 *   text: 'Clothes',
 *   items: [
 *     {id: 'jackets', text: 'Jackets', link: {type: 'SearchResults', category: 'jackets'}, items: []},
 *     {id: 'pants', text: 'Pants', link: {type: 'SearchResults', category: 'pants'}, items: []},
 *   ],
 * };
 * ```
 */
export interface NavigationMenuItem {
  /** Id of the entry, unique in its navigation. */
  readonly id: string;
  /** Words of the entry. */
  readonly text: string;
  /** Where the entry leads. Without it, the entry only opens what is below it. */
  readonly link?: StorefrontLink | undefined;
  /** Image beside the entries below, where there is room for one. */
  readonly image?: ImageMedia | undefined;
  /** Entries below this one; empty when there are none. Components show three levels: deeper ones need a page of their own. */
  readonly items: readonly NavigationMenuItem[];
}
