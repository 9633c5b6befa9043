import {fieldOf} from '@storefront-toolkit/integration-core';
import {
  type Answer,
  checkMapping,
  readWithOneBadItem,
  readWrongPayloads,
  searchProblems,
  suggestionsProblems,
  type VendorRequest,
} from '@storefront-toolkit/integration-test-kit';
import type {ProductSummary} from '@storefront-toolkit/types/catalog';
import {type DynamicServerContext, moneyOf} from '@storefront-toolkit/types/cms';
import type {IntegrationProblem} from '@storefront-toolkit/types/config';
import {
  pageAfter,
  pageBefore,
  type ProductSearchInput,
  type RefinementSelection,
  type SearchResults,
} from '@storefront-toolkit/types/search';
import {describe, expect, it, vi} from 'vitest';
import {createCommercetoolsSearch} from './examples/search.ts';
import {
  type CommercetoolsFacet,
  type CommercetoolsSort,
  createCommercetoolsSearchIntegration,
} from './index.ts';
import {searchMapping, suggestionsMapping} from './mapping.ts';
import type {RawFacet} from './normalize-facets.ts';
import {normalizeSearch, type RawSearch, readIds} from './normalize-search.ts';
import {rawCategory, rawProduct, rawSearch} from './testing/fixtures.ts';
import {apiOf, context, projectWith} from './testing/project.ts';

// Thousands of payloads are read, on machines that may do something else meanwhile.
vi.setConfig({testTimeout: 60_000});

const {signal} = new AbortController();
const source = {vendor: 'commercetools', kind: 'search', operation: 'search'} as const;
const input: ProductSearchInput = {term: 'becher', selections: [], page: 1, pageSize: 24};

const labels: Readonly<Record<CommercetoolsSort, string>> = {
  relevance: 'Most relevant',
  newest: 'Newest',
  'price-asc': 'Price: low to high',
  'price-desc': 'Price: high to low',
  name: 'A to Z',
};

/** A facet of each kind. */
const facets: readonly CommercetoolsFacet[] = [
  {
    type: 'swatch',
    key: 'color',
    label: 'Color',
    field: 'variants.attributes.color.key',
    fieldType: 'lenum',
    operator: 'or',
    swatchOf: (value) => ({type: 'color', color: `#${value}`}),
  },
  {
    type: 'list',
    key: 'uses',
    label: 'For',
    field: 'variants.attributes.uses.key',
    fieldType: 'set_lenum',
    operator: 'and',
    labelOf: (value) => value.toUpperCase(),
  },
  {
    type: 'boolean',
    key: 'dishwasher',
    label: 'Dishwasher',
    field: 'variants.attributes.dishwasher',
    fieldType: 'boolean',
  },
  {
    type: 'range',
    key: 'weight',
    label: 'Weight',
    unit: 'g',
    field: 'variants.attributes.weight',
    fieldType: 'number',
  },
  {type: 'price', key: 'price', label: 'Price'},
];

const selections: readonly RefinementSelection[] = [
  {type: 'values', key: 'color', values: ['red', 'green']},
  {type: 'values', key: 'uses', values: ['tea', 'coffee']},
  {type: 'boolean', key: 'dishwasher'},
  {type: 'range', key: 'weight', max: 300},
  {type: 'price', key: 'price', min: moneyOf(1000, 'EUR'), max: moneyOf(2500, 'EUR')},
];

const conditions = {
  color: {
    exact: {field: 'variants.attributes.color.key', fieldType: 'lenum', values: ['red', 'green']},
  },
  uses: {
    and: [
      {exact: {field: 'variants.attributes.uses.key', fieldType: 'set_lenum', value: 'tea'}},
      {exact: {field: 'variants.attributes.uses.key', fieldType: 'set_lenum', value: 'coffee'}},
    ],
  },
  dishwasher: {
    exact: {field: 'variants.attributes.dishwasher', fieldType: 'boolean', value: true},
  },
  weight: {range: {field: 'variants.attributes.weight', fieldType: 'number', lte: 300}},
  price: {
    and: [
      {exact: {field: 'variants.prices.currencyCode', value: 'EUR'}},
      {range: {field: 'variants.prices.centAmount', gte: 1000, lte: 2500}},
    ],
  },
};

