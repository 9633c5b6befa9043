import {createClient} from '@bigcommerce/catalyst-client';
import {fieldOf} from '@storefront-toolkit/integration-core';
import {
  type Answer,
  checkMapping,
  describeIntegration,
  readWithOneBadItem,
  readWrongPayloads,
  searchProblems,
  suggestionsProblems,
} from '@storefront-toolkit/integration-test-kit';
import {type DynamicServerContext, moneyOf} from '@storefront-toolkit/types/cms';
import type {IntegrationProblem} from '@storefront-toolkit/types/config';
import {
  pageAfter,
  pageBefore,
  type ProductSearchInput,
  type RefinementSelection,
} from '@storefront-toolkit/types/search';
import {afterAll, describe, expect, it, vi} from 'vitest';
import {createBigCommerceSearch, english} from './examples/search.ts';
import {createBigCommerceSearchIntegration} from './index.ts';
import {searchMapping, suggestionsMapping, summaryMapping} from './mapping.ts';
import {normalizeListed} from './normalize-listed.ts';
import {normalizeSearch, readListed} from './normalize-search.ts';
import type {RawFound, RawListedProduct, RawSearch} from './raw.ts';
import {rawCategory, rawListed, rawSearch, rawTree} from './testing/fixtures.ts';

// Thousands of payloads are read, on machines that may do something else meanwhile.
vi.setConfig({testTimeout: 60_000});

const {signal} = new AbortController();
const context: DynamicServerContext = {
  locale: 'en-IE',
  currency: 'EUR',
  preview: false,
  audiences: [],
};
const source = {vendor: 'bigcommerce', kind: 'search', operation: 'search'} as const;
const input: ProductSearchInput = {term: 'mug', selections: [], page: 1, pageSize: 24};
const listed = {source, currency: 'EUR', tax: 'included', report: () => {}} as const;

/** The client speaks HTTPS to BigCommerce's own domain, by the global fetch. */
const realFetch = fetch;
let target: string | ((body: string) => unknown) = '';
vi.stubGlobal('fetch', (address: string | URL, init?: RequestInit) =>
  typeof target === 'string'
    ? realFetch(String(address).replace(/^https:\/\/store-[^/]+/, target), init)
    : Promise.resolve(Response.json(target(init?.body as string))),
);
afterAll(() => vi.unstubAllGlobals());

const clientFor = (to: typeof target) => {
  target = to;
  return createClient({storeHash: 'hash', storefrontToken: 'token', channelId: '1', logger: false});
};

const related = {products: rawSearch.searchProducts!.products};
const site = {categoryTree: rawTree, category: rawCategory, search: rawSearch, product: related};

/** A search over a store, and what was asked of it. */
function withStore(answered: object = site) {
  const asked: {query: string; variables: Record<string, unknown>}[] = [];
  const client = clientFor((body) => {
    asked.push(JSON.parse(body) as (typeof asked)[number]);
    return {data: {site: answered}};
  });
  const search = createBigCommerceSearchIntegration(client, {
    tax: 'included',
    labels: () => english,
  });
  return {search, asked, variables: () => asked.at(-1)!.variables};
}

const toSummary = (raw: RawListedProduct) => normalizeListed(fieldOf(raw, source), listed);

function readResults(
  raw: RawSearch,
  report: (problem: IntegrationProblem) => void = () => {},
  asked: ProductSearchInput = input,
) {
  const how = {...listed, report, labels: english, input: asked};
  return normalizeSearch(fieldOf(raw, source), how);
}

/** The raw search with other filters. */
const withFilters = (...filters: object[]): RawSearch => ({
  ...rawSearch,
  searchProducts: {...rawSearch.searchProducts, filters: {edges: filters.map((node) => ({node}))}},
});
const rawFilters = rawSearch.searchProducts!.filters!.edges!.map((edge) => edge!.node!);

