import {ProductList, ResultCount} from '@storefront-toolkit/commerce-ui/listing/product-list';
import {searchShop} from '@storefront-toolkit/fixtures/search';

const results = searchShop({
  selections: [{type: 'values', key: 'category', values: ['jackets']}],
});

export default function CategoryPage() {
  return (
    <div className="grid gap-6">
      <ResultCount results={results} title="Jackets" locale="en-IE" headingLevel={2} />
      <ProductList
        products={results.products}
        productHref="#jackets-{slug}"
        locale="en-IE"
        headingLevel={3}
      />
    </div>
  );
}
