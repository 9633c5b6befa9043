import {fieldOf, reportTo} from '@storefront-toolkit/integration-core';
import {
  checkMapping,
  readWithOneBadItem,
  readWrongPayloads,
  searchProblems,
  suggestionsProblems,
  summaryProblems,
} from '@storefront-toolkit/integration-test-kit';
import type {Product, ProductSummary} from '@storefront-toolkit/types/catalog';
import {moneyOf} from '@storefront-toolkit/types/cms';
import type {IntegrationProblem} from '@storefront-toolkit/types/config';
import type {RefinementSelection} from '@storefront-toolkit/types/search';
import fc from 'fast-check';
import {describe, expect, it, vi} from 'vitest';
import {
  normalizeSearch,
  normalizeSuggestions,
  type RawHit,
  type RawResponse,
  recordOf,
} from './index.ts';
import {hitMapping, searchMapping, suggestionsMapping} from './mapping.ts';
import {normalizeHit} from './normalize-hit.ts';
import {partsOf} from './normalize-suggestions.ts';
import {MARK, planSearch} from './requests.ts';
import {
  rawCategoryHit,
  rawHit,
  rawPageHit,
  rawResponse,
  rawSuggestion,
  store,
} from './testing/fixtures.ts';

// Thousands of payloads are read, on machines that may do something else meanwhile.
vi.setConfig({testTimeout: 60_000});

const source = {vendor: 'algolia', kind: 'search', operation: 'search'} as const;
const report = () => undefined;
const context = {source, currency: 'EUR', tax: 'included', report} as const;

/** The reports of a reading, as lines. */
function reported(read: (report: (problem: IntegrationProblem) => void) => unknown) {
  const problems: IntegrationProblem[] = [];
  read((problem) => problems.push(problem));
  return problems.map(({missing, path, reason}) => `${missing}: ${path} ${reason}`);
}
const asked = {term: 'jacket', selections: [], page: 2, pageSize: 24};
const toSummary = (raw: RawHit) => normalizeHit(fieldOf(raw, source, 'hit'), context);
const toResults = (raw: RawResponse, selections: readonly RefinementSelection[] = []) =>
  normalizeSearch([raw], {...context, input: {...asked, selections}, store, counts: new Map()});

const hits = {
  terms: {hits: [rawSuggestion]},
  products: {hits: [rawHit]},
  categories: {hits: [rawCategoryHit]},
  pages: {hits: [rawPageHit]},
};
const toSuggestions = ({terms, products, categories, pages}: typeof hits) =>
  normalizeSuggestions([products, terms, categories, pages], {
    ...context,
    term: 'rain ja',
    kinds: ['products', 'terms', 'categories', 'pages'],
  });
const refinementOf = (raw: RawResponse, key: string, selections?: readonly RefinementSelection[]) =>
  toResults(raw, selections).refinements.find((refinement) => refinement.key === key);

describe('mappings', () => {
  it('of a hit holds @claim-algolia.mapping', () => {
    const samples = {
      'availability.status': 'in-stock',
      'availability.expectedOn': '2027-01-07',
      'badges[].tone': 'sale',
    };
    expect(checkMapping(hitMapping, rawHit, toSummary, samples)).toEqual([]);
  });

  it('of results holds @claim-algolia.mapping', () => {
    const samples = {
      facets: {...rawResponse.facets, 'facets.Color': {Coal: 1}},
      facets_stats: {'prices.EUR.price': {min: 1, max: 2}},
      'renderingContent.redirect.url': '/coats',
      nbPages: 1,
    };
    expect(checkMapping(searchMapping, rawResponse, toResults, samples)).toEqual([]);
  });

  it('of suggestions holds @claim-algolia.mapping', () => {
    const samples = {'terms.hits[]._highlightResult.query.value': 'rain jacket'};
    expect(checkMapping(suggestionsMapping, hits, toSuggestions, samples)).toEqual([]);
  });
});

describe('wrong payloads', () => {
  it('of results are named', () => {
    const {faults, payloads} = readWrongPayloads(
      rawResponse,
      (raw) => toResults(raw),
      (results) => searchProblems(results, 'EUR'),
    );
    expect(faults).toEqual([]);
    expect(payloads).toBeGreaterThan(500);
  });

  it('of suggestions are named', () => {
    const {faults} = readWrongPayloads(hits, toSuggestions, (found) =>
      suggestionsProblems(found, 'EUR'),
    );
    expect(faults).toEqual([]);
  });
});

