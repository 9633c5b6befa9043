import {personalizedContent} from '@storefront-toolkit/fixtures/cms';
import {
  type BlockRegistry,
  createBlockRenderer,
  uiBlocks,
} from '@storefront-toolkit/ui/contentpage';

const blocks: BlockRegistry = {
  ...uiBlocks,
  ProductTile: () => null,
  SimpleProductTile: () => null,
  VendorRendered: () => null,
};

const forEveryone = createBlockRenderer({blocks});
const forReturning = createBlockRenderer({blocks, audiences: ['returning-shopper']});

export default function ForAudiences() {
  return (
    <div className="grid gap-6">
      <section>
        <h3 className="text-sm text-ink-muted">Someone new</h3>
        {forEveryone(personalizedContent)}
      </section>
      <section>
        <h3 className="text-sm text-ink-muted">Someone who comes back</h3>
        {forReturning(personalizedContent)}
      </section>
    </div>
  );
}
