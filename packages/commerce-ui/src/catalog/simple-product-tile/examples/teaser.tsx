import {SimpleProductTile} from '@storefront-toolkit/commerce-ui/catalog/simple-product-tile';
import {simpleProductTile} from '@storefront-toolkit/fixtures/cms';

export default function Teaser() {
  return (
    <section aria-labelledby="for-the-table" className="grid gap-4">
      <h2 id="for-the-table" className="text-xl font-bold">
        For the table outside
      </h2>
      <SimpleProductTile
        block={simpleProductTile}
        href="#enamel-mug"
        locale="en-IE"
        className="max-w-64"
      />
    </section>
  );
}