describe('refinements', () => {
  it('come in the order of the merchandiser, then of the store @claim-algolia.merchandiser', () => {
    const keys = toResults(rawResponse).refinements.map(({key}) => key);
    expect(keys).toEqual(['size', 'price', 'color', 'use', 'recycled', 'weight']);
    expect(refinementOf(rawResponse, 'size')).toMatchObject({
      values: [
        {value: 'L', label: 'L', count: 12, selected: false},
        {value: 'M', count: 20},
      ],
    });
    expect(refinementOf(rawResponse, 'use')).toMatchObject({values: [{value: 'Rain'}]});
  });

  it('have exact prices', () => {
    expect(refinementOf(rawResponse, 'price')).toEqual({
      type: 'price',
      key: 'price',
      label: 'Price',
      min: moneyOf(1999, 'EUR'),
      max: moneyOf(32900, 'EUR'),
    });
  });

  it('keep what is selected when nothing is found, and leave out the rest', () => {
    const selections: readonly RefinementSelection[] = [
      {type: 'values', key: 'color', values: ['Moss']},
      {type: 'boolean', key: 'recycled'},
      {type: 'range', key: 'weight', max: 500},
      {type: 'price', key: 'price', min: moneyOf(1000, 'EUR')},
    ];
    const nothing = {...rawResponse, hits: [], nbHits: 0, nbPages: 0, facets: {}, facets_stats: {}};
    const {refinements, pagination} = toResults(nothing, selections);
    expect(pagination).toEqual({
      type: 'pages',
      page: 2,
      pageSize: 24,
      totalItems: 0,
      totalPages: 0,
    });
    expect(refinements).toMatchObject([
      {key: 'price', selectedMin: moneyOf(1000, 'EUR')},
      {key: 'color', values: [{value: 'Moss', count: 0, selected: true}]},
      {key: 'recycled', count: 0, selected: true},
      {key: 'weight', min: 500, max: 500, selectedMax: 500},
    ]);
  });

  it('are left out where a function of the store fails, which is reported @claim-algolia.isolation', () => {
    const [color] = store.facets;
    const broken = {
      ...store,
      facets: [{...color!, labelOf: () => ({}) as string, swatchOf: () => [][0]!['type']}],
    } as typeof store;
    const input = {...context, input: asked, store: broken, counts: new Map()};
    const lines = reported((report) => {
      const {refinements, products} = normalizeSearch([rawResponse], {...input, report});
      expect(refinements).toEqual([]);
      expect(products).toHaveLength(1);
    });
    expect(lines).toEqual(['refinement: results[0].facets is not values with swatches']);
  });
});

it.each([
  ['https://example.com/sale', 'https://example.com/sale'],
  ['javascript:alert(1)', undefined],
  ['//elsewhere.example.com', undefined],
  ['/\\elsewhere.example.com', undefined],
])('sends a shopper to %s: %s @claim-algolia.redirects', (url, expected) => {
  const raw = {...rawResponse, renderingContent: {redirect: {url}}};
  const input = {...context, input: asked, store, counts: new Map()};
  const lines = reported((report) => {
    expect(normalizeSearch([raw], {...input, report}).redirect).toBe(expected);
  });
  expect(lines).toHaveLength(expected ? 0 : 1);
});

it('pages through no more products than Algolia does @claim-algolia.pages', () => {
  const {pagination} = toResults({...rawResponse, nbHits: 5000, nbPages: 42});
  expect(pagination).toEqual({
    type: 'pages',
    page: 2,
    pageSize: 24,
    totalItems: 5000,
    totalPages: 42,
  });
});

it('leaves out a record without a price, names it, and keeps the others @claim-algolia.isolation', () => {
  const prices = {USD: {price: 139}};
  const hits = [rawHit, {...rawHit, objectID: 'p-2', prices}, {...rawHit, objectID: 'p-3'}];
  const input = {...context, input: asked, store, counts: new Map()};
  const lines = reported((report) => {
    const {products} = normalizeSearch([{...rawResponse, hits}], {...input, report});
    expect(products.map(({id}) => id)).toEqual(['p-1', 'p-3']);
  });
  expect(lines).toEqual(['product: results[0].hits[1].prices.EUR is not an object']);
});

it('keeps the other products, whatever is wrong with one @claim-algolia.isolation', async () => {
  const [first, second, third] = ['p-1', 'p-2', 'p-3'].map((objectID) => ({...rawHit, objectID}));
  const {faults, payloads} = await readWithOneBadItem<RawHit, ProductSummary>({
    items: [first!, second!, third!],
    read: (items, onProblem) => {
      const inside = {...context, report: reportTo({onProblem})};
      const input = {...inside, input: asked, store, counts: new Map()};
      return normalizeSearch([{...rawResponse, hits: items}], input).products;
    },
  });
  expect(faults).toEqual([]);
  expect(payloads).toBeGreaterThan(200);
});

const text = fc.string({minLength: 1}).filter((value) => value.trim() !== '');

describe('whatever is marked', () => {
  it('parts of a text are the text @claim-search.no-markup', () => {
    const piece = fc.record({text: fc.string(), matched: fc.boolean()});
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const whole = pieces.map((part) => part.text).join('');
        const marked = pieces
          .map((part) => (part.matched ? `${MARK.start}${part.text}${MARK.end}` : part.text))
          .join('');
        const parts = partsOf(whole, marked);
        expect(parts.map((part) => part.text).join('')).toBe(whole);
        const typed = pieces.filter(({matched}) => matched).map((part) => part.text);
        expect(parts.filter(({matched}) => matched).map((part) => part.text)).toEqual(
          typed.filter(Boolean),
        );
      }),
    );
  });

  it.each([undefined, 'other', `rain${MARK.start}`, `${MARK.end}rain`])(
    '%j fits or is left out @claim-search.no-markup',
    (marked) => {
      const parts = partsOf('rain', marked);
      expect(parts).toEqual([{text: 'rain', matched: false}]);
    },
  );
});

