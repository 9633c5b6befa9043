import {
  type Answer,
  describeIntegration,
  startVendor,
  type VendorServer,
} from '@storefront-toolkit/integration-test-kit';
import type {Category} from '@storefront-toolkit/types/catalog';
import {type DynamicServerContext, moneyOf} from '@storefront-toolkit/types/cms';
import {createIntegrationError} from '@storefront-toolkit/types/config';
import type {ProductSearchInput, RefinementSelection} from '@storefront-toolkit/types/search';
import {liteClient} from 'algoliasearch/lite';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {createOwnSearch} from './examples/custom-fields.ts';
import {type AlgoliaSearchOptions, createAlgoliaSearchIntegration} from './index.ts';
import {
  rawCategoryHit,
  rawHit,
  rawPageHit,
  rawResponse,
  rawSuggestion,
  store,
} from './testing/fixtures.ts';

const context: DynamicServerContext = {
  locale: 'en-US',
  currency: 'EUR',
  preview: false,
  audiences: ['returning-shopper', 'not a context'],
};
const {signal} = new AbortController();
const input: ProductSearchInput = {term: 'jacket', selections: [], page: 1, pageSize: 24};

const jackets: Category = {
  id: 'c-7',
  slug: 'jackets',
  name: 'Jackets',
  ancestors: [{id: 'c-1', slug: 'clothing', name: 'Clothing'}],
  children: [],
  seo: {indexed: true},
  custom: {},
};
const categories: AlgoliaSearchOptions['categories'] = {
  getCategory: (key) =>
    key.by === 'slug' && key.slug === 'jackets'
      ? Promise.resolve(jackets)
      : Promise.reject(
          createIntegrationError({
            vendor: 'shopify',
            kind: 'commerce',
            operation: 'getCategory',
            type: 'not-found',
            entity: 'category',
            key: 'gone',
          }),
        ),
};

/** A client that knows one host: the server of the test. */
const clientFor = (url: string) =>
  liteClient('APP', 'search-key', {
    maxRateLimitRetries: 0,
    hosts: [{url: url.replace('http://', ''), accept: 'readWrite', protocol: 'http'}],
  });
const create = (url: string, options = {}) =>
  createAlgoliaSearchIntegration(clientFor(url), {
    tax: 'included',
    storeFor: () => store,
    categories,
    ...options,
  });

interface Query {
  readonly indexName: string;
  readonly page?: number;
  readonly hitsPerPage: number;
  readonly facets?: readonly string[];
  readonly facetFilters?: readonly (readonly string[])[];
  readonly numericFilters: readonly string[];
}
// The client sends JSON as plain text.
const queriesOf = (body: unknown) =>
  (JSON.parse(body as string) as {readonly requests: readonly Query[]}).requests;
const answersByIndex = (body: unknown): Answer => ({
  json: {
    results: queriesOf(body).map(({indexName}) => {
      if (indexName === store.suggestions) return {hits: [rawSuggestion]};
      if (indexName === store.categories) return {hits: [rawCategoryHit]};
      return indexName === store.pages ? {hits: [rawPageHit]} : rawResponse;
    }),
  },
});

describeIntegration({
  vendor: 'algolia',
  kind: 'search',
  create,
  operations: {
    search: {
      call: (search, either) => search.search(input, context, either),
      answer: ({body}) => answersByIndex(body),
    },
    searchCategory: {
      call: (search, either) =>
        search.searchCategory({...input, category: {by: 'slug', slug: 'jackets'}}, context, either),
      answer: ({body}) => answersByIndex(body),
    },
    suggest: {
      call: (search, either) => search.suggest({term: 'rain ja', limit: 5}, context, either),
      answer: ({body}) => answersByIndex(body),
    },
  },
});

