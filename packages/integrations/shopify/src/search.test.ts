import {fieldOf} from '@storefront-toolkit/integration-core';
import {
  checkMapping,
  readWithOneBadItem,
  readWrongPayloads,
  searchProblems,
  suggestionsProblems,
} from '@storefront-toolkit/integration-test-kit';
import {moneyOf} from '@storefront-toolkit/types/cms';
import type {IntegrationProblem} from '@storefront-toolkit/types/config';
import {
  pageAfter,
  pageBefore,
  type ProductSearchInput,
  type RefinementSelection,
} from '@storefront-toolkit/types/search';
import fc from 'fast-check';
import {describe, expect, it, vi} from 'vitest';
import {listing} from './examples/listing.ts';
import {createShopifySearch, english} from './examples/search.ts';
import {createShopifySearchIntegration} from './index.ts';
import {searchMapping, suggestionsMapping, summaryMapping} from './mapping.ts';
import {normalizeSearch} from './normalize-search.ts';
import {normalizeSuggestions, partsOf} from './normalize-suggestions.ts';
import {normalizeSummary} from './normalize-summary.ts';
import type {RawProduct} from './normalize-variant.ts';
import {filterOf, nameOfFilter} from './search-filters.ts';
import {
  rawFilters,
  rawProduct,
  rawProductList,
  rawSearch,
  rawSuggestions,
} from './testing/fixtures.ts';
import {clientOf, context, type QueryRequest, storeBySchema} from './testing/store.ts';

// Thousands of payloads are read, on machines that may do something else meanwhile.
vi.setConfig({testTimeout: 60_000});

const {signal} = new AbortController();
const source = {vendor: 'shopify', kind: 'search', operation: 'search'} as const;
const shared = {source, currency: 'EUR', tax: 'included'} as const;
const input: ProductSearchInput = {term: 'mug', selections: [], page: 1, pageSize: 24};
const listContext = {...shared, input, kind: 'search', labels: english} as const;

const toSummary = (raw: RawProduct) => normalizeSummary(fieldOf(raw, source, 'product'), shared);
const toResults = (raw: typeof rawSearch) =>
  normalizeSearch(fieldOf<unknown>(raw, source, 'data.search'), listContext);
const toSuggestions = (raw: typeof rawSuggestions) =>
  normalizeSuggestions(fieldOf(raw, source, 'data.predictiveSearch'), {...shared, term: 'mu'});

/** An integration with a store by the published schema, and the requests that it got. */
function withStore() {
  const requests: QueryRequest[] = [];
  const answer = storeBySchema();
  const client = clientOf((request) => {
    requests.push(request);
    return answer(request);
  });
  const search = createShopifySearchIntegration(client, {
    tax: 'included',
    sortLabels: () => english,
  });
  const variables = () => requests.at(-1)!.variables;
  return {search, requests, variables};
}

describe('mappings', () => {
  it('of a product in a list holds @claim-shopify.mapping', () => {
    expect(checkMapping(summaryMapping, rawProduct, toSummary)).toEqual([]);
  });

  it('of results holds @claim-shopify.mapping', () => {
    expect(checkMapping(searchMapping, rawSearch, toResults)).toEqual([]);
  });

  it('of suggestions holds @claim-shopify.mapping', () => {
    expect(checkMapping(suggestionsMapping, rawSuggestions, toSuggestions)).toEqual([]);
  });
});

describe('wrong payloads', () => {
  it('of results are named @claim-vendors.reads-every-field', () => {
    const {faults, payloads} = readWrongPayloads(rawSearch, toResults, (results) =>
      searchProblems(results, 'EUR'),
    );
    expect(faults).toEqual([]);
    expect(payloads).toBeGreaterThan(500);
  });

  it('of suggestions are named @claim-vendors.reads-every-field', () => {
    const {faults} = readWrongPayloads(rawSuggestions, toSuggestions, (suggestions) =>
      suggestionsProblems(suggestions, 'EUR'),
    );
    expect(faults).toEqual([]);
  });
});

