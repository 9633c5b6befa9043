import fc from 'fast-check';
import {
  listingHref,
  type ListingState,
  readListingParams,
} from '@storefront-toolkit/commerce-ui/listing/refinements';
import {searchShop} from '@storefront-toolkit/fixtures/search';
import {moneyOf} from '@storefront-toolkit/types/cms';
import {type RefinementSelection, selectionsOf} from '@storefront-toolkit/types/search';
import {afterEach, describe, expect, it, vi} from 'vitest';

const EMPTY: ListingState = {term: '', selections: [], page: 1};

const read = (query: string) => readListingParams(query);
const written = (query: string) => listingHref('/jackets', read(query));

/** Any text that an address can hold. */
const text = fc.string({unit: 'binary', minLength: 1, maxLength: 8});
const key = fc.oneof(
  text,
  fc.constantFrom('q', 'sort', 'page', 'after', 'a.min', 'price.min.EUR', '__proto__'),
);
const money = fc
  .tuple(fc.nat(10_000_000), fc.constantFrom('EUR', 'JPY', 'KWD'))
  .map(([amount, currency]) => moneyOf(amount, currency as 'EUR'));
const figure = fc.double({noNaN: true, noDefaultInfinity: true});
const selection: fc.Arbitrary<RefinementSelection> = fc.oneof(
  fc.record({
    type: fc.constant('values' as const),
    key,
    values: fc.array(text, {minLength: 1}).map((values) => values as [string, ...string[]]),
  }),
  fc.record({type: fc.constant('boolean' as const), key}),
  fc.record({
    type: fc.constant('range' as const),
    key,
    min: fc.option(figure, {nil: undefined}),
    max: fc.option(figure, {nil: undefined}),
  }),
  fc.record({
    type: fc.constant('price' as const),
    key,
    min: fc.option(money, {nil: undefined}),
    max: fc.option(money, {nil: undefined}),
  }),
);
const state: fc.Arbitrary<ListingState> = fc.record({
  term: text,
  selections: fc.array(selection),
  sort: fc.option(text, {nil: undefined}),
  page: fc.integer({min: -3, max: 20_000}),
  cursor: fc.option(text, {nil: undefined}),
});
/** Addresses of every kind, also those that nobody wrote by `listingHref`. */
const query = fc
  .array(
    fc.tuple(
      fc.oneof(
        text,
        fc.constantFrom(
          'q',
          'sort',
          'page',
          'after',
          'utm_source',
          'color.is',
          'color.on',
          'price.min.EUR',
          'price.max.EUR',
          'price.max.USD',
          'weight.min',
          'weight.max',
        ),
      ),
      fc.oneof(text, fc.constantFrom('', '1', '-1', '1e9', '20', '19.999', '0020', 'NaN', 'moss')),
    ),
  )
  .map((entries) => new URLSearchParams(entries.map(([name, value]) => [name, value])).toString());

