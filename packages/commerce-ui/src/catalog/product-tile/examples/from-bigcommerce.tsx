import {ProductTile} from '@storefront-toolkit/commerce-ui/catalog/product-tile';
import {sampleProduct} from '@storefront-toolkit/fixtures/bigcommerce';

export default function FromBigCommerce() {
  return (
    <div className="max-w-64">
      <ProductTile
        product={sampleProduct}
        href={`#from-bigcommerce-${sampleProduct.slug}`}
        locale="en-IE"
        headingLevel={4}
      />
    </div>
  );
}
