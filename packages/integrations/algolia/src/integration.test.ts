import {setTimeout} from 'node:timers/promises';
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
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
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
  // The SDK takes no signal.
  endsRequests: false,
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

  it('asks with the key, for a page of products that are sold in the currency @claim-algolia.currency @claim-algolia.rules', async () => {
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

  it('counts the values of each facet as if nothing of it were selected @claim-algolia.counts', async () => {
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

  it('shows the products of a category @claim-algolia.categories @claim-search.category', async () => {
    const category = {by: 'slug', slug: 'jackets'} as const;
    const found = await create(server.url).searchCategory({...input, category}, context, signal);
    expect(queries()[0]?.facetFilters).toEqual([['categoryIds:c-7']]);
    expect(found.category).toBe(jackets);
    expect(found.breadcrumbs.map(({slug}) => slug)).toEqual(['clothing', 'jackets']);
  });

  it('asks nothing of a category that the catalog does not know @claim-algolia.categories', async () => {
    server.play(({body}) => answersByIndex(body));
    const category = {by: 'slug', slug: 'gone'} as const;
    const call = create(server.url).searchCategory({...input, category}, context, signal);
    await expect(call).rejects.toMatchObject({type: 'not-found', vendor: 'shopify'});
    expect(server.requests).toEqual([]);
  });

  it('suggests words, products, categories and pages @claim-algolia.suggestions @claim-search.term', async () => {
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

  it('leaves the lists empty of what the store has no index for @claim-search.empty-lists', async () => {
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

  it('tells what can pass from what can not, and repeats the first alone @claim-algolia.errors', async () => {
    const outcome = async (status: number, headers = {}) => {
      server.play(() => ({status, headers, json: {message: 'Index does not exist', status}}));
      const error: unknown = await create(server.url, {retries: 1, timeout: 2000})
        .search(input, context, signal)
        .catch((cause: unknown) => cause);
      return [error, server.requests.length] as const;
    };
    const reason = 'Index does not exist';
    for (const status of [400, 402, 404]) {
      const [error, requests] = await outcome(status);
      expect(error).toMatchObject({type: 'refused', status, reason});
      expect(requests).toBe(1);
    }
    const [limited, asked] = await outcome(429, {'retry-after': '1'});
    expect(limited).toMatchObject({type: 'rate-limited', retryAfter: 1});
    expect(asked).toBe(2);
  });

  it('leaves the wait to the integration where the client is told so @claim-algolia.rate-limit', async () => {
    server.play(() => ({status: 429, headers: {'retry-after': '60'}, json: {}}));
    const search = create(server.url, {retries: 1}).search(input, context, signal);
    await expect(search).rejects.toMatchObject({type: 'rate-limited', retryAfter: 60});
    expect(server.requests).toHaveLength(1);
  });

  it('asks the other hosts of the client before it asks again @claim-algolia.hosts', async () => {
    server.play(({body}) => answersByIndex(body));
    const hosts = ['127.0.0.1:9', server.url.replace('http://', '')].map((url) => ({
      url,
      accept: 'readWrite' as const,
      protocol: 'http' as const,
    }));
    const client = liteClient('APP', 'search-key', {maxRateLimitRetries: 0, hosts});
    const search = createAlgoliaSearchIntegration(client, {
      tax: 'included',
      storeFor: () => store,
      categories,
      retries: 0,
    });
    expect((await search.search(input, context, signal)).products).toHaveLength(1);
  });

  it('does not wait for an aborted call, whose request runs on @claim-algolia.abort', async () => {
    const controller = new AbortController();
    let isFinished = false;
    const client = liteClient('APP', 'search-key', {
      requester: {
        async send() {
          controller.abort();
          await setTimeout(20);
          isFinished = true;
          return {status: 200, content: '{"results":[]}', isTimedOut: false};
        },
      },
    });
    const search = createAlgoliaSearchIntegration(client, {
      tax: 'included',
      storeFor: () => store,
      categories,
    }).search(input, context, controller.signal);
    await expect(search).rejects.toMatchObject({type: 'aborted'});
    expect(isFinished).toBe(false);
    await vi.waitFor(() => expect(isFinished).toBe(true));
  });

  it('asks the same for a preview, and tells no corrected term @claim-algolia.preview @claim-algolia.corrected-term', async () => {
    server.play(({body}) => answersByIndex(body));
    const results = await create(server.url).search(input, context, signal);
    await create(server.url).search(input, {...context, preview: true}, signal);
    expect(server.requests[1]?.body).toEqual(server.requests[0]?.body);
    expect(results).not.toHaveProperty('correctedTerm');
  });

  it('lowers a page that is larger than Algolia allows @claim-algolia.page-size', async () => {
    server.play(({body}) => answersByIndex(body));
    await create(server.url).search({...input, pageSize: 5000}, context, signal);
    expect(queriesOf(server.requests[0]?.body)[0]).toMatchObject({hitsPerPage: 1000});
  });

  it('reads the fields of the store @claim-algolia.custom', async () => {
    server.play(() => ({json: {results: [{...rawResponse, hits: [rawHit]}]}}));
    const own = createOwnSearch(clientFor(server.url), categories);
    const {products} = await own.search(input, context, signal);
    expect(products[0]?.custom).toEqual({weight: 420});
  });
});
