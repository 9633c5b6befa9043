import {ActiveRefinements} from '@storefront-toolkit/commerce-ui/listing/active-refinements';
import {readListingParams} from '@storefront-toolkit/commerce-ui/listing/refinements';
import {searchShop} from '@storefront-toolkit/fixtures/search';

// On your page, these are the parameters of the request.
const state = readListingParams(
  'q=jacket&color.is=moss&color.is=sand&in-stock.on=1&price.min.EUR=50&weight.max=500',
);

export default function EveryType() {
  return (
    <ActiveRefinements
      refinements={searchShop(state).refinements}
      state={state}
      pathname="/docs/component-packages/commerce-ui/listing/active-refinements"
      locale="en-IE"
    />
  );
}