const summary: ProductSummary = {
  id: 'p-1',
  slug: 'mug',
  name: 'Mug',
  pricing: {price: moneyOf(1990, 'EUR'), tax: 'included'},
  availability: {status: 'in-stock'},
  badges: [],
  promotions: [],
  custom: {},
};

function readResults(
  raw: RawSearch,
  report: (problem: IntegrationProblem) => void = () => {},
  asked: ProductSearchInput = input,
): SearchResults {
  const field = fieldOf(raw, source);
  const products = readIds(field, report).map((id) => ({...summary, id}));
  return normalizeSearch(field, {
    ...{input: asked, products, labels, facets, currency: 'EUR', report},
  });
}

/** A search over a project, and what was asked of Product Search. */
function withProject(answer: RawSearch = rawSearch) {
  const bodies: unknown[] = [];
  const requests: VendorRequest[] = [];
  const others = projectWith([rawProduct], [rawCategory]);
  const api = apiOf((request): Answer => {
    requests.push(request);
    if (!request.path.endsWith('/products/search')) return others(request);
    bodies.push(request.body);
    return {json: answer};
  });
  const search = createCommercetoolsSearchIntegration(api, {
    tax: 'included',
    options: ['color'],
    fallbackLocales: ['de', 'en'],
    sortLabels: () => labels,
    facets: () => facets,
  });
  return {api, search, requests, body: () => bodies.at(-1)};
}

describe('mappings', () => {
  const suggestionsOf = (raw: RawSearch) => ({
    ...{term: 'be', terms: [], categories: [], pages: []},
    products: readIds(fieldOf(raw, source), () => {}),
  });

  it('of results holds @claim-commercetools.search-mapping', () => {
    const whole: RawSearch = {...rawSearch, total: 30};
    // A path into a list is that of its first item, and facets of other kinds come later.
    const counted = (index: number, key: string) => (raw: RawSearch) => ({
      ...raw,
      facets: raw.facets!.map((facet, at) => (at === index ? {...facet, [key]: 7} : facet)),
    });
    const faults = checkMapping(searchMapping, whole, readResults, {
      'facets[].value': counted(2, 'value'),
      'facets[].min': counted(3, 'min'),
      total: 99,
    });
    expect(faults).toEqual([]);
  });

  it('of suggestions holds @claim-commercetools.search-mapping', () => {
    expect(checkMapping(suggestionsMapping, rawSearch, suggestionsOf)).toEqual([]);
  });
});

it('names each wrong value of an answer @claim-vendors.reads-every-field', () => {
  const {faults, payloads} = readWrongPayloads(rawSearch, readResults, (results) =>
    searchProblems(results, 'EUR'),
  );
  expect(faults).toEqual([]);
  expect(payloads).toBeGreaterThan(300);
});

describe('one bad item', () => {
  it('costs no other refinement or value', async () => {
    const buckets = await readWithOneBadItem({
      items: [
        {key: 'red', count: 1},
        {key: 'blue', count: 2},
        {key: 'green', count: 3},
      ],
      read: (
        items: NonNullable<RawFacet['buckets']>,
        report: (problem: IntegrationProblem) => void,
      ) => {
        const first: RawFacet = {name: 'color', buckets: items};
        const [refinement] = readResults({...rawSearch, facets: [first]}, report).refinements;
        return refinement?.type === 'swatch' ? refinement.values : [];
      },
    });
    expect(buckets.faults).toEqual([]);
    const problems: IntegrationProblem[] = [];
    const {refinements} = readResults(
      {
        ...rawSearch,
        facets: [...rawSearch.facets!.slice(0, 4), {name: 'price', min: 9, max: 1, count: 1}],
      },
      (problem) => problems.push(problem),
    );
    expect(refinements.map(({key}) => key)).toEqual(['color', 'uses', 'dishwasher', 'weight']);
    expect(problems).toMatchObject([{missing: 'refinement', path: 'facets[4].max'}]);
  });

  it('is told by its name when the API leaves a facet out', () => {
    const problems: IntegrationProblem[] = [];
    readResults({...rawSearch, facets: rawSearch.facets!.slice(1)}, (problem) =>
      problems.push(problem),
    );
    expect(problems).toMatchObject([
      {missing: 'refinement', reason: expect.stringContaining('a facet "color"') as string},
    ]);
  });
});

