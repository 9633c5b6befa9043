import type {BlockBase} from './BlockBase.ts';
import type {LinkItemBlock} from './LinkItemBlock.ts';
import type {MediaCardBlock} from './MediaCardBlock.ts';
import type {MediaHeroBlock} from './MediaHeroBlock.ts';
import type {ProductTileBlock} from './ProductTileBlock.ts';
import type {PromoTextBlock} from './PromoTextBlock.ts';
import type {SimpleProductTileBlock} from './SimpleProductTileBlock.ts';
import type {TransitionOptions} from './TransitionOptions.ts';

/**
 * Promotions of which one is shown at a time. Slides hold no video and no further carousel.
 *
 * @category Blocks
 * @example
 * ```ts
 * import type {PromoCarouselBlock} from '@storefront-toolkit/types/cms';
 *
 * export const promotions: PromoCarouselBlock = {
 *   type: 'PromoCarousel',
 *   id: 'promotions',
 *   label: 'Current offers',
 *   slides: [
 *     {type: 'PromoText', id: 'shipping', text: 'Free shipping <strong>over €50</strong>'},
 *     {type: 'PromoText', id: 'returns', text: 'Returns within <strong>60 days</strong>'},
 *   ],
 *   interval: 6,
 * };
 * ```
 */
export interface PromoCarouselBlock extends BlockBase {
  /** Tells the block from others. */
  readonly type: 'PromoCarousel';
  /** Name of the carousel for screen readers. */
  readonly label: string;
  /** Slides in order. With a single one, there is nothing to turn. */
  readonly slides: readonly (
    | MediaHeroBlock
    | MediaCardBlock
    | LinkItemBlock
    | ProductTileBlock
    | SimpleProductTileBlock
    | PromoTextBlock
  )[];
  /**
   * The transition from one slide to the next.
   *
   * @default 'slide'
   */
  readonly transition?: TransitionOptions | undefined;
  /**
   * The time before the next slide comes by itself, in seconds; at least 5. Without it, slides only turn by hand.
   * Shoppers can always stop it, as WCAG 2.2, 2.2.2 asks.
   */
  readonly interval?: number | undefined;
}