const money = fc.nat({max: 1_000_000}).map((cents) => moneyOf<number>(cents, 'EUR'));
const anyPricing = fc
  .record({price: money, more: fc.nat({max: 500}), other: fc.nat({max: 900})})
  .map(({price, more, other}) => ({
    price,
    tax: 'included' as const,
    ...(other > 0 && {
      range: {min: price, max: moneyOf<number>(price.amount + other, 'EUR')},
    }),
    ...(more > 0 && {listPrice: moneyOf<number>(price.amount + more, 'EUR')}),
  }));

describe('whatever valid record comes in', () => {
  it('the summary satisfies the contract, and is that of the product it was made of', () => {
    const product = fc.record({
      id: text,
      slug: fc.stringMatching(/^[\w-]{1,40}$/),
      name: text,
      pricing: anyPricing,
      availability: fc.record({status: fc.constantFrom('in-stock', 'out-of-stock')}),
    });
    fc.assert(
      fc.property(product, (fields) => {
        const whole = {...fields, badges: [], options: [], attributes: []} as unknown as Product;
        const summary = toSummary(recordOf(whole, ['c-1']));
        expect(summaryProblems(summary, 'EUR')).toEqual([]);
        const {id, slug, name, availability} = whole;
        expect(summary).toMatchObject({id, slug, name, availability});
        expect(summary.pricing.price).toEqual(whole.pricing.price);
        expect(summary.pricing.listPrice).toEqual(whole.pricing.listPrice);
        expect(summary.pricing.range).toEqual(whole.pricing.range);
      }),
    );
  });

  it('results satisfy the contract', () => {
    const counts = fc.dictionary(text, fc.nat());
    const stats = fc
      .tuple(fc.nat({max: 100_000}), fc.nat({max: 100_000}))
      .map(([min, more]) => ({min, max: min + more}));
    const response = fc.record({
      page: fc.nat({max: 50}),
      hitsPerPage: fc.integer({min: 1, max: 1000}),
      nbHits: fc.nat(),
      nbPages: fc.nat({max: 1000}),
      facets: fc.record({
        'facets.Color': counts,
        'facets.Size': counts,
        'facets.recycled': fc.record({true: fc.nat()}),
      }),
      facets_stats: fc.record({'facets.weight': stats, 'prices.EUR.price': stats}),
    });
    const selections = fc.uniqueArray(
      fc.oneof(
        fc.record({
          type: fc.constant('values' as const),
          key: fc.constantFrom('color', 'size', 'use', 'gone'),
          values: fc.array(text, {minLength: 1}) as fc.Arbitrary<[string, ...string[]]>,
        }),
        fc.record({
          type: fc.constant('boolean' as const),
          key: fc.constantFrom('recycled', 'size'),
        }),
        fc.record({type: fc.constant('price' as const), key: fc.constant('price'), min: money}),
      ),
      {selector: ({key}) => key},
    );
    fc.assert(
      fc.property(response, selections, (raw, selected) => {
        const input = {...asked, selections: selected};
        const {counts: places, requests} = planSearch(input, store, {
          locale: 'en-US',
          currency: 'EUR',
          preview: false,
          audiences: [],
        });
        const all = requests.map(() => ({...raw, hits: [rawHit]}));
        const results = normalizeSearch(all, {...context, input, store, counts: places});
        expect(searchProblems(results, 'EUR')).toEqual([]);
      }),
    );
  });
});

it('makes a record of a product with its options, attributes and prices in all currencies @claim-algolia.record', () => {
  const product = {
    id: 'p-1',
    slug: 'jacket',
    name: 'Jacket',
    pricing: {price: moneyOf(12900, 'EUR'), tax: 'included'},
    availability: {status: 'in-stock'},
    badges: [],
    options: [{id: 'o', label: 'Color', values: [{id: 'm', label: 'Moss'}]}],
    attributes: [
      {type: 'text', key: 'material', label: 'Material', value: 'Wool'},
      {type: 'list', key: 'use', label: 'For', values: ['Rain', 'Snow']},
      {type: 'number', key: 'weight', label: 'Weight', value: 420},
      {type: 'boolean', key: 'recycled', label: 'Recycled', value: true},
    ],
  } as unknown as Product;
  const dollars = {...product, pricing: {...product.pricing, price: moneyOf(13950, 'USD')}};
  expect(recordOf(product, ['c-1', 'c-7'], [dollars])).toEqual({
    objectID: 'p-1',
    slug: 'jacket',
    name: 'Jacket',
    prices: {EUR: {price: 129}, USD: {price: 139.5}},
    availability: {status: 'in-stock'},
    badges: [],
    facets: {
      material: ['Wool'],
      use: ['Rain', 'Snow'],
      weight: 420,
      recycled: true,
      Color: ['Moss'],
    },
    categoryIds: ['c-1', 'c-7'],
  });
});