describe('a search', () => {
  it('asks for words in names, descriptions and numbers of articles, in a language of the project @claim-commercetools.search-words', async () => {
    const {search, body} = withProject();
    await search.search({...input, term: ' roter becher '}, context, signal);
    const text = {language: 'de', value: 'roter becher', mustMatch: 'all'};
    expect(body()).toMatchObject({
      query: {
        and: [
          {
            or: [
              {fullText: {...text, field: 'name', boost: 2}},
              {fullText: {...text, field: 'description'}},
              {exact: {field: 'variants.sku', value: 'roter becher', caseInsensitive: true}},
            ],
          },
          {filter: [{exact: {field: 'variants.prices.currencyCode', value: 'EUR'}}]},
        ],
      },
      limit: 24,
      offset: 0,
    });
    expect(body()).not.toHaveProperty('sort');
    expect(body()).not.toHaveProperty('postFilter');
    await search.search({...input, term: 'x'.repeat(1000)}, context, signal);
    expect(JSON.stringify(body())).not.toContain('x'.repeat(257));
  });

  it('reads the products that it finds, for the request @claim-commercetools.search-products', async () => {
    const {search, requests} = withProject();
    const {products} = await search.search(input, context, signal);
    expect(products).toMatchObject([
      {slug: 'emaillebecher', name: 'Emaillebecher', pricing: {price: {amount: 1990}}},
    ]);
    expect(products[0]).not.toHaveProperty('variants');
    expect(requests.map(({path}) => path)).toEqual([
      '/project/products/search',
      '/project/product-projections',
    ]);
    expect(requests[1]!.query.getAll('var.ids')).toEqual(['p-1']);
    expect(requests[1]!.query.get('priceCountry')).toBe('AT');
  });

  it('narrows the products, and counts each facet without its own selection @claim-commercetools.facets', async () => {
    const {search, body} = withProject();
    await search.search({...input, selections}, context, signal);
    const {color, uses, dishwasher, weight, price} = conditions;
    expect(body()).toMatchObject({
      postFilter: {and: [color, uses, dishwasher, weight, price]},
      facets: [
        {
          distinct: {
            name: 'color',
            scope: 'query',
            level: 'products',
            field: 'variants.attributes.color.key',
            filter: {and: [uses, dishwasher, weight, price]},
          },
        },
        // A product needs all of its values, so a second one leaves products out.
        {distinct: {name: 'uses', filter: {and: [color, uses, dishwasher, weight, price]}}},
        {count: {name: 'dishwasher', filter: {and: [dishwasher, color, uses, weight, price]}}},
        {stats: {name: 'weight', filter: {and: [color, uses, dishwasher, price]}}},
        {
          stats: {
            name: 'price',
            field: 'variants.prices.centAmount',
            filter: {and: [price.and[0], color, uses, dishwasher, weight]},
          },
        },
      ],
    });
  });

  it('takes any address: a selection that fits no facet narrows nothing @claim-commercetools.facets', async () => {
    const {search, body} = withProject();
    const odd: readonly RefinementSelection[] = [
      {type: 'values', key: 'color', values: ['', 'x'.repeat(257)]},
      {type: 'boolean', key: 'uses'},
      {type: 'range', key: 'weight'},
      {type: 'price', key: 'price', max: moneyOf(1000, 'USD')},
      {type: 'values', key: 'gone', values: ['a']},
    ];
    await search.search({...input, selections: odd}, context, signal);
    expect(body()).not.toHaveProperty('postFilter');
  });

  it('gives each facet a refinement @claim-commercetools.refinements', () => {
    const {refinements} = readResults(rawSearch, undefined, {...input, selections});
    expect(refinements).toEqual([
      {
        ...{type: 'swatch', key: 'color', label: 'Color', operator: 'or'},
        values: [
          {
            value: 'red',
            label: 'red',
            count: 2,
            selected: true,
            swatch: {type: 'color', color: '#red'},
          },
          {
            value: 'blue',
            label: 'blue',
            count: 1,
            selected: false,
            swatch: {type: 'color', color: '#blue'},
          },
          {
            value: 'green',
            label: 'green',
            count: 0,
            selected: true,
            swatch: {type: 'color', color: '#green'},
          },
        ],
      },
      {
        ...{type: 'list', key: 'uses', label: 'For', operator: 'and'},
        values: [
          {value: 'tea', label: 'TEA', count: 3, selected: true},
          {value: 'coffee', label: 'COFFEE', count: 2, selected: true},
        ],
      },
      {type: 'boolean', key: 'dishwasher', label: 'Dishwasher', count: 2, selected: true},
      {
        type: 'range',
        key: 'weight',
        label: 'Weight',
        unit: 'g',
        min: 180,
        max: 420,
        selectedMax: 300,
      },
      {
        ...{type: 'price', key: 'price', label: 'Price'},
        ...{min: moneyOf(1990, 'EUR'), max: moneyOf(4200, 'EUR')},
        ...{selectedMin: moneyOf(1000, 'EUR'), selectedMax: moneyOf(2500, 'EUR')},
      },
    ]);
  });

  it('leaves out a facet without values, and keeps a selection', () => {
    const empty: RawSearch = {
      ...rawSearch,
      total: 0,
      results: [],
      facets: [
        {name: 'color', buckets: []},
        {name: 'uses', buckets: []},
        {name: 'dishwasher', value: 0},
        {name: 'weight', count: 0},
        {name: 'price', min: null, max: null, count: 0},
      ],
    };
    expect(readResults(empty).refinements).toEqual([]);
    const kept = readResults(empty, undefined, {...input, selections}).refinements;
    expect(kept.map(({key}) => key)).toEqual(facets.map(({key}) => key));
    expect(kept.at(-1)).toMatchObject({min: moneyOf(1000, 'EUR'), max: moneyOf(2500, 'EUR')});
    expect(kept[3]).toMatchObject({min: 300, max: 300});
  });
});

