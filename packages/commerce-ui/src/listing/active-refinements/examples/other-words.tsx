// cspell:ignore Aktive, entfernen, suche
import {ActiveRefinements} from '@storefront-toolkit/commerce-ui/listing/active-refinements';
import {readListingParams} from '@storefront-toolkit/commerce-ui/listing/refinements';
import {searchShop} from '@storefront-toolkit/fixtures/search';

const state = readListingParams('price.min.EUR=19.9&price.max.EUR=1250&weight.max=1500');

const labels = {
  list: 'Aktive Filter',
  remove: '{item} entfernen',
  upTo: 'bis {max}',
  clear: 'Alle entfernen',
};

export default function OtherWords() {
  return (
    <ActiveRefinements
      refinements={searchShop(state).refinements}
      state={state}
      pathname="/suche"
      locale="de-DE"
      labels={labels}
    />
  );
}
