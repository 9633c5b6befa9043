import {ProductTile} from '@storefront-toolkit/commerce-ui/catalog/product-tile';
import {sampleProduct} from '@storefront-toolkit/fixtures/shopify';

export default function FromShopify() {
  return (
    <div className="max-w-64">
      <ProductTile
        product={sampleProduct}
        href={`#from-shopify-${sampleProduct.slug}`}
        locale="en-IE"
        headingLevel={4}
      />
    </div>
  );
}