describe('a search', () => {
  it('asks for products with the words, the order and the filters @claim-shopify.search', async () => {
    const {search, variables} = withStore();
    const selections: readonly RefinementSelection[] = [
      {
        type: 'values',
        key: 'filter.p.vendor',
        values: ['{"productVendor":"Kettle"}', '{"tag":"a"}'],
      },
      {type: 'price', key: 'filter.v.price', min: moneyOf(450, 'EUR'), max: moneyOf(1000, 'EUR')},
    ];
    const results = await search.search(
      {...input, term: ' mug ', selections, sort: 'price-desc'},
      context,
      signal,
    );
    expect(variables()).toMatchObject({
      term: 'mug',
      filters: [{productVendor: 'Kettle'}, {tag: 'a'}, {price: {min: 4.5, max: 10}}],
      sortKey: 'PRICE',
      reverse: true,
      first: 24,
      language: 'DE',
      country: 'DE',
    });
    expect(results).toMatchObject({
      term: ' mug ',
      products: [{slug: 'enamel-mug', pricing: {price: {amount: 1990}, listPrice: {amount: 2490}}}],
      pagination: {type: 'cursor', totalItems: 8, previous: 'before:c-start', next: 'after:c-end'},
    });
    expect(results.sortOptions.filter(({selected}) => selected)).toEqual([
      {key: 'price-desc', label: 'Price: high to low', selected: true},
    ]);
  });

  it('without words lists all products, without filters @claim-shopify.all-products', async () => {
    const {search, requests, variables} = withStore();
    const {refinements, pagination} = await search.search({...input, term: ''}, context, signal);
    expect(requests[0]!.query).toMatch(/^query AllProducts/);
    expect(variables()).toMatchObject({sortKey: 'BEST_SELLING', reverse: false});
    expect(variables()).not.toHaveProperty('filters');
    expect(refinements).toEqual([]);
    expect(pagination).not.toHaveProperty('totalItems');
  });

  it('gives each kind of filter a refinement @claim-shopify.filters', () => {
    const selected = rawFilters[2]!.values![0]!.input!;
    const gone = '{"variantOption":{"name":"Color","value":"Blue"}}';
    const {refinements} = normalizeSearch(fieldOf<unknown>(rawSearch, source), {
      ...listContext,
      input: {
        ...input,
        selections: [
          {type: 'values', key: 'filter.v.option.color', values: [selected]},
          {type: 'values', key: 'filter.v.availability', values: [gone, 'not JSON']},
          {type: 'price', key: 'filter.v.price', max: moneyOf(2000, 'EUR')},
        ],
      },
    });
    expect(refinements).toMatchObject([
      {
        type: 'list',
        key: 'filter.v.availability',
        values: [
          {label: 'In stock', count: 7, selected: false},
          {label: 'Out of stock'},
          {label: 'Blue', value: gone, count: 0, selected: true},
        ],
      },
      {
        type: 'price',
        min: moneyOf(450, 'EUR'),
        max: moneyOf(4200, 'EUR'),
        selectedMax: moneyOf(2000, 'EUR'),
      },
      {
        type: 'swatch',
        label: 'Color',
        values: [{value: selected, selected: true, swatch: {type: 'color', color: '#cc0000'}}, {}],
      },
      {type: 'list', label: 'Dishwasher-safe', values: [{label: 'Yes', count: 6}]},
    ]);
  });

  it('leaves out what is no product, and a price in another currency narrows nothing', async () => {
    const problems: IntegrationProblem[] = [];
    const nodes = [{__typename: 'Article'}, rawProduct] as typeof rawSearch.nodes;
    const {products} = normalizeSearch(fieldOf<unknown>({...rawSearch, nodes}, source), {
      ...listContext,
      report: (problem) => problems.push(problem),
    });
    expect(products).toHaveLength(1);
    expect(problems).toMatchObject([{missing: 'product', path: 'nodes[0].__typename'}]);
    const {search, variables} = withStore();
    const dollars = {type: 'price', key: 'filter.v.price', max: moneyOf(1000, 'USD')} as const;
    await search.search({...input, selections: [dollars]}, context, signal);
    expect(variables()).toMatchObject({filters: []});
  });
});

