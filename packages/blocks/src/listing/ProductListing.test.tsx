import {products} from '@storefront-toolkit/fixtures/catalog';
import {moneyOf} from '@storefront-toolkit/types/cms';
import {paginate, type SearchResults, selectionsOf} from '@storefront-toolkit/types/search';
import {createHrefOf} from '@storefront-toolkit/ui/link';
import {cleanup, fireEvent, render, screen, within} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {installNativeOverlays} from '../../../../tests/lib/native-overlays.ts';
import {listingQuery, readListing} from './listing-address.ts';
import {ProductListing, type ProductListingProps} from './ProductListing.tsx';

installNativeOverlays();

const RESULTS: SearchResults = {
  term: 'rain',
  products: products.slice(0, 3),
  pagination: paginate({page: 2, pageSize: 3, totalItems: 1024}),
  refinements: [
    {
      type: 'swatch',
      key: 'color',
      label: 'Color',
      operator: 'or',
      values: [
        {
          value: 'moss',
          label: 'Moss',
          count: 4,
          selected: true,
          swatch: {type: 'color', color: '#5b6b3a'},
        },
        {
          value: 'rust',
          label: 'Rust',
          count: 0,
          selected: false,
          swatch: {type: 'color', color: '#a4452c'},
        },
      ],
    },
    {
      type: 'list',
      key: 'fit',
      label: 'Fit',
      operator: 'one',
      values: [{value: 'slim', label: 'Slim', count: 2, selected: false}],
    },
    {type: 'boolean', key: 'in-stock', label: 'In stock', count: 9, selected: true},
    {
      type: 'range',
      key: 'weight',
      label: 'Weight',
      min: 180,
      max: 920,
      unit: 'g',
      selectedMax: 500,
    },
    {
      type: 'price',
      key: 'price',
      label: 'Price',
      min: moneyOf(1999, 'EUR'),
      max: moneyOf(32900, 'EUR'),
      selectedMin: moneyOf(2550, 'EUR'),
    },
  ],
  sortOptions: [
    {key: 'relevance', label: 'Most relevant', selected: false},
    {key: 'price-asc', label: 'Price: low to high', selected: true},
  ],
};
const KINDS = {
  color: 'values',
  fit: 'values',
  'in-stock': 'boolean',
  weight: 'range',
  price: 'price',
} as const;
const QUERY = '?q=rain&color=moss&in-stock=true&weight.max=500&price.min=25.50&sort=price-asc';

const listing = (results: SearchResults, props?: Partial<ProductListingProps>) => (
  <ProductListing
    results={results}
    title="Jackets"
    locale="en-IE"
    hrefOf={createHrefOf({prefix: '/en'})}
    action="/en/jackets"
    {...props}
  />
);
const form = () =>
  screen.getByRole('button', {name: 'Show products', hidden: true}).closest('form')!;
const sent = () => `?${new URLSearchParams([...new FormData(form())] as [string, string][])}`;

let style: HTMLStyleElement;
beforeEach(() => {
  style = document.createElement('style');
  style.textContent = '[popover] {position: fixed}';
  document.head.append(style);
});
afterEach(() => {
  cleanup();
  style.remove();
});