const selections: readonly RefinementSelection[] = [
  {type: 'values', key: 'brand', values: ['3', '99']},
  {type: 'values', key: 'category', values: ['7']},
  {type: 'values', key: 'attribute.Color', values: ['Red']},
  {type: 'values', key: 'attribute.Size', values: ['M', 'L']},
  {type: 'values', key: 'rating', values: ['4', '3']},
  {type: 'boolean', key: 'in-stock'},
  {type: 'boolean', key: 'free-shipping'},
  {type: 'boolean', key: 'featured-only'},
  {type: 'price', key: 'price', min: moneyOf(450, 'EUR'), max: moneyOf(1000, 'EUR')},
];

describe('mappings', () => {
  it('of a product in a list holds @claim-bigcommerce.search-mapping', () => {
    const raw: RawListedProduct = {
      ...rawListed,
      prices: {...rawListed.prices, basePrice: {value: 29.9, currencyCode: 'EUR'}},
    };
    const cheaper = (whole: RawListedProduct): RawListedProduct => ({
      ...whole,
      prices: {
        ...whole.prices,
        priceRange: {min: {value: 9.9, currencyCode: 'EUR'}, max: {value: 29, currencyCode: 'EUR'}},
      },
    });
    expect(
      checkMapping(summaryMapping, raw, toSummary, {'prices.priceRange.min.value': cheaper}),
    ).toEqual([]);
  });

  it('of results holds @claim-bigcommerce.search-mapping', () => {
    expect(checkMapping(searchMapping, rawSearch, readResults)).toEqual([]);
  });

  it('of suggestions holds @claim-bigcommerce.search-mapping', () => {
    const read = (raw: RawSearch) => ({
      ...{term: 'mu', terms: [], categories: [], pages: []},
      products: readListed(fieldOf(raw, source).at('searchProducts') as never, listed),
    });
    expect(checkMapping(suggestionsMapping, rawSearch, read)).toEqual([]);
  });
});

it('names each wrong value of an answer @claim-vendors.reads-every-field', () => {
  const {faults, payloads} = readWrongPayloads(rawSearch, readResults, (results) =>
    searchProblems(results, 'EUR'),
  );
  expect(faults).toEqual([]);
  expect(payloads).toBeGreaterThan(700);
});

it('loses no other product, filter or value for a bad one @claim-bigcommerce.search-parts', async () => {
  const products = await readWithOneBadItem<RawListedProduct, unknown>({
    items: [1, 2, 3].map((entityId) => ({...rawListed, entityId})) as never,
    read: (items, report) => {
      const found: RawFound = {products: {edges: items.map((node) => ({node}))}};
      return readListed(fieldOf(found, source), {...listed, report});
    },
  });
  expect(products.faults).toEqual([]);
  const brands = await readWithOneBadItem({
    items: [3, 4, 5].map((entityId) => ({
      entityId,
      name: `Brand ${entityId}`,
      productCount: 1,
    })) as never,
    read: (items: readonly object[], report: (problem: IntegrationProblem) => void) => {
      const raw = withFilters({
        ...rawFilters[0],
        brands: {edges: items.map((node) => ({node}))},
      });
      const [refinement] = readResults(raw, report).refinements;
      return refinement?.type === 'list' ? refinement.values : [];
    },
  });
  expect(brands.faults).toEqual([]);
  const problems: IntegrationProblem[] = [];
  const {refinements} = readResults(
    withFilters(
      {...rawFilters[0], name: ''},
      {...rawFilters[0], __typename: 'New'},
      rawFilters[3]!,
    ),
    (problem) => problems.push(problem),
  );
  expect(refinements.map(({key}) => key)).toEqual(['attribute.Color']);
  expect(problems.map(({missing}) => missing)).toEqual(['refinement', 'refinement']);
});

