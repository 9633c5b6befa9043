// cspell:words Beste Treffer Größe Preis

// #region store
import type {AlgoliaStore} from '@storefront-toolkit/integration-algolia';
import type {DynamicServerContext} from '@storefront-toolkit/types/cms';

/** An index for each language, with a replica for each other order. */
export function storeFor({locale}: DynamicServerContext): AlgoliaStore {
  const german = locale.startsWith('de');
  const index = german ? 'products_de' : 'products_en';
  return {
    sorts: [
      {key: 'relevance', label: german ? 'Beste Treffer' : 'Most relevant', index},
      {key: 'price-asc', label: german ? 'Preis' : 'Price', index: `${index}_price_asc`},
    ],
    facets: [
      {
        type: 'list',
        key: 'size',
        label: german ? 'Größe' : 'Size',
        attribute: german ? 'facets.Größe' : 'facets.Size',
        operator: 'or',
      },
      {type: 'price', key: 'price', label: german ? 'Preis' : 'Price'},
    ],
    suggestions: `${index}_suggestions`,
  };
}
// #endregion
