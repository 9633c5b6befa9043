import {SimpleProductTile} from '@storefront-toolkit/commerce-ui/catalog/simple-product-tile';
import {type BlockRegistry, uiBlocks} from '@storefront-toolkit/ui/contentpage';

export const blocks: BlockRegistry = {
  ...uiBlocks,
  SimpleProductTile: (block) => (
    <SimpleProductTile block={block} href={`/products/${block.link.slug}`} locale="en-IE" />
  ),
  // Add these when editors use them: the first needs your catalog, the second a component of your vendor.
  ProductTile: () => null,
  VendorRendered: () => null,
};