describe('a search', () => {
  it('asks for products with the words, the order and the filters @claim-bigcommerce.search', async () => {
    const {search, asked, variables} = withStore();
    const results = await search.search(
      {...input, term: ' mug ', selections, sort: 'price-desc'},
      context,
      signal,
    );
    const filters = {
      searchTerm: 'mug',
      brandEntityIds: [3, 99],
      categoryEntityIds: [7],
      productAttributes: [
        {attribute: 'Color', values: ['Red']},
        {attribute: 'Size', values: ['M', 'L']},
      ],
      rating: {minRating: 3},
      hideOutOfStock: true,
      isFreeShipping: true,
      isFeatured: true,
    };
    expect(asked).toHaveLength(1);
    expect(variables()).toEqual({
      filters: {...filters, price: {minPrice: 4.5, maxPrice: 10}},
      unpriced: filters,
      sort: 'HIGHEST_PRICE',
      first: 24,
      currency: 'EUR',
      includeTax: true,
    });
    expect(results).toMatchObject({
      term: ' mug ',
      products: [{slug: 'enamel-mug', pricing: {price: {amount: 1990}, listPrice: {amount: 2490}}}],
      pagination: {type: 'cursor', totalItems: 8, previous: 'before:c-start', next: 'after:c-end'},
    });
    expect(searchProblems(results, 'EUR')).toEqual([]);
  });

  it('takes any address: a selection that fits no filter narrows nothing @claim-bigcommerce.search', async () => {
    const {search, variables} = withStore();
    const odd: readonly RefinementSelection[] = [
      {type: 'values', key: 'brand', values: ['kettle', '-1']},
      {type: 'values', key: 'category', values: ['']},
      {type: 'values', key: 'rating', values: ['9']},
      {type: 'values', key: 'gone', values: ['a']},
      {type: 'boolean', key: 'gone'},
      {type: 'range', key: 'weight', min: 1},
      {type: 'price', key: 'price', max: moneyOf(1000, 'USD')},
      {type: 'price', key: 'price'},
    ];
    await search.search({...input, selections: odd}, context, signal);
    expect(variables()).toMatchObject({filters: {searchTerm: 'mug'}});
  });

  it('without words asks for one filter, since the API wants one @claim-bigcommerce.all-products', async () => {
    const {search, variables} = withStore();
    const {sortOptions} = await search.search({...input, term: ' '}, context, signal);
    expect(variables()).toMatchObject({filters: {price: {minPrice: 0}}, sort: 'FEATURED'});
    expect(sortOptions[0]).toEqual({key: 'featured', label: 'Featured', selected: true});
    expect(sortOptions.map(({key}) => key)).not.toContain('relevance');
  });

  it('gives each type of filter a refinement @claim-bigcommerce.filters', () => {
    const {refinements} = readResults(rawSearch, undefined, {...input, selections});
    expect(refinements).toEqual([
      {
        ...{type: 'list', key: 'brand', label: 'Brand', operator: 'or'},
        values: [
          {value: '3', label: 'Kettle', count: 5, selected: true},
          {value: '4', label: 'Hearth', count: 3, selected: false},
          {value: '99', label: '99', count: 0, selected: true},
        ],
      },
      {
        ...{type: 'list', key: 'category', label: 'Category', operator: 'or'},
        values: [
          {value: '5', label: 'Kitchen', count: 8, selected: false},
          {value: '7', label: 'Mugs', count: 6, selected: true},
        ],
      },
      {
        ...{type: 'price', key: 'price', label: 'Price'},
        ...{min: moneyOf(450, 'EUR'), max: moneyOf(4200, 'EUR')},
        ...{selectedMin: moneyOf(450, 'EUR'), selectedMax: moneyOf(1000, 'EUR')},
      },
      {
        ...{type: 'list', key: 'attribute.Color', label: 'Color', operator: 'or'},
        values: [
          {value: 'Red', label: 'Red', count: 2, selected: true},
          {value: 'Blue', label: 'Blue', count: 1, selected: false},
        ],
      },
      {
        ...{type: 'list', key: 'rating', label: 'Rating', operator: 'or'},
        values: [
          {value: '4', label: '4', count: 2, selected: true},
          {value: '3', label: '3', count: 0, selected: true},
        ],
      },
      {type: 'boolean', key: 'in-stock', label: 'In stock', count: 7, selected: true},
      {type: 'boolean', key: 'free-shipping', label: 'Free shipping', count: 4, selected: true},
    ]);
  });

  it('has no range of prices when there is no product', () => {
    const none = {products: {edges: []}};
    const {refinements} = readResults({...rawSearch, lowest: none, highest: none});
    expect(refinements.map(({key}) => key)).not.toContain('price');
  });

  it('leads from page to page by cursors, of 50 products at most @claim-bigcommerce.cursors', async () => {
    const {search, variables} = withStore();
    const {pagination} = await search.search({...input, pageSize: 100}, context, signal);
    expect(variables()).toMatchObject({first: 50});
    expect(pagination.pageSize).toBe(50);
    await search.search({...input, ...pageAfter(pagination)}, context, signal);
    expect(variables()).toMatchObject({first: 24, after: 'c-end'});
    await search.search({...input, ...pageBefore(pagination)}, context, signal);
    expect(variables()).toMatchObject({last: 24, before: 'c-start'});
    expect(variables()).not.toHaveProperty('first');
  });
});

