import {ActiveRefinements} from '@storefront-toolkit/commerce-ui/listing/active-refinements';
import {readListingParams} from '@storefront-toolkit/commerce-ui/listing/refinements';
import {noResults} from '@storefront-toolkit/fixtures/search';

const state = readListingParams('q=snow+shoes&size.is=xl&price.max.EUR=50');

export default function NoResults() {
  const {term, refinements, pagination} = noResults;
  return (
    <div className="grid gap-3">
      <p>
        {pagination.totalItems} products for “{term}”. Remove a filter to see more.
      </p>
      <ActiveRefinements
        refinements={refinements}
        state={state}
        pathname="/search"
        locale="en-IE"
        labels={{list: 'Filters that leave nothing'}}
      />
    </div>
  );
}
