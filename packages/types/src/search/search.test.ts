import fc from 'fast-check';
import {describe, expect, expectTypeOf, it} from 'vitest';
import type {Category, ProductSummary} from '@storefront-toolkit/types/catalog';
import {type DynamicServerContext, moneyOf} from '@storefront-toolkit/types/cms';
import {
  type CategorySearchInput,
  type CategorySearchResults,
  type CursorPagination,
  pageAfter,
  pageBefore,
  paginate,
  type PriceRefinement,
  type ProductSearchInput,
  type Refinement,
  type RefinementSelection,
  type SearchIntegration,
  type SearchResults,
  selectionsOf,
  type SuggestionsResult,
} from '@storefront-toolkit/types/search';

const price: PriceRefinement = {
  type: 'price',
  key: 'price',
  label: 'Price',
  min: moneyOf(1999, 'EUR'),
  max: moneyOf(32900, 'EUR'),
};
const refinements: readonly Refinement[] = [
  {
    type: 'list',
    key: 'size',
    label: 'Size',
    operator: 'or',
    values: [
      {value: 's', label: 'S', count: 3, selected: false},
      {value: 'm', label: 'M', count: 4, selected: true},
      {value: 'l', label: 'L', count: 5, selected: true},
    ],
  },
  {
    type: 'swatch',
    key: 'color',
    label: 'Color',
    operator: 'or',
    values: [
      {
        value: 'moss',
        label: 'Moss',
        count: 2,
        selected: false,
        swatch: {type: 'color', color: '#5b6b3a'},
      },
    ],
  },
  {type: 'boolean', key: 'in-stock', label: 'In stock', count: 9, selected: true},
  {type: 'boolean', key: 'sale', label: 'On sale', count: 2, selected: false},
  {type: 'range', key: 'weight', label: 'Weight', min: 180, max: 920, unit: 'g', selectedMin: 0},
  {...price, selectedMax: moneyOf(15000, 'EUR')},
  {...price, key: 'deposit'},
];

describe('selectionsOf', () => {
  it('returns what is selected, and nothing else @claim-search.selections', () => {
    expect(selectionsOf(refinements)).toEqual([
      {type: 'values', key: 'size', values: ['m', 'l']},
      {type: 'boolean', key: 'in-stock'},
      {type: 'range', key: 'weight', min: 0, max: undefined},
      {type: 'price', key: 'price', min: undefined, max: moneyOf(15000, 'EUR')},
    ]);
    expect(selectionsOf([])).toEqual([]);
  });

  it('fits the next request', () => {
    const input: ProductSearchInput = {
      term: '',
      selections: selectionsOf(refinements),
      page: 1,
      pageSize: 24,
    };
    expect(JSON.parse(JSON.stringify(input))).toMatchObject({
      selections: [{key: 'size'}, {}, {}, {}],
    });
  });
});

describe('Refinement', () => {
  it('is told apart by its type', () => {
    const labels = refinements.map((refinement) => {
      if (refinement.type === 'swatch') {
        expectTypeOf(refinement.values[0]!.swatch).not.toBeUndefined();
      }
      if (refinement.type === 'price') expectTypeOf(refinement.max.currency).toExtend<string>();
      // @ts-expect-error Not every refinement has values.
      return refinement.values ? 'values' : refinement.type;
    });
    expect(labels).toContain('boolean');
  });

  it('refuses a wrong discriminant, and prices that are no money', () => {
    // @ts-expect-error No such type.
    const wrong: Refinement = {type: 'checkbox', key: 'a', label: 'A', values: []};
    // @ts-expect-error A list says how its values work together.
    const list: Refinement = {type: 'list', key: 'a', label: 'A', values: []};
    // @ts-expect-error A float is not an amount.
    const float: Refinement = {...price, min: {amount: 19.99, currency: 'EUR', exponent: 2}};
    // @ts-expect-error An empty selection isn't one.
    const empty: RefinementSelection = {type: 'values', key: 'size', values: []};
    expect([wrong, list, float, empty]).toHaveLength(4);
  });
});

