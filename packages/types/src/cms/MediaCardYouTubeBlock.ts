import type {BlockBase} from './BlockBase.ts';
import type {LinkText} from './LinkText.ts';
import type {OrientationOptions} from './OrientationOptions.ts';
import type {YouTubeVideo} from './YouTubeVideo.ts';

/**
 * A card with a YouTube video, a heading and at most one link. Cards are usually in a {@link GridBlock}.
 *
 * @category Blocks
 * @example
 * ```ts
 * import type {MediaCardYouTubeBlock} from '@storefront-toolkit/types/cms';
 *
 * export const card: MediaCardYouTubeBlock = {
 *   type: 'MediaCardYouTube',
 *   id: 'care',
 *   heading: 'Wash it, it lasts longer',
 *   text: 'How to care for a waterproof jacket.',
 *   link: {text: 'Read the guide', link: {type: 'Page', slug: 'guides/care'}},
 *   media: {
 *     type: 'Video',
 *     provider: 'YouTube',
 *     id: 'M7lc1UVf-VE',
 *     title: 'How a jacket is taped',
 *     captions: {type: 'Provided', locales: ['en', 'de']},
 *     aspectRatio: 16 / 9,
 *   },
 * };
 * ```
 */
export interface MediaCardYouTubeBlock extends BlockBase {
  /** Tells the block from others. */
  readonly type: 'MediaCardYouTube';
  /** The video of the card. */
  readonly media: YouTubeVideo;
  /** Heading. Its level follows from the block's place on the page. */
  readonly heading: string;
  /** One or two sentences below the heading. Plain text. */
  readonly text?: string | undefined;
  /** Where the card leads. Leave it out when it leads nowhere. */
  readonly link?: LinkText | undefined;
  /**
   * Whether the text is beside the video or below it.
   *
   * @default 'vertical'
   */
  readonly orientation?: OrientationOptions | undefined;
}