describe('pages', () => {
  it('lead from one to the next, and back @claim-shopify.cursors', async () => {
    const {search, variables} = withStore();
    const {pagination} = await search.search(input, context, signal);
    await search.search({...input, ...pageAfter(pagination)}, context, signal);
    expect(variables()).toMatchObject({first: 24, after: 'c-end'});
    await search.search({...input, ...pageBefore(pagination)}, context, signal);
    expect(variables()).toMatchObject({last: 24, before: 'c-start'});
    expect(variables()).not.toHaveProperty('first');
  });

  it('never lead in a circle @claim-shopify.cursors', async () => {
    const {search} = withStore();
    const {pagination} = await search.search({...input, cursor: 'after:c-end'}, context, signal);
    expect(pageAfter(pagination)).toBeUndefined();
  });

  it('begin at the first with a cursor that nobody made, and have a size that Shopify takes', async () => {
    const {search, variables} = withStore();
    for (const cursor of ['', 'after:', 'c-end', 'around:c-end']) {
      await search.search({...input, cursor, pageSize: 1000}, context, signal);
      expect(variables()).toMatchObject({first: 250});
      expect(variables()).not.toHaveProperty('after');
    }
  });
});

describe('a category', () => {
  const inMugs = {...input, term: '', category: {by: 'slug', slug: 'mugs'}} as const;

  it('comes with its products, its place and its filters @claim-shopify.listing', async () => {
    const {search, requests, variables} = withStore();
    const results = await search.searchCategory({...inMugs, sort: 'newest'}, context, signal);
    expect(requests).toHaveLength(1);
    expect(variables()).toMatchObject({
      handle: 'mugs',
      menu: 'main-menu',
      sortKey: 'CREATED',
      reverse: true,
      filters: [],
    });
    expect(results.breadcrumbs.map(({slug}) => slug)).toEqual(['kitchen', 'mugs']);
    expect(results.category.children.map(({slug}) => slug)).toEqual(['enamel']);
    expect(results.products).toHaveLength(1);
    expect(results.refinements).toHaveLength(4);
    expect(results.pagination).not.toHaveProperty('totalItems');
    expect(searchProblems(results, 'EUR')).toEqual([]);
  });

  it('is read by the address of a page @claim-shopify.listing', async () => {
    const {search, variables} = withStore();
    const query = new URLSearchParams('sort=title&cursor=before:c-9');
    const {category} = await listing(search, 'mugs', query, context, signal);
    expect(category.slug).toBe('mugs');
    expect(variables()).toMatchObject({sortKey: 'TITLE', last: 24, before: 'c-9'});
  });

  it('refuses words, which Shopify would not heed @claim-shopify.category-words', async () => {
    const {search, requests} = withStore();
    await expect(
      search.searchCategory({...inMugs, term: 'red'}, context, signal),
    ).rejects.toMatchObject({
      type: 'refused',
      reason: expect.stringContaining('Leave the term empty') as string,
    });
    expect(requests).toEqual([]);
  });

  it('that cannot be is not asked for', async () => {
    const {search, requests} = withStore();
    const category = {by: 'id', id: '7'} as const;
    await expect(
      search.searchCategory({...inMugs, category}, context, signal),
    ).rejects.toMatchObject({type: 'not-found', entity: 'category', key: '7'});
    expect(requests).toEqual([]);
  });
});

describe('recommendations', () => {
  const productId = rawProduct.id!;

  it('are for the purpose of the request @claim-shopify.recommendations @claim-search.recommendations', async () => {
    const {search, variables} = withStore();
    const similar = {productId, purpose: 'similar', limit: 4} as const;
    const products = await search.recommend(similar, context, signal);
    expect(products).toMatchObject([{slug: rawProduct.handle}]);
    expect(variables()).toMatchObject({productId, intent: 'RELATED'});
    await search.recommend({...similar, purpose: 'complementary'}, context, signal);
    expect(variables()).toMatchObject({intent: 'COMPLEMENTARY'});
  });

  it('are as many as asked for, and none for an id that cannot be one @claim-shopify.recommendations', async () => {
    const requests: QueryRequest[] = [];
    let found: unknown = [rawProduct, rawProduct, rawProduct];
    const client = clientOf((request) => {
      requests.push(request);
      return Response.json({data: {productRecommendations: found}});
    });
    const search = createShopifySearchIntegration(client, {
      tax: 'included',
      sortLabels: () => english,
    });
    const asked = {productId, purpose: 'similar', limit: 2} as const;
    expect(await search.recommend(asked, context, signal)).toHaveLength(2);
    found = null;
    expect(await search.recommend(asked, context, signal)).toEqual([]);
    expect(await search.recommend({...asked, productId: '1'}, context, signal)).toEqual([]);
    expect(requests).toHaveLength(2);
  });
});

