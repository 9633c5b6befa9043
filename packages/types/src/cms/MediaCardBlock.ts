import type {BlockBase} from './BlockBase.ts';
import type {ImageMedia} from './ImageMedia.ts';
import type {LinkText} from './LinkText.ts';
import type {OrientationOptions} from './OrientationOptions.ts';

/**
 * A card with an image, a heading and at most one link. Cards are usually in a {@link GridBlock}.
 *
 * @category Blocks
 * @example
 * ```ts
 * import type {MediaCardBlock} from '@storefront-toolkit/types/cms';
 *
 * export const card: MediaCardBlock = {
 *   type: 'MediaCard',
 *   id: 'care',
 *   heading: 'Wash it, it lasts longer',
 *   text: 'How to care for a waterproof jacket.',
 *   link: {text: 'Read the guide', link: {type: 'Page', slug: 'guides/care'}},
 *   media: {
 *     type: 'Image',
 *     id: 'ridge',
 *     src: 'https://images.example.com/ridge.jpg',
 *     alt: 'Two hikers on a ridge in the rain',
 *     width: 2400,
 *     height: 1350,
 *   },
 * };
 * ```
 */
export interface MediaCardBlock extends BlockBase {
  /** Tells the block from others. */
  readonly type: 'MediaCard';
  /** The image of the card. Its `alt` is empty if it is decorative. */
  readonly media: ImageMedia;
  /** Heading. Its level follows from the block's place on the page. */
  readonly heading: string;
  /** One or two sentences below the heading. Plain text. */
  readonly text?: string | undefined;
  /** Where the card leads. Leave it out when it leads nowhere. */
  readonly link?: LinkText | undefined;
  /**
   * Whether the text is beside the image or below it.
   *
   * @default 'vertical'
   */
  readonly orientation?: OrientationOptions | undefined;
}
