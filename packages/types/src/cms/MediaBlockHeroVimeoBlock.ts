import type {HeroBase} from './HeroBase.ts';
import type {MediaBlockVariants} from './MediaBlockVariants.ts';
import type {MediaLayoutOptions} from './MediaLayoutOptions.ts';
import type {VimeoVideo} from './VimeoVideo.ts';

/**
 * Text beside a Vimeo video, as two halves of one block.
 *
 * @category Blocks
 * @example
 * ```ts
 * import type {MediaBlockHeroVimeoBlock} from '@storefront-toolkit/types/cms';
 *
 * export const hero: MediaBlockHeroVimeoBlock = {
 *   type: 'MediaBlockHeroVimeo',
 *   id: 'taped-seams',
 *   heading: 'Seams that hold',
 *   text: 'Every seam is taped by hand and tested with water.',
 *   links: [{text: 'How we test', link: {type: 'Page', slug: 'about/testing'}}],
 *   media: {
 *     type: 'Video',
 *     provider: 'Vimeo',
 *     id: '76979871',
 *     title: 'How a jacket is taped',
 *     captions: {type: 'Provided', locales: ['en', 'de']},
 *     aspectRatio: 16 / 9,
 *   },
 *   layout: 'media-end',
 *   variant: 'filled',
 * };
 * ```
 */
export interface MediaBlockHeroVimeoBlock extends HeroBase {
  /** Tells the block from others. */
  readonly type: 'MediaBlockHeroVimeo';
  /** The video that fills the other half. */
  readonly media: VimeoVideo;
  /**
   * The side of the text on which the video is.
   *
   * @default 'media-start'
   */
  readonly layout?: MediaLayoutOptions | undefined;
  /**
   * The block's contrast with the page around it.
   *
   * @default 'plain'
   */
  readonly variant?: MediaBlockVariants | undefined;
  /**
   * Whether the video plays as soon as it is visible: muted, in a loop, with a button that stops it, and not for shoppers who
   * asked for reduced motion. Otherwise, a click starts it.
   *
   * @default false
   */
  readonly autoplay?: boolean | undefined;
}
