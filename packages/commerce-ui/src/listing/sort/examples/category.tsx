import {SortBy} from '@storefront-toolkit/commerce-ui/listing/sort';
import {searchResults} from '@storefront-toolkit/fixtures/search';

// The parameters of the address: /jackets?size=m&size=l&in-stock=true&page=3
const params = {size: ['m', 'l'], 'in-stock': 'true', page: '3'};

export default function CategorySort() {
  return (
    <div className="grid gap-3">
      <p className="text-ink-muted">Jackets in M and L, page 3</p>
      <SortBy
        options={searchResults.sortOptions}
        params={params}
        className="justify-self-start"
        aria-label="Order of jackets"
      />
    </div>
  );
}