describe('orders', () => {
  it('are by relevance with words, and the newest first without @claim-commercetools.sorts', async () => {
    const {search, body} = withProject();
    const withWords = await search.search({...input, sort: 'gone'}, context, signal);
    expect(withWords.sortOptions.map(({key, selected}) => [key, selected])).toEqual([
      ['relevance', true],
      ['newest', false],
      ['price-asc', false],
      ['price-desc', false],
      ['name', false],
    ]);
    const without = await search.search({...input, term: ' ', sort: 'relevance'}, context, signal);
    expect(without.sortOptions[0]).toEqual({key: 'newest', label: 'Newest', selected: true});
    expect(body()).toMatchObject({sort: [{field: 'createdAt', order: 'desc'}]});
  });

  it('by price heed the lowest price in the currency, by name the language @claim-commercetools.sorts', async () => {
    const {search, body} = withProject();
    await search.search({...input, sort: 'price-desc'}, context, signal);
    expect(body()).toMatchObject({
      sort: [
        {
          ...{field: 'variants.prices.centAmount', mode: 'min', order: 'desc'},
          filter: {exact: {field: 'variants.prices.currencyCode', value: 'EUR'}},
        },
      ],
    });
    await search.search({...input, sort: 'price-asc'}, context, signal);
    expect(body()).toMatchObject({sort: [{order: 'asc'}]});
    await search.search({...input, sort: 'name'}, context, signal);
    expect(body()).toMatchObject({sort: [{field: 'name', language: 'de', order: 'asc'}]});
  });
});

describe('pages', () => {
  it('have numbers, and at most 100 products @claim-commercetools.pages', async () => {
    const {search, body} = withProject({...rawSearch, total: 250});
    const second = await search.search({...input, page: 2, pageSize: 500}, context, signal);
    expect(body()).toMatchObject({limit: 100, offset: 100});
    expect(second.pagination).toEqual({
      ...{type: 'pages', page: 2, pageSize: 100, totalItems: 250, totalPages: 3},
    });
    expect([pageBefore(second.pagination), pageAfter(second.pagination)]).toEqual([
      {page: 1},
      {page: 3},
    ]);
  });

  it('end at the last product that the API answers @claim-commercetools.pages', async () => {
    const {search, body, requests} = withProject({...rawSearch, total: 25_000});
    const beyond = await search.search({...input, page: 500, pageSize: 100}, context, signal);
    expect(body()).toMatchObject({limit: 1, offset: 0});
    expect(beyond.products).toEqual([]);
    expect(beyond.pagination).toMatchObject({page: 500, totalItems: 25_000, totalPages: 100});
    expect(pageBefore(beyond.pagination)).toEqual({page: 100});
    expect(requests.map(({path}) => path)).toEqual(['/project/products/search']);
  });
});

