import {describeSamples, type ReadPayload} from '@storefront-toolkit/integration-test-kit';
import {describe} from 'vitest';
import {
  createCommercetoolsCartIntegration,
  createCommercetoolsCatalogIntegration,
  createCommercetoolsSearchIntegration,
} from './index.ts';
import {apiOf, context as german} from './testing/project.ts';

const context = {...german, locale: 'en-IE', country: 'IE'} as const;
const {signal} = new AbortController();
const options = {tax: 'included', options: ['color'], fallbackLocales: ['en']} as const;

/** A project that answers with payloads: requests whose path ends with `search` with one, the others with another. */
const projectOf = (payload: ReadPayload, name: string, search?: string) =>
  apiOf(({path}) => ({json: payload(search && path.endsWith('/search') ? search : name)}));

const COLORS: Readonly<Record<string, {label: string; color: `#${string}`}>> = {
  moss: {label: 'Moss', color: '#4b5d3a'},
  rust: {label: 'Rust', color: '#a4492f'},
};

describe('recorded @claim-vendors.samples', () => {
  describeSamples('commercetools', {
    product: (payload) =>
      createCommercetoolsCatalogIntegration(projectOf(payload, 'product'), options).getProduct(
        {by: 'slug', slug: 'rain-jacket'},
        context,
        signal,
      ),
    results: (payload) =>
      createCommercetoolsSearchIntegration(projectOf(payload, 'search-products', 'search'), {
        ...options,
        sortLabels: () => ({
          relevance: 'Most relevant',
          newest: 'Newest',
          'price-asc': 'Price: low to high',
          'price-desc': 'Price: high to low',
          name: 'A to Z',
        }),
        facets: () => [
          {
            type: 'swatch',
            key: 'color',
            label: 'Color',
            field: 'variants.attributes.color.key',
            fieldType: 'lenum',
            operator: 'or',
            labelOf: (value) => COLORS[value]?.label ?? value,
            swatchOf: (value) => ({type: 'color', color: COLORS[value]?.color ?? '#808080'}),
          },
          {type: 'price', key: 'price', label: 'Price'},
        ],
      }).search({term: 'jacket', selections: [], page: 2, pageSize: 3}, context, signal),
    cart: (payload) =>
      createCommercetoolsCartIntegration(projectOf(payload, 'cart'), options).getCart(
        '7c1d5a0e-1111-4a53-9a44-000000000001',
        context,
        signal,
      ),
  });
});
