import {ProductList, ResultCount} from '@storefront-toolkit/commerce-ui/listing/product-list';
import {sampleResults} from '@storefront-toolkit/fixtures/bigcommerce';

export default function FromBigCommerce() {
  return (
    <div className="grid gap-6">
      <ResultCount results={sampleResults} title="Jackets" locale="en-IE" headingLevel={4} />
      <ProductList
        products={sampleResults.products}
        productHref="#from-bigcommerce-{slug}"
        locale="en-IE"
        headingLevel={5}
      />
    </div>
  );
}
