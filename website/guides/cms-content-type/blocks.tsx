// #region registry
import {type BlockRegistry, uiBlocks} from '@storefront-toolkit/ui/contentpage';
import {Faq} from './Faq.tsx';
import type {FaqBlock} from './faq-block.ts';

/** All blocks of this store. Another one is added here: `FaqBlock | SizeGuideBlock`. */
export type OwnBlock = FaqBlock;

export const blocks: BlockRegistry<OwnBlock> = {
  ...uiBlocks,
  ProductTile: () => null,
  SimpleProductTile: () => null,
  VendorRendered: () => null,
  Faq: (block, {headingLevel}) => <Faq block={block} headingLevel={headingLevel} />,
};
// #endregion
