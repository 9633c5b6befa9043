import {Refinements} from '@storefront-toolkit/commerce-ui/listing/refinements';
import {sampleResults} from '@storefront-toolkit/fixtures/commercetools';
import {selectionsOf} from '@storefront-toolkit/types/search';

const {term, refinements} = sampleResults;
const state = {term, selections: selectionsOf(refinements), page: 1};

export default function FromCommercetools() {
  return (
    <Refinements
      refinements={refinements}
      state={state}
      pathname="/search"
      locale="en-IE"
      labels={{form: 'Filters from commercetools'}}
      className="max-w-xs"
    />
  );
}
