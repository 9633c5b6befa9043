import type {BlockBase} from './BlockBase.ts';
import type {ImageLinkSize} from './ImageLinkSize.ts';
import type {ImageMedia} from './ImageMedia.ts';
import type {LinkText} from './LinkText.ts';

/**
 * A link of its own, with an image or without: an entry to a category, for example.
 *
 * @category Blocks
 * @example
 * ```ts
 * import type {LinkItemBlock} from '@storefront-toolkit/types/cms';
 *
 * export const jackets: LinkItemBlock = {
 *   type: 'LinkItem',
 *   id: 'jackets',
 *   link: {text: 'Jackets', link: {type: 'SearchResults', category: 'jackets'}},
 *   image: {
 *     type: 'Image',
 *     id: 'jackets',
 *     src: 'https://images.example.com/jackets.jpg',
 *     alt: '',
 *     width: 800,
 *     height: 800,
 *   },
 *   size: 'small',
 * };
 * ```
 */
export interface LinkItemBlock extends BlockBase {
  /** Tells the block from others. */
  readonly type: 'LinkItem';
  /** Words of the link, and where it leads. */
  readonly link: LinkText;
  /** Image above the words. It belongs to the link, so its `alt` is empty unless it says more than the words. */
  readonly image?: ImageMedia | undefined;
  /**
   * Width of the image.
   *
   * @default 'medium'
   */
  readonly size?: ImageLinkSize | undefined;
}
