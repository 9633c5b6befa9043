import type {HeroBase} from './HeroBase.ts';
import type {ImageMedia} from './ImageMedia.ts';
import type {MediaHeightOptions} from './MediaHeightOptions.ts';

/**
 * Text on top of an image that takes the full width of the page.
 *
 * @category Blocks
 * @example
 * ```ts
 * import type {MediaHeroBlock} from '@storefront-toolkit/types/cms';
 *
 * export const hero: MediaHeroBlock = {
 *   type: 'MediaHero',
 *   id: 'autumn',
 *   heading: 'Dry in every weather',
 *   links: [{text: 'See jackets', link: {type: 'SearchResults', category: 'jackets'}}],
 *   textColor: 'on-brand',
 *   media: {
 *     type: 'Image',
 *     id: 'ridge',
 *     src: 'https://images.example.com/ridge.jpg',
 *     alt: 'Two hikers on a ridge in the rain',
 *     width: 2400,
 *     height: 1350,
 *   },
 *   height: 'large',
 * };
 * ```
 */
export interface MediaHeroBlock extends HeroBase {
  /** Tells the block from others. */
  readonly type: 'MediaHero';
  /** The image behind the text. */
  readonly media: ImageMedia;
  /**
   * Height of the block.
   *
   * @default 'medium'
   */
  readonly height?: MediaHeightOptions | undefined;
  /**
   * Whether a scrim is behind the text, so that the text is readable on any part of the image.
   *
   * @default true
   */
  readonly veil?: boolean | undefined;
}
