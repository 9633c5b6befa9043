import type {Block, BlockBase} from '@storefront-toolkit/types/cms';
import type {ReactNode} from 'react';
import {reportMisuse} from '../internal/report-misuse.ts';
import type {BlockContext, BlockRegistry} from './registry.ts';

/**
 * The options for rendering blocks anywhere.
 *
 * @typeParam Own - Blocks that only your store has.
 */
export interface BlockOptions<Own extends BlockBase = never> extends Partial<
  Pick<BlockContext<Own>, 'audiences' | 'delivery' | 'headingLevel' | 'links'>
> {
  /** A function for each type of block. */
  blocks: BlockRegistry<Own>;
  /**
   * Id of the block whose image loads before others.
   * @default undefined
   */
  priorityId?: string | undefined;
  /**
   * Is called with each block that is skipped, because the registry has no function for it: log it on the server.
   * @default undefined
   */
  onUnknownBlock?: ((block: {readonly type: string; readonly id: string}) => void) | undefined;
}

/**
 * Makes the function that renders a block by the registry. `ContentPage` does it by itself; use it for blocks that are
 * elsewhere, such as the content of a `Layout` or what a `ProductPage` has above the product.
 *
 * @typeParam Own - Blocks that only your store has.
 * @param options - The registry, and the options for its functions.
 * @returns A function that renders a block, and nothing for one of a type that it does not know.
 * @example
 * ```tsx
 * import type {LayoutContent} from '@storefront-toolkit/types/cms';
 * import {type BlockRegistry, createBlockRenderer} from '@storefront-toolkit/ui/contentpage';
 *
 * export function top(region: LayoutContent, blocks: BlockRegistry) {
 *   const renderBlock = createBlockRenderer({blocks});
 *   return region.content.map((block) => <div key={block.id}>{renderBlock(block)}</div>);
 * }
 * ```
 */
export function createBlockRenderer<Own extends BlockBase = never>({
  blocks,
  audiences = [],
  delivery,
  headingLevel = 2,
  links = {},
  priorityId,
  onUnknownBlock,
}: BlockOptions<Own>): (block: Block<Own>) => ReactNode {
  // That a function fits the block of its own type is what the compiler cannot follow through a lookup.
  const renderers = blocks as unknown as Readonly<
    Record<string, (block: Block<Own>, context: BlockContext<Own>) => ReactNode>
  >;
  return function renderBlock(block) {
    // `type` comes from a CMS: a block of type "constructor" must not find the method of every object.
    const render = Object.hasOwn(renderers, block.type) ? renderers[block.type] : undefined;
    if (!render) {
      if (process.env.NODE_ENV !== 'production') reportUnknownBlock(block);
      onUnknownBlock?.(block);
      return null;
    }
    const priority = block.id === priorityId;
    return render(block, {renderBlock, links, headingLevel, delivery, priority, audiences});
  };
}

function reportUnknownBlock({type, id}: {readonly type: string; readonly id: string}) {
  reportMisuse(
    'ContentPage',
    `skipped the block ${JSON.stringify(id)} of the type ${JSON.stringify(type)}, which the registry has no function for. ` +
      'Shoppers see the page without it. Add the type to `blocks`, or map it to another one where the response ' +
      'of the CMS is read.',
  );
}
