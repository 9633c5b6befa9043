import {ProductTile} from '@storefront-toolkit/commerce-ui/catalog/product-tile';
import {sampleProduct} from '@storefront-toolkit/fixtures/commercetools';

export default function FromCommercetools() {
  return (
    <div className="max-w-64">
      <ProductTile
        product={sampleProduct}
        href={`#from-commercetools-${sampleProduct.slug}`}
        locale="en-IE"
        headingLevel={4}
      />
    </div>
  );
}