describe('suggestions', () => {
  it('are of four kinds, at most ten of each @claim-shopify.suggestions', async () => {
    const {search, variables} = withStore();
    const suggestions = await search.suggest({term: 'mu', limit: 50}, context, signal);
    expect(variables()).toMatchObject({term: 'mu', limit: 10});
    expect(suggestions).toMatchObject({
      term: 'mu',
      terms: [{term: 'enamel mug', parts: [{text: 'enamel '}, {text: 'mu', matched: true}, {}]}],
      products: [{slug: 'enamel-mug'}],
      categories: [{slug: 'mugs'}],
      pages: [{slug: 'care', title: 'Care for enamel'}],
    });
  });

  it('have parts that put together are the text @claim-search.no-markup', () => {
    fc.assert(
      fc.property(fc.string({unit: 'grapheme'}), fc.string({unit: 'grapheme'}), (text, typed) => {
        expect(
          partsOf(text, typed)
            .map((part) => part.text)
            .join(''),
        ).toBe(text);
      }),
    );
    expect(partsOf('Becher İ', 'i')).toEqual([{text: 'Becher İ', matched: false}]);
  });
});

it('names the orders in the language of the request @claim-shopify.sort-labels', async () => {
  const {search} = withStore();
  const titles = async (locale: 'de-DE' | 'en-IE') => {
    const own = createShopifySearch(clientOf(storeBySchema()));
    const {sortOptions} = await own.search(input, {...context, locale}, signal);
    return sortOptions.map(({label}) => label);
  };
  expect(await titles('de-DE')).toEqual(['Relevanz', 'Preis aufsteigend', 'Preis absteigend']);
  expect((await titles('en-IE'))[0]).toBe('Most relevant');
  const {sortOptions} = await search.search({...input, term: '', sort: 'gone'}, context, signal);
  expect(sortOptions.map(({key, selected}) => [key, selected])).toEqual([
    ['best-selling', true],
    ['newest', false],
    ['price-asc', false],
    ['price-desc', false],
    ['title', false],
  ]);
});

describe('filterOf', () => {
  it('reads what Shopify gives, and nothing else', () => {
    for (const {type, values} of rawFilters) {
      if (type === 'PRICE_RANGE') continue;
      for (const value of values!) expect(filterOf(value.input!)).toBeDefined();
    }
    const wrong = [
      '',
      '{',
      '1',
      'null',
      '[]',
      '{}',
      '{"price":{}}',
      '{"tag":"a","available":true}',
      '{"tag":1}',
      '{"tag":null}',
      '{"variantOption":{"name":"a","value":{}}}',
    ];
    expect(wrong.flatMap((value) => filterOf(value) ?? [])).toEqual([]);
  });

  it('gives each a name', () => {
    const names = ['{"tag":"Sale"}', '{"available":true}', '{"category":{"id":"gid://c"}}'];
    expect(names.map((value) => nameOfFilter(filterOf(value)!))).toEqual([
      'Sale',
      'true',
      'gid://c',
    ]);
  });
});

it('reads a list that nobody counts', () => {
  const {pagination} = normalizeSearch(fieldOf<unknown>(rawProductList, source), {
    ...listContext,
    kind: 'collection',
  });
  expect(pagination).toEqual({
    type: 'cursor',
    pageSize: 24,
    previous: 'before:c-start',
    next: 'after:c-end',
  });
});

describe('one bad item', () => {
  const readList = (raw: typeof rawSearch, onProblem: (problem: IntegrationProblem) => void) =>
    normalizeSearch(fieldOf<unknown>(raw, source), {...listContext, report: onProblem});

  it('costs no other product, refinement or value of a list @claim-shopify.one-bad-item', async () => {
    const productOf = (number: number) => ({...rawProduct, id: `gid://shopify/Product/${number}`});
    const products = await readWithOneBadItem({
      items: [productOf(1), productOf(2), productOf(3)],
      read: (nodes, onProblem: (problem: IntegrationProblem) => void) =>
        readList({...rawSearch, nodes}, onProblem).products,
    });
    expect(products.faults).toEqual([]);
    const refinements = await readWithOneBadItem({
      items: [rawFilters[0]!, rawFilters[1]!, rawFilters[2]!],
      read: (productFilters, onProblem: (problem: IntegrationProblem) => void) =>
        readList({...rawSearch, productFilters}, onProblem).refinements,
    });
    expect(refinements.faults).toEqual([]);
  });
});
