import {homePage, mediaCard, promoText} from '@storefront-toolkit/fixtures/cms';
import type {BlockBase, Page} from '@storefront-toolkit/types/cms';
import {type BlockRegistry, ContentPage, uiBlocks} from '@storefront-toolkit/ui/contentpage';
import {createHrefOf} from '@storefront-toolkit/ui/link';

/** A block that only this store has. */
interface PromiseBlock extends BlockBase {
  readonly type: 'Promise';
  readonly days: number;
}

const blocks: BlockRegistry<PromiseBlock> = {
  ...uiBlocks,
  ProductTile: () => null,
  SimpleProductTile: () => null,
  VendorRendered: () => null,
  Promise: ({days}) => (
    <p className="border-s-4 border-brand ps-4 text-lg">
      {days} days to send back what does not fit
    </p>
  ),
};

const page: Page<PromiseBlock> = {
  ...homePage,
  content: [promoText, {type: 'Promise', id: 'returns', days: 30}, mediaCard],
};

const hrefOf = createHrefOf({prefix: '#'});

export default function OwnBlocks() {
  return <ContentPage page={page} blocks={blocks} hrefOf={hrefOf} headingLevel={3} />;
}
