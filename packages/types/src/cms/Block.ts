import type {BlockBase} from './BlockBase.ts';
import type {GridBlock} from './GridBlock.ts';
import type {LinkItemBlock} from './LinkItemBlock.ts';
import type {MediaBlockHeroBlock} from './MediaBlockHeroBlock.ts';
import type {MediaBlockHeroVimeoBlock} from './MediaBlockHeroVimeoBlock.ts';
import type {MediaBlockHeroYouTubeBlock} from './MediaBlockHeroYouTubeBlock.ts';
import type {MediaCardBlock} from './MediaCardBlock.ts';
import type {MediaCardVimeoBlock} from './MediaCardVimeoBlock.ts';
import type {MediaCardYouTubeBlock} from './MediaCardYouTubeBlock.ts';
import type {MediaHeroBlock} from './MediaHeroBlock.ts';
import type {MediaHeroVimeoBlock} from './MediaHeroVimeoBlock.ts';
import type {MediaHeroYouTubeBlock} from './MediaHeroYouTubeBlock.ts';
import type {MenuBarBlock} from './MenuBarBlock.ts';
import type {ModalBlock} from './ModalBlock.ts';
import type {PersonalizedContentBlock} from './PersonalizedContentBlock.ts';
import type {ProductTileBlock} from './ProductTileBlock.ts';
import type {PromoCarouselBlock} from './PromoCarouselBlock.ts';
import type {PromoTextBlock} from './PromoTextBlock.ts';
import type {SimpleProductTileBlock} from './SimpleProductTileBlock.ts';
import type {TableBlock} from './TableBlock.ts';
import type {TextBlock} from './TextBlock.ts';
import type {VendorRenderedBlock} from './VendorRenderedBlock.ts';

/**
 * A piece of content that a component renders. Its `type` is the name of the contract without the suffix `Block`.
 *
 * {@link matchBlock} handles every kind and doesn't compile when one is forgotten.
 *
 * @typeParam Own - Blocks that only your store has, as a union. They may be wherever the toolkit's blocks may.
 * @category Blocks
 * @entity
 * @example
 * ```ts
 * import type {Block} from '@storefront-toolkit/types/cms';
 *
 * export const content: readonly Block[] = [
 *   {type: 'PromoText', id: 'shipping', text: 'Free shipping <strong>over €50</strong>'},
 *   {type: 'ProductTile', id: 'tile-1', product: {by: 'slug', slug: 'rain-jacket'}},
 * ];
 * ```
 */
export type Block<Own extends BlockBase = never> =
  /** Blocks side by side, in columns. */
  | GridBlock<Own>
  | LinkItemBlock
  | MediaBlockHeroBlock
  | MediaBlockHeroVimeoBlock
  | MediaBlockHeroYouTubeBlock
  | MediaCardBlock
  | MediaCardVimeoBlock
  | MediaCardYouTubeBlock
  | MediaHeroBlock
  | MediaHeroVimeoBlock
  | MediaHeroYouTubeBlock
  | MenuBarBlock
  /** A button that opens a dialog with blocks. */
  | ModalBlock<Own>
  /** Content that depends on who looks at the page. */
  | PersonalizedContentBlock<Own>
  | ProductTileBlock
  | PromoCarouselBlock
  | PromoTextBlock
  | SimpleProductTileBlock
  | TableBlock
  | TextBlock
  | VendorRenderedBlock
  /** Your own store's block. */
  | Own;
