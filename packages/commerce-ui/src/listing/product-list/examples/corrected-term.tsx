import {ProductList, ResultCount} from '@storefront-toolkit/commerce-ui/listing/product-list';
import {searchShop} from '@storefront-toolkit/fixtures/search';
import type {SearchResults} from '@storefront-toolkit/types/search';

const results: SearchResults = {
  ...searchShop({term: 'windbreaker'}),
  term: 'wind breaker',
  correctedTerm: 'windbreaker',
};

export default function CorrectedTerm() {
  return (
    <div className="grid gap-6">
      <ResultCount results={results} locale="en-IE" headingLevel={2} />
      <ProductList
        products={results.products}
        productHref="#corrected-{slug}"
        locale="en-IE"
        headingLevel={3}
      />
    </div>
  );
}
