import type {Block, BlockBase} from '@storefront-toolkit/types/cms';
import type {ReactNode} from 'react';
import type {LinkOptions} from '../link/index.ts';
import type {ImageDelivery} from '../media/index.ts';
import type {HeadingLevel} from '../text-components/heading/index.ts';

/**
 * The facts about the page that a function of the registry gets besides its block.
 *
 * @typeParam Own - Blocks that only your store has.
 */
export interface BlockContext<Own extends BlockBase = never> {
  /** Renders a block inside of this one, such as a cell of a grid. */
  renderBlock: (block: Block<Own>) => ReactNode;
  /** The options that give links their addresses. Spread it onto components that take these options. */
  links: LinkOptions;
  /** Level of the block's heading. */
  headingLevel: HeadingLevel;
  /** Where versions of images are. Without it, originals are shown. */
  delivery: ImageDelivery | undefined;
  /** Whether the block has the first image of the page, which loads before others. */
  priority: boolean;
  /** Audiences that the shopper belongs to, as the `DynamicServerContext` lists them. */
  audiences: readonly string[];
}

/**
 * A function for each type of block, your own types included. A type without a function does not compile.
 *
 * @typeParam Own - Blocks that only your store has.
 * @example
 * ```tsx
 * import {type BlockRegistry, uiBlocks} from '@storefront-toolkit/ui/contentpage';
 *
 * export const blocks: BlockRegistry = {
 *   ...uiBlocks,
 *   ProductTile: ({product}) => <p>{JSON.stringify(product)}</p>,
 *   SimpleProductTile: ({title}) => <p>{title}</p>,
 *   VendorRendered: () => null,
 * };
 * ```
 */
export type BlockRegistry<Own extends BlockBase = never> = {
  readonly [Type in Block<Own>['type']]: (
    block: Extract<Block<Own>, {readonly type: Type}>,
    context: BlockContext<Own>,
  ) => ReactNode;
};
