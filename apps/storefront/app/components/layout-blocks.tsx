import type {Block} from '@storefront-toolkit/types/cms';
import type {BlockRegistry} from '@storefront-toolkit/ui/contentpage';
import {Hypertext} from '@storefront-toolkit/ui/text-components/hypertext';

/** The blocks that a layout of the example shop has: each page loads their code. */
export const layoutBlocks = {
  PromoText: ({text}: Extract<Block, {type: 'PromoText'}>) => (
    <Hypertext text={text} alignment="center" />
  ),
} as Partial<BlockRegistry> as BlockRegistry;