describe('a category', () => {
  it('comes with the products of all categories below it, and its place @claim-commercetools.listing', async () => {
    const {search, body} = withProject();
    const category = {by: 'slug', slug: 'becher'} as const;
    const results = await search.searchCategory({...input, term: '', category}, context, signal);
    expect(body()).toMatchObject({
      query: {
        filter: [
          {exact: {field: 'variants.prices.currencyCode', value: 'EUR'}},
          {exact: {field: 'categoriesSubTree', value: 'c-7'}},
        ],
      },
    });
    expect(results.category.slug).toBe('becher');
    expect(results.breadcrumbs.at(-1)).toEqual({id: 'c-7', slug: 'becher', name: 'Becher'});
    expect(results.products).toHaveLength(1);
    expect(searchProblems(results, 'EUR')).toEqual([]);
  });

  it('is searched for words too, and is missing when there is none @claim-commercetools.listing', async () => {
    const {search, body} = withProject();
    const inMugs = {...input, category: {by: 'id', id: 'c-7'}} as const;
    await search.searchCategory(inMugs, context, signal);
    expect(body()).toMatchObject({query: {and: [{or: [{}, {}, {}]}, {filter: [{}, {}]}]}});
    const gone = {...inMugs, category: {by: 'slug', slug: 'gone'}} as const;
    await expect(search.searchCategory(gone, context, signal)).rejects.toMatchObject({
      ...{type: 'not-found', kind: 'search', operation: 'searchCategory'},
      ...{entity: 'category', key: 'gone'},
    });
  });
});

describe('suggestions', () => {
  it('are products whose names begin with the words @claim-commercetools.suggestions', async () => {
    const {search, body} = withProject();
    const suggestions = await search.suggest({term: ' be', limit: 5}, context, signal);
    expect(body()).toMatchObject({
      query: {
        and: [
          {fullTextPrefix: {field: 'name', language: 'de', value: 'be', mustMatch: 'all'}},
          {filter: [{exact: {value: 'EUR'}}]},
        ],
      },
      limit: 5,
    });
    expect(suggestions).toMatchObject({term: ' be', products: [{slug: 'emaillebecher'}]});
    expect(suggestionsProblems(suggestions, 'EUR')).toEqual([]);
  });

  it('are none for no words, without a request', async () => {
    const {search, requests} = withProject();
    const {products} = await search.suggest({term: ' ', limit: 5}, context, signal);
    expect([products, requests]).toEqual([[], []]);
  });
});

it('gives the orders and facets the names of the store, in the language of the request @claim-commercetools.search-labels', async () => {
  const {api} = withProject();
  const shown = async (locale: DynamicServerContext['locale']) => {
    const {sortOptions, refinements} = await createCommercetoolsSearch(api).search(
      input,
      {...context, locale},
      signal,
    );
    const [color] = refinements;
    return [
      sortOptions[0]?.label,
      color?.label,
      color?.type === 'swatch' && color.values.map(({label}) => label).join(),
    ];
  };
  expect(await shown('de-AT')).toEqual(['Relevanz', 'Farbe', 'Rot,Blau']);
  expect(await shown('en-IE')).toEqual(['Most relevant', 'Color', 'Red,Blue']);
});

it('answers no facets when the store has none', async () => {
  const {api} = withProject({...rawSearch, facets: null});
  const problems: IntegrationProblem[] = [];
  const search = createCommercetoolsSearchIntegration(api, {
    tax: 'included',
    sortLabels: () => labels,
  });
  const onProblem = (problem: IntegrationProblem) => void problems.push(problem);
  const {refinements} = await search.search(input, {...context, onProblem}, signal);
  expect(refinements).toEqual([]);
  expect(problems.filter(({missing}) => missing === 'refinement')).toEqual([]);
});