describe('ProductListing', () => {
  it('counts the products, and leads to each', () => {
    render(listing(RESULTS));
    expect(screen.getByRole('heading', {level: 1, name: 'Jackets'})).toBeTruthy();
    expect(screen.getByText('1,024 products')).toBeTruthy();
    const heading = screen.getByRole('heading', {level: 2, name: 'Rain jacket'});
    expect(within(heading).getByRole('link').getAttribute('href')).toBe('/en/products/rain-jacket');
  });

  it('says that the words were corrected', () => {
    render(listing({...RESULTS, term: 'rian', correctedTerm: 'rain'}, {headingLevel: 2}));
    expect(screen.getByText('These are results for “rain”, in place of “rian”.')).toBeTruthy();
    expect(screen.getByRole('heading', {level: 3, name: 'Rain jacket'})).toBeTruthy();
  });

  it('has plain links to the pages beside it, which keep what is selected', () => {
    const {rerender} = render(listing(RESULTS));
    const link = (name: string) => screen.queryByRole('link', {name});
    expect(link('Previous page')?.getAttribute('href')).toBe(`/en/jackets${QUERY}`);
    expect(link('Previous page')?.getAttribute('rel')).toBe('prev');
    expect(link('Next page')?.getAttribute('href')).toBe(`/en/jackets${QUERY}&page=3`);
    expect(link('Next page')?.getAttribute('rel')).toBe('next');
    const last = paginate({page: 2, pageSize: 3, totalItems: 6});
    rerender(listing({...RESULTS, pagination: last}));
    expect(link('Next page')).toBeNull();
    rerender(listing({...RESULTS, pagination: {...last, totalPages: 1, page: 1}}));
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('has such links for pages without numbers too, and a count if there is one', () => {
    const cursors = {type: 'cursor', pageSize: 3, previous: 'before:a', next: 'after:b'} as const;
    const {rerender} = render(listing({...RESULTS, pagination: cursors}));
    const link = (name: string) => screen.queryByRole('link', {name});
    expect(link('Previous page')?.getAttribute('href')).toBe(
      `/en/jackets${QUERY}&cursor=before%3Aa`,
    );
    expect(link('Next page')?.getAttribute('href')).toBe(`/en/jackets${QUERY}&cursor=after%3Ab`);
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.queryByText(/^Page/)).toBeNull();
    rerender(listing({...RESULTS, pagination: {type: 'cursor', pageSize: 3, totalItems: 3}}));
    expect(screen.getByText('3 products')).toBeTruthy();
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('says when nothing fits', () => {
    const pagination = paginate({page: 1, pageSize: 3, totalItems: 0});
    render(listing({...RESULTS, products: [], pagination}));
    expect(screen.getByText(/^Nothing fits/)).toBeTruthy();
    expect(screen.getByText('0 products')).toBeTruthy();
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('is the same text from a server', () => {
    const served = document.createElement('div');
    served.innerHTML = renderToString(listing(RESULTS));
    expect(served.textContent).toBe(render(listing(RESULTS)).container.textContent);
    expect(served.textContent).toContain('1,024 products');
  });
});

describe('ListingFilters', () => {
  it('sends by a form without a script what is selected, and no page', () => {
    render(listing(RESULTS));
    expect(form().getAttribute('action')).toBe('/en/jackets');
    expect(form().method).toBe('get');
    const fields = new URLSearchParams(sent());
    expect(fields.has('page')).toBe(false);
    const input = readListing(fields, KINDS, 'EUR');
    expect(input).toEqual(readListing(new URLSearchParams(QUERY), KINDS, 'EUR'));
    expect(input.selections).toEqual(selectionsOf(RESULTS.refinements));
  });

  it('has a field for each kind of refinement', () => {
    render(listing(RESULTS));
    const inForm = within(form());
    const color = within(inForm.getByRole('group', {name: 'Color', hidden: true}));
    const box = (name: string) =>
      color.getByRole<HTMLInputElement>('checkbox', {name, hidden: true});
    expect(box('Moss (4)').checked).toBe(true);
    expect(box('Rust (0)').disabled).toBe(true);
    const price = within(inForm.getByRole('group', {name: 'Price (EUR)', hidden: true}));
    expect(price.getByLabelText<HTMLInputElement>('To').placeholder).toBe('329.00');
    fireEvent.click(inForm.getByLabelText('In stock (9)'));
    fireEvent.change(inForm.getByLabelText('Fit'), {target: {value: 'slim'}});
    fireEvent.change(inForm.getByLabelText('Sort by'), {target: {value: 'relevance'}});
    fireEvent.change(price.getByLabelText('From'), {target: {value: ''}});
    const {selections, sort} = readListing(new URLSearchParams(sent()), KINDS, 'EUR');
    expect(selections).toEqual([
      {type: 'values', key: 'color', values: ['moss']},
      {type: 'values', key: 'fit', values: ['slim']},
      {type: 'range', key: 'weight', min: undefined, max: 500},
    ]);
    expect(sort).toBe('relevance');
  });

  it('starts again with what a new answer has selected', () => {
    const {rerender} = render(listing(RESULTS));
    fireEvent.click(screen.getByLabelText('Moss (4)'));
    fireEvent.click(screen.getByLabelText('Moss (4)'));
    const cleared = RESULTS.refinements.map((refinement) =>
      refinement.type === 'swatch'
        ? {...refinement, values: refinement.values.map((value) => ({...value, selected: false}))}
        : refinement,
    );
    rerender(listing({...RESULTS, refinements: cleared}));
    expect(screen.getByLabelText<HTMLInputElement>('Moss (4)').checked).toBe(false);
  });

  it('has a link that clears the filters, and keeps words and order', () => {
    const {rerender} = render(listing(RESULTS));
    const clear = () => screen.queryByRole('link', {name: 'Clear filters', hidden: true});
    expect(clear()?.getAttribute('href')).toBe('/en/jackets?q=rain&sort=price-asc');
    rerender(listing({...RESULTS, refinements: []}));
    expect(clear()).toBeNull();
  });

  it('closes its drawer when it is sent', () => {
    render(listing(RESULTS));
    const drawer = form().closest('section')!;
    fireEvent.click(screen.getByRole('button', {name: 'Filter and sort (4)'}));
    expect(drawer.matches(':popover-open')).toBe(true);
    fireEvent.submit(form());
    expect(drawer.matches(':popover-open')).toBe(false);
  });
});

describe('the address of a listing', () => {
  it('is written and read alike', () => {
    expect(listingQuery(RESULTS, {page: 1})).toBe(QUERY);
    expect(
      readListing(new URLSearchParams(listingQuery(RESULTS, {page: 3})), KINDS, 'EUR'),
    ).toEqual({
      term: 'rain',
      selections: selectionsOf(RESULTS.refinements),
      sort: 'price-asc',
      page: 3,
    });
  });

  it('is written and read alike with a cursor', () => {
    const query = new URLSearchParams(listingQuery(RESULTS, {page: 1, cursor: 'after:b='}));
    expect(readListing(query, KINDS, 'EUR')).toMatchObject({page: 1, cursor: 'after:b='});
  });

  it('is read as links of the CMS write it', () => {
    const selections = selectionsOf(RESULTS.refinements);
    const href = createHrefOf()({type: 'SearchResults', term: 'rain', selections});
    const {searchParams} = new URL(href, 'https://shop.example');
    expect(readListing(searchParams, KINDS, 'EUR').selections).toEqual(selections);
  });

  it.each([
    ['page=0&price.min=-5&weight.max=1e9'],
    ['page=1.5&price.min=12,50&color=&in-stock=yes'],
    ['page=x&price=..&weight=a..b&unknown=1'],
    ['price.max=9999999999999999999'],
  ])('is read without what does not fit: %s', (query) => {
    expect(readListing(new URLSearchParams(query), KINDS, 'EUR')).toEqual({
      term: '',
      selections: [],
      sort: undefined,
      page: 1,
    });
  });
});
