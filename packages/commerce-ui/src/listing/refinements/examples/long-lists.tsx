import {Refinements, readListingParams} from '@storefront-toolkit/commerce-ui/listing/refinements';
import {searchShop} from '@storefront-toolkit/fixtures/search';

const state = readListingParams('size.is=m&size.is=42');
const {refinements} = searchShop(state);

export default function LongLists() {
  return (
    <Refinements
      refinements={refinements.filter(({key}) => key === 'material' || key === 'size')}
      state={state}
      pathname="/search"
      locale="en-IE"
      shownValues={4}
      aria-label="Filters with long lists"
      className="max-w-xs"
    />
  );
}