describe('results', () => {
  it('hold the summaries and categories of their store', () => {
    type Own = ProductSummary<{readonly weight: number}>;
    type Shelf = Category<{readonly sizeGuide: string}>;
    expectTypeOf<
      SearchResults<Own>['products'][number]['custom']['weight']
    >().toEqualTypeOf<number>();
    expectTypeOf<SuggestionsResult<Own>['products'][number]>().toEqualTypeOf<Own>();
    expectTypeOf<CategorySearchResults<Own, Shelf>>().toExtend<SearchResults<Own>>();
    expectTypeOf<CategorySearchResults<Own, Shelf>['category']>().toEqualTypeOf<Shelf>();
    type Answer = Awaited<ReturnType<SearchIntegration<Own, Shelf>['searchCategory']>>;
    expectTypeOf<Answer>().toEqualTypeOf<CategorySearchResults<Own, Shelf>>();
  });

  it('are asked for with a context and a signal', () => {
    type Rest<Method> = Method extends (input: never, ...rest: infer All) => unknown ? All : never;
    type All = {
      [Name in keyof SearchIntegration]: Rest<SearchIntegration[Name]>;
    }[keyof SearchIntegration];
    expectTypeOf<All>().toEqualTypeOf<[context: DynamicServerContext, signal: AbortSignal]>();
    // @ts-expect-error The category is missing.
    const input: CategorySearchInput = {term: '', selections: [], page: 1, pageSize: 24};
    expect(input.page).toBe(1);
  });
});

describe('paginate', () => {
  it('has room for every item, and no page too many @claim-search.paginate', () => {
    const counts = fc.record({
      page: fc.integer({min: 1, max: 1000}),
      pageSize: fc.integer({min: 1, max: 200}),
      totalItems: fc.nat(100_000),
    });
    fc.assert(
      fc.property(counts, (given) => {
        const {totalPages, ...rest} = paginate(given);
        expect(rest).toEqual({type: 'pages', ...given});
        expect(totalPages * given.pageSize).toBeGreaterThanOrEqual(given.totalItems);
        expect((totalPages - 1) * given.pageSize).toBeLessThan(Math.max(given.totalItems, 1));
      }),
    );
    expect(paginate({page: 1, pageSize: 24, totalItems: 0}).totalPages).toBe(0);
  });

  it.each([
    {page: 0, pageSize: 24, totalItems: 1},
    {page: 1, pageSize: 0, totalItems: 1},
    {page: 1, pageSize: 24, totalItems: -1},
    {page: 1.5, pageSize: 24, totalItems: 1},
  ])('refuses %j @claim-search.paginate', (counts) => {
    expect(() => paginate(counts)).toThrow(/does not exist.*Count pages from 1/);
  });
});

describe('pageAfter and pageBefore', () => {
  const cursors: CursorPagination = {type: 'cursor', pageSize: 24, previous: 'a', next: 'b'};

  it('lead from page to page, by number @claim-search.positions', () => {
    fc.assert(
      fc.property(fc.nat(500), fc.integer({min: 1, max: 50}), (totalItems, pageSize) => {
        const seen: number[] = [];
        const total = paginate({page: 1, pageSize, totalItems}).totalPages;
        for (let page: number | undefined = 1; page !== undefined;) {
          seen.push(page);
          const pagination = paginate({page, pageSize, totalItems});
          expect(pageBefore(pagination)?.page).toBe(seen.at(-2));
          page = pageAfter(pagination)?.page;
        }
        expect(seen).toEqual(Array.from({length: Math.max(total, 1)}, (_, index) => index + 1));
      }),
    );
  });

  it('lead from page to page, by cursor @claim-search.positions', () => {
    expect(pageAfter(cursors)).toEqual({page: 1, cursor: 'b'});
    expect(pageBefore(cursors)).toEqual({page: 1, cursor: 'a'});
  });

  it('end at both ends of the list', () => {
    const {previous, next, ...only} = cursors;
    expect([previous, next]).toEqual(['a', 'b']);
    expect([pageBefore(only), pageAfter(only)]).toEqual([undefined, undefined]);
  });

  it('lead back from behind the last page', () => {
    expect(pageBefore(paginate({page: 9, pageSize: 24, totalItems: 40}))).toEqual({page: 2});
    expect(pageBefore(paginate({page: 9, pageSize: 24, totalItems: 0}))).toBeUndefined();
  });
});
