import {SimpleProductTile} from '@storefront-toolkit/commerce-ui/catalog/simple-product-tile';
import {simpleProductTile} from '@storefront-toolkit/fixtures/cms';

const withoutPrice = {...simpleProductTile, price: undefined};

export default function WithoutPrice() {
  return (
    <SimpleProductTile
      block={withoutPrice}
      href="#mug-without-price"
      locale="en-IE"
      className="max-w-64"
    />
  );
}
