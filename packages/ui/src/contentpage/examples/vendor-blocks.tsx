import {homePage, vendorRendered} from '@storefront-toolkit/fixtures/cms';
import type {VendorRenderedBlock} from '@storefront-toolkit/types/cms';
import {type BlockRegistry, ContentPage, uiBlocks} from '@storefront-toolkit/ui/contentpage';

/** The component that the vendor's own package would export. */
function ExampleVendor({model}: VendorRenderedBlock) {
  return (
    <p className="rounded-md border border-line bg-surface p-4 text-center">
      The vendor renders its model <code>{model}</code>.
    </p>
  );
}

const blocks: BlockRegistry = {
  ...uiBlocks,
  ProductTile: () => null,
  SimpleProductTile: () => null,
  VendorRendered: (block) => block.vendor === 'example' && <ExampleVendor {...block} />,
};

const page = {...homePage, title: 'News from the shop', content: [vendorRendered]};

export default function VendorBlocks() {
  return <ContentPage page={page} blocks={blocks} headingLevel={3} titleShown />;
}