describe('against a server', () => {
  let server: VendorServer;
  beforeAll(async () => {
    server = await startVendor();
    server.play(({body}) => answersByIndex(body));
  });
  afterAll(() => server.close());
  const queries = () => queriesOf(server.requests.at(-1)?.body);
  const searchWith = (selections: readonly RefinementSelection[]) =>
    create(server.url).search({...input, selections}, context, signal);

  it('asks with the key, for a page of products that are sold in the currency', async () => {
    const results = await create(server.url).search({...input, page: 2}, context, signal);
    const [request] = server.requests;
    expect(request).toMatchObject({
      path: '/1/indexes/*/queries',
      headers: {'x-algolia-api-key': 'search-key', 'x-algolia-application-id': 'APP'},
    });
    expect(queries()).toEqual([
      {
        indexName: 'products_en',
        query: 'jacket',
        ruleContexts: ['returning-shopper'],
        attributesToHighlight: [],
        facetFilters: [],
        numericFilters: ['prices.EUR.price>=0'],
        page: 1,
        hitsPerPage: 24,
        facets: [
          'facets.Color',
          'facets.Size',
          'facets.use',
          'facets.recycled',
          'facets.weight',
          'prices.EUR.price',
        ],
        clickAnalytics: true,
      },
    ]);
    expect(results).toMatchObject({
      term: 'jacket',
      redirect: '/jackets',
      products: [{id: 'p-1', pricing: {price: {amount: 12900}, range: {max: {amount: 14950}}}}],
      pagination: {page: 2, pageSize: 24, totalItems: 30, totalPages: 2},
      queryId: 'q-1',
    });
  });

  it('counts the values of each facet as if nothing of it were selected', async () => {
    const {refinements} = await searchWith([
      {type: 'values', key: 'color', values: ['Moss', '-Coal']},
      {type: 'values', key: 'use', values: ['Rain', 'Snow']},
      {type: 'boolean', key: 'recycled'},
      {type: 'range', key: 'weight', max: 500},
      {type: 'price', key: 'price', min: moneyOf(1000, 'EUR'), max: moneyOf(5000, 'USD')},
    ]);
    const colors = ['facets.Color:Moss', 'facets.Color:\\-Coal'];
    const others = [['facets.use:Rain'], ['facets.use:Snow'], ['facets.recycled:true']];
    const sold = 'prices.EUR.price>=0';
    const [weight, price] = ['facets.weight<=500', 'prices.EUR.price>=10.00'];
    const sent = queries().map(({facets, hitsPerPage, facetFilters, numericFilters}) => ({
      facet: hitsPerPage === 0 ? facets?.[0] : 'all',
      facetFilters,
      numericFilters,
    }));
    expect(sent).toEqual([
      {
        facet: 'all',
        facetFilters: [colors, ...others],
        numericFilters: [sold, weight, price],
      },
      {facet: 'facets.Color', facetFilters: others, numericFilters: [sold, weight, price]},
      {facet: 'facets.weight', facetFilters: [colors, ...others], numericFilters: [sold, price]},
      {
        facet: 'prices.EUR.price',
        facetFilters: [colors, ...others],
        numericFilters: [sold, weight],
      },
    ]);
    expect(refinements.find(({key}) => key === 'color')).toMatchObject({
      values: [
        {value: 'Coal', selected: false},
        {value: 'Moss', selected: true},
        {value: '-Coal', count: 0, selected: true},
      ],
    });
  });

  it('ignores selections that fit no facet', async () => {
    await searchWith([
      {type: 'values', key: 'gone', values: ['x']},
      {type: 'boolean', key: 'color'},
      {type: 'range', key: 'price', min: 1},
    ]);
    expect(queries()).toHaveLength(1);
    expect(queries()[0]).toMatchObject({facetFilters: [], numericFilters: ['prices.EUR.price>=0']});
  });

  it.each([
    ['price-asc', 'products_en_price_asc', 'price-asc'],
    ['made-up', 'products_en', 'relevance'],
  ])('sorts by %s in the index %s', async (sort, index, selected) => {
    const {sortOptions} = await create(server.url).search({...input, sort}, context, signal);
    expect(queries()[0]?.indexName).toBe(index);
    expect(sortOptions.find((option) => option.selected)?.key).toBe(selected);
  });

  it('shows the products of a category', async () => {
    const category = {by: 'slug', slug: 'jackets'} as const;
    const found = await create(server.url).searchCategory({...input, category}, context, signal);
    expect(queries()[0]?.facetFilters).toEqual([['categoryIds:c-7']]);
    expect(found.category).toBe(jackets);
    expect(found.breadcrumbs.map(({slug}) => slug)).toEqual(['clothing', 'jackets']);
  });

  it('asks nothing of a category that the catalog does not know', async () => {
    server.play(({body}) => answersByIndex(body));
    const category = {by: 'slug', slug: 'gone'} as const;
    const call = create(server.url).searchCategory({...input, category}, context, signal);
    await expect(call).rejects.toMatchObject({type: 'not-found', vendor: 'shopify'});
    expect(server.requests).toEqual([]);
  });

  it('suggests words, products, categories and pages', async () => {
    const found = await create(server.url).suggest({term: 'rain ja', limit: 5}, context, signal);
    expect(queries().map(({indexName, hitsPerPage}) => [indexName, hitsPerPage])).toEqual([
      ['products_en', 5],
      ['products_en_suggestions', 5],
      ['categories_en', 5],
      ['pages_en', 5],
    ]);
    expect(found).toMatchObject({
      term: 'rain ja',
      terms: [
        {
          term: 'rain jacket',
          parts: [
            {text: 'rain', matched: true},
            {text: ' ', matched: false},
            {text: 'ja', matched: true},
            {text: 'cket', matched: false},
          ],
        },
      ],
      products: [{id: 'p-1'}],
      categories: [{slug: 'jackets'}],
      pages: [{title: 'Care'}],
    });
  });

  it('leaves the lists empty of what the store has no index for', async () => {
    const storeFor = () => ({sorts: store.sorts, facets: []});
    const found = await create(server.url, {storeFor}).suggest(
      {term: 'r', limit: 2},
      context,
      signal,
    );
    expect(queries()).toHaveLength(1);
    expect(found).toMatchObject({terms: [], categories: [], pages: []});
  });

  it('names a query without an answer', async () => {
    server.play(() => ({json: {results: [rawResponse]}}));
    const call = create(server.url).suggest({term: 'r', limit: 2}, context, signal);
    await expect(call).rejects.toMatchObject({type: 'invalid-response', path: 'results'});
  });

  it('reads the fields of the store', async () => {
    server.play(() => ({json: {results: [{...rawResponse, hits: [rawHit]}]}}));
    const own = createOwnSearch(clientFor(server.url), categories);
    const {products} = await own.search(input, context, signal);
    expect(products[0]?.custom).toEqual({weight: 420});
  });
});
