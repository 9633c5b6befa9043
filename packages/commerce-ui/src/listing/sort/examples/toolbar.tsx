import {ResultCount} from '@storefront-toolkit/commerce-ui/listing/product-list';
import {SortBy} from '@storefront-toolkit/commerce-ui/listing/sort';
import {searchShop} from '@storefront-toolkit/fixtures/search';

const results = searchShop({term: 'wool', sort: 'price-asc'});

export default function Toolbar() {
  return (
    <div className="flex flex-wrap items-end justify-between gap-4">
      <ResultCount results={results} locale="en-IE" headingLevel={2} />
      <SortBy
        options={results.sortOptions}
        params={{q: results.term}}
        aria-label="Order of the results"
      />
    </div>
  );
}
