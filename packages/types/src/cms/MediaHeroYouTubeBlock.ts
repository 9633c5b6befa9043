import type {HeroBase} from './HeroBase.ts';
import type {MediaHeightOptions} from './MediaHeightOptions.ts';
import type {YouTubeVideo} from './YouTubeVideo.ts';

/**
 * Text on top of a YouTube video that takes the full width of the page.
 *
 * @category Blocks
 * @example
 * ```ts
 * import type {MediaHeroYouTubeBlock} from '@storefront-toolkit/types/cms';
 *
 * export const hero: MediaHeroYouTubeBlock = {
 *   type: 'MediaHeroYouTube',
 *   id: 'autumn',
 *   heading: 'Dry in every weather',
 *   links: [{text: 'See jackets', link: {type: 'SearchResults', category: 'jackets'}}],
 *   textColor: 'on-brand',
 *   media: {
 *     type: 'Video',
 *     provider: 'YouTube',
 *     id: 'M7lc1UVf-VE',
 *     title: 'How a jacket is taped',
 *     captions: {type: 'Provided', locales: ['en', 'de']},
 *     aspectRatio: 16 / 9,
 *   },
 *   height: 'large',
 * };
 * ```
 */
export interface MediaHeroYouTubeBlock extends HeroBase {
  /** Tells the block from others. */
  readonly type: 'MediaHeroYouTube';
  /** The video behind the text. */
  readonly media: YouTubeVideo;
  /**
   * Height of the block.
   *
   * @default 'medium'
   */
  readonly height?: MediaHeightOptions | undefined;
  /**
   * Whether a scrim is behind the text, so that the text is readable on any part of the video.
   *
   * @default true
   */
  readonly veil?: boolean | undefined;
  /**
   * Whether the video plays as soon as it is visible: muted, in a loop, with a button that stops it, and not for shoppers who
   * asked for reduced motion. Otherwise, a click starts it.
   *
   * @default false
   */
  readonly autoplay?: boolean | undefined;
}