describe('a category', () => {
  it('comes with the products of all categories below it, and its place @claim-bigcommerce.listing', async () => {
    const {search, asked, variables} = withStore();
    const category = {by: 'slug', slug: 'kitchen~mugs'} as const;
    const results = await search.searchCategory({...input, term: '', category}, context, signal);
    expect(asked).toHaveLength(3);
    expect(variables()).toMatchObject({
      filters: {categoryEntityId: 7, searchSubCategories: true},
      sort: 'FEATURED',
    });
    expect(results.breadcrumbs.map(({slug}) => slug)).toEqual(['kitchen', 'kitchen~mugs']);
    expect(results.category.name).toBe('Mugs');
    expect(searchProblems(results, 'EUR')).toEqual([]);
    await search.searchCategory({...input, category}, context, signal);
    expect(variables()).toMatchObject({filters: {searchTerm: 'mug', categoryEntityId: 7}});
  });

  it('is missing when there is none', async () => {
    const {search, asked} = withStore();
    const category = {by: 'id', id: '404'} as const;
    await expect(
      search.searchCategory({...input, category}, context, signal),
    ).rejects.toMatchObject({
      type: 'not-found',
      kind: 'search',
      operation: 'searchCategory',
      key: '404',
    });
    expect(asked).toHaveLength(1);
  });
});

describe('suggestions', () => {
  it('are products @claim-bigcommerce.suggestions', async () => {
    const {search, variables} = withStore();
    const suggestions = await search.suggest({term: 'mu', limit: 5}, context, signal);
    expect(variables()).toMatchObject({filters: {searchTerm: 'mu'}, first: 5});
    expect(suggestions).toMatchObject({term: 'mu', products: [{slug: 'enamel-mug'}]});
    expect(suggestionsProblems(suggestions, 'EUR')).toEqual([]);
  });

  it('are none for no words, without a request', async () => {
    const {search, asked} = withStore();
    const {products} = await search.suggest({term: ' ', limit: 5}, context, signal);
    expect([products, asked]).toEqual([[], []]);
  });
});

const similar = {productId: '1', purpose: 'similar', limit: 4} as const;

it('asks for the fields that a store adds, in lists too @claim-bigcommerce.added-fields', async () => {
  const asked: string[] = [];
  const client = clientFor((body) => {
    asked.push(body);
    return {data: {site}};
  });
  const search = createBigCommerceSearchIntegration(client, {
    tax: 'included',
    labels: () => english,
    fields: {product: 'condition'},
  });
  await search.search(input, context, signal);
  await search.recommend(similar, context, signal);
  expect(asked.filter((body) => body.includes('ListedFields on Product { condition'))).toHaveLength(
    2,
  );
});

