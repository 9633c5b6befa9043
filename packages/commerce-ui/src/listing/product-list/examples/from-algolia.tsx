import {ProductList, ResultCount} from '@storefront-toolkit/commerce-ui/listing/product-list';
import {sampleResults} from '@storefront-toolkit/fixtures/algolia';

export default function FromAlgolia() {
  return (
    <div className="grid gap-6">
      <ResultCount results={sampleResults} title="Jackets" locale="en-IE" headingLevel={4} />
      <ProductList
        products={sampleResults.products}
        productHref="#from-algolia-{slug}"
        locale="en-IE"
        headingLevel={5}
      />
    </div>
  );
}
