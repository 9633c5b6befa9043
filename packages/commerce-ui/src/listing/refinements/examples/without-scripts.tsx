import {Refinements, readListingParams} from '@storefront-toolkit/commerce-ui/listing/refinements';
import {searchShop} from '@storefront-toolkit/fixtures/search';

// On your page, these are the parameters of the request.
const state = readListingParams('q=jacket&color.is=moss&sort=price-asc&page=2');
const {refinements} = searchShop(state);
const KEYS = ['color', 'in-stock', 'price'];

export default function WithoutScripts() {
  return (
    <Refinements
      refinements={refinements.filter(({key}) => KEYS.includes(key))}
      state={state}
      pathname="/docs/component-packages/commerce-ui/listing/refinements"
      locale="en-IE"
      aria-label="Filters of a page"
      className="max-w-xs"
    />
  );
}