describe('readListingParams and listingHref', () => {
  it('read back what was written @claim-refinements.round-trip', () => {
    fc.assert(
      fc.property(state, (given) => {
        const once = read(listingHref('/jackets', given).slice('/jackets'.length));
        // The first reading sorts, and drops what selects nothing. From then on, nothing is lost.
        expect(read(listingHref('', once))).toEqual(once);
        const kept = given.selections.filter(({type}) => type === 'values' || type === 'boolean');
        for (const {key: wanted} of kept) {
          expect(once.selections.some((one) => one.key === wanted)).toBe(true);
        }
        expect(once.term).toBe(given.term.trim());
        expect(once.sort).toBe(given.sort);
        expect(once.cursor).toBe(given.cursor);
      }),
      {numRuns: 500},
    );
  });

  it('come to rest at one address, whatever they start with @claim-refinements.round-trip', () => {
    fc.assert(
      fc.property(query, (start) => {
        const first = written(start);
        expect(written(first.slice('/jackets'.length))).toBe(first);
      }),
      {numRuns: 500},
    );
  });

  it('keep every selection of a search', () => {
    const selections = [
      {type: 'values', key: 'color', values: ['moss', 'sea & sand']},
      {type: 'boolean', key: 'in-stock'},
      {type: 'price', key: 'price', min: moneyOf(1999, 'EUR'), max: undefined},
      {type: 'range', key: 'weight', min: undefined, max: 500},
    ] as const satisfies readonly RefinementSelection[];
    const href = listingHref('/search', {
      term: 'rain jacket',
      selections,
      sort: 'price-asc',
      page: 2,
    });
    expect(href).toBe(
      '/search?q=rain+jacket&color.is=moss&color.is=sea+%26+sand&in-stock.on=1&price.min.EUR=19.99&weight.max=500&sort=price-asc&page=2',
    );
    expect(read(href.slice('/search'.length))).toEqual({
      term: 'rain jacket',
      selections,
      sort: 'price-asc',
      page: 2,
    });
  });

  it('write one address for a state, in whatever order it comes @claim-refinements.one-address', () => {
    const href = '/jackets?color.is=moss&color.is=sea&size.is=m';
    expect(written('size.is=m&color.is=sea&color.is=moss&color.is=sea')).toBe(href);
    expect(written('size.is=m&utm_source=mail&page=1&color.is=sea&color.is=moss&q=')).toBe(href);
    expect(written('')).toBe('/jackets');
    expect(written('price.min.EUR=020.50&price.max.EUR=')).toBe('/jackets?price.min.EUR=20.5');
    expect(written('price.min.JPY=1000')).toBe('/jackets?price.min.JPY=1000');
  });

  it('drop names that are not theirs @claim-refinements.unknown', () => {
    expect(read('utm_source=mail&gclid=x&color=moss&.is=x&color.are=1&fbclid.')).toEqual(EMPTY);
  });

  it('keep apart a refinement whose key is a name of theirs @claim-refinements.reserved', () => {
    const selections = ['after', 'page', 'q', 'sort'].map(
      (name) => ({type: 'values', key: name, values: ['x']}) as const,
    );
    const href = listingHref('', {...EMPTY, term: 'hat', sort: 'new', page: 3, selections});
    expect(href).toBe('?q=hat&after.is=x&page.is=x&q.is=x&sort.is=x&sort=new&page=3');
    expect(read(href)).toEqual({term: 'hat', selections, sort: 'new', page: 3});
    const dotted = {type: 'range', key: 'a.min', min: 1, max: undefined} as const;
    expect(read(listingHref('', {selections: [dotted]})).selections).toEqual([dotted]);
  });

  it.each([
    'page=-1',
    'page=0',
    'page=1e9',
    'page=1000000000',
    'page=1.5',
    'page=x',
    'page=',
    'page=01',
    'weight.min=NaN',
    'weight.min=1e999',
    'weight.min=Infinity',
    'weight.min=500&weight.max=200',
    'price.min.EUR=NaN',
    'price.min.EUR=-5',
    'price.min.EUR=1e3',
    'price.min.eur=5',
    'price.min.EURO=5',
    'price.min.EUR=50&price.max.EUR=20',
    'price.min.EUR=9999999999999999',
    'price.min.CLF=999999999999',
    'in-stock.on=0',
    'in-stock.on=',
    'color.is=',
    'q=+++',
    'sort=',
    'after=',
    '%',
    '%E0%A4%A',
    '&&==',
    '=x',
  ])('leave out %s @claim-refinements.malformed', (given) => {
    expect(read(given)).toEqual(EMPTY);
  });

  it('count the first of a name that can only be there once @claim-refinements.repeated', () => {
    expect(read('page=2&page=3&q=a&q=b&sort=x&sort=y')).toEqual({
      ...EMPTY,
      term: 'a',
      sort: 'x',
      page: 2,
    });
    expect(read('weight.min=1&weight.min=2').selections).toEqual([
      {type: 'range', key: 'weight', min: 1, max: undefined},
    ]);
    expect(read('a.is=x&a.on=1&a.min=3').selections).toEqual([
      {type: 'values', key: 'a', values: ['x']},
    ]);
    expect(read('price.min.EUR=20&price.max.USD=50').selections).toEqual([
      {type: 'price', key: 'price', min: moneyOf(2000, 'EUR'), max: undefined},
    ]);
  });

  it('widen a range of prices by what is below a cent', () => {
    const [selected] = read('price.min.EUR=19.999&price.max.EUR=20.001').selections;
    expect(selected).toMatchObject({min: moneyOf(1999, 'EUR'), max: moneyOf(2001, 'EUR')});
  });

  it('page by number or by cursor @claim-refinements.cursor', () => {
    expect(read('page=7')).toEqual({...EMPTY, page: 7});
    expect(read('page=7&after=p-8')).toEqual({...EMPTY, page: 1, cursor: 'p-8'});
    expect(listingHref('/a', {page: 7, cursor: 'p-8'})).toBe('/a?after=p-8');
  });

  it('lead back to the first page by a change @claim-refinements.first-page', () => {
    const now: ListingState = {...EMPTY, term: 'hat', page: 4};
    expect(listingHref('/a', now)).toBe('/a?q=hat&page=4');
    expect(listingHref('/a', now, {sort: 'new'})).toBe('/a?q=hat&sort=new');
    expect(listingHref('/a', now, {page: 5})).toBe('/a?q=hat&page=5');
    expect(listingHref('/a', {...now, cursor: 'x'}, {selections: []})).toBe('/a?q=hat');
    expect(listingHref('/a', {...now, cursor: 'x'}, {page: 1, cursor: 'y'})).toBe(
      '/a?q=hat&after=y',
    );
  });

  it('take the parameters of browsers and of frameworks', () => {
    const wanted = read('q=hat&color.is=moss&color.is=sea');
    expect(wanted.selections).toHaveLength(1);
    expect(readListingParams(new URLSearchParams('q=hat&color.is=moss&color.is=sea'))).toEqual(
      wanted,
    );
    expect(read('?q=hat&color.is=moss&color.is=sea')).toEqual(wanted);
    const given = {q: 'hat', 'color.is': ['moss', 'sea'], page: undefined, id: 3 as never};
    expect(readListingParams(given)).toEqual(wanted);
  });

  it('lead to the bare address, also when the path is empty', () => {
    expect(listingHref('', EMPTY)).toBe('?');
  });

  it('give the vendor what it takes', () => {
    const {products, refinements} = searchShop({
      ...read('color.is=moss&price.max.EUR=50'),
      pageSize: 24,
    });
    expect(products.map(({slug}) => slug)).toEqual(['enamel-mug', 'wool-scarf']);
    expect(selectionsOf(refinements)).toEqual(read('price.max.EUR=50&color.is=moss').selections);
  });
});

describe('listingHref', () => {
  afterEach(() => vi.restoreAllMocks());

  it('reports a path with a query', () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(listingHref('/a?b=1#c', {term: 'x'})).toBe('/a?q=x');
    expect(String(errors.mock.calls[0]?.[0])).toMatch(
      /<listingHref> got the path.*Give the path alone/,
    );
  });
});
