import type {HeroBase} from './HeroBase.ts';
import type {ImageMedia} from './ImageMedia.ts';
import type {MediaBlockVariants} from './MediaBlockVariants.ts';
import type {MediaLayoutOptions} from './MediaLayoutOptions.ts';

/**
 * Text beside an image, as two halves of one block.
 *
 * @category Blocks
 * @example
 * ```ts
 * import type {MediaBlockHeroBlock} from '@storefront-toolkit/types/cms';
 *
 * export const hero: MediaBlockHeroBlock = {
 *   type: 'MediaBlockHero',
 *   id: 'taped-seams',
 *   heading: 'Seams that hold',
 *   text: 'Every seam is taped by hand and tested with water.',
 *   links: [{text: 'How we test', link: {type: 'Page', slug: 'about/testing'}}],
 *   media: {
 *     type: 'Image',
 *     id: 'ridge',
 *     src: 'https://images.example.com/ridge.jpg',
 *     alt: 'Two hikers on a ridge in the rain',
 *     width: 2400,
 *     height: 1350,
 *   },
 *   layout: 'media-end',
 *   variant: 'filled',
 * };
 * ```
 */
export interface MediaBlockHeroBlock extends HeroBase {
  /** Tells the block from others. */
  readonly type: 'MediaBlockHero';
  /** The image that fills the other half. */
  readonly media: ImageMedia;
  /**
   * The side of the text on which the image is.
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
}
