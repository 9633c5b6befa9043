import {ProductList, ResultCount} from '@storefront-toolkit/commerce-ui/listing/product-list';
import {sampleResults} from '@storefront-toolkit/fixtures/commercetools';

export default function FromCommercetools() {
  return (
    <div className="grid gap-6">
      <ResultCount results={sampleResults} title="Jackets" locale="en-IE" headingLevel={4} />
      <ProductList
        products={sampleResults.products}
        productHref="#from-commercetools-{slug}"
        locale="en-IE"
        headingLevel={5}
      />
    </div>
  );
}