describe('recommendations', () => {
  it('are the related products @claim-bigcommerce.recommendations', async () => {
    const {search, variables} = withStore();
    const products = await search.recommend(similar, context, signal);
    expect(variables()).toMatchObject({id: 1, first: 4, currency: 'EUR'});
    expect(products).toMatchObject([{slug: 'enamel-mug'}]);
  });

  it('are none for another purpose or id, without a request, nor for a product that is gone @claim-bigcommerce.recommendations', async () => {
    const {search, asked} = withStore({product: null});
    const none = [
      await search.recommend({...similar, purpose: 'complementary'}, context, signal),
      await search.recommend({...similar, productId: 'x'}, context, signal),
    ];
    expect([none, asked]).toEqual([[[], []], []]);
    expect(await search.recommend(similar, context, signal)).toEqual([]);
    expect(asked).toHaveLength(1);
  });

  it('are an error when the answer lacks the product', async () => {
    const {search} = withStore({});
    const call = search.recommend(similar, context, signal);
    await expect(call).rejects.toMatchObject({type: 'invalid-response', operation: 'recommend'});
  });
});

it('names orders and states in the language of the request @claim-bigcommerce.search-labels', async () => {
  const client = clientFor(() => ({data: {site}}));
  const names = async (locale: 'de-DE' | 'en-IE') => {
    const own = createBigCommerceSearch(client);
    const {sortOptions, refinements} = await own.search(input, {...context, locale}, signal);
    return [sortOptions[0]?.label, refinements.find(({key}) => key === 'in-stock')?.label];
  };
  expect(await names('de-DE')).toEqual(['Relevanz', 'Auf Lager']);
  expect(await names('en-IE')).toEqual(['Most relevant', 'In stock']);
});

describe('prices and stock of a list', () => {
  const pricingOf = (prices: RawListedProduct['prices']) =>
    toSummary({...rawListed, prices}).pricing;
  const euros = (value: number) => ({value, currencyCode: 'EUR'});

  it('are the lowest and the highest price', () => {
    const price = euros(24);
    expect(pricingOf({price, priceRange: {min: euros(19), max: euros(29)}})).toMatchObject({
      price: moneyOf(1900, 'EUR'),
      range: {min: moneyOf(1900, 'EUR'), max: moneyOf(2900, 'EUR')},
    });
    expect(pricingOf({price, basePrice: euros(30)})).toMatchObject({
      ...{price: moneyOf(2400, 'EUR'), listPrice: moneyOf(3000, 'EUR')},
    });
    const higher = {price, basePrice: euros(30), priceRange: {min: euros(19), max: euros(24)}};
    expect(pricingOf(higher)).not.toHaveProperty('listPrice');
  });

  it('tell preorders from products that are there', () => {
    const statusOf = (status: string, isInStock = true) =>
      toSummary({...rawListed, availabilityV2: {status}, inventory: {isInStock}}).availability
        .status;
    expect(statusOf('Preorder')).toBe('preorder');
    expect(statusOf('Unavailable')).toBe('out-of-stock');
    expect(statusOf('Available', false)).toBe('out-of-stock');
  });
});

const answer = (): Answer => ({json: {data: {site}}});
describeIntegration({
  vendor: 'bigcommerce',
  kind: 'search',
  tellsRetryAfter: false,
  create: (url, options) =>
    createBigCommerceSearchIntegration(clientFor(url), {
      ...{tax: 'included', labels: () => english},
      ...options,
    }),
  operations: {
    search: {call: (search, either) => search.search(input, context, either), answer},
    searchCategory: {
      call: (search, either) =>
        search.searchCategory({...input, category: {by: 'id', id: '7'}}, context, either),
      answer,
    },
    suggest: {
      call: (search, either) => search.suggest({term: 'mu', limit: 5}, context, either),
      answer,
    },
    recommend: {call: (search, either) => search.recommend(similar, context, either), answer},
  },
});
