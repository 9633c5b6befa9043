import {
  ResultCount,
  ResultCountDataAttributes,
  type ResultCountProps,
} from '@storefront-toolkit/commerce-ui/listing/product-list';
import {cursorResults, noResults, searchResults} from '@storefront-toolkit/fixtures/search';
import {paginate, type SearchResults} from '@storefront-toolkit/types/search';
import {act, cleanup, render, screen} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {afterEach, beforeEach, describe, expect, it, type MockInstance, vi} from 'vitest';
import {announced, forgetAnnouncements} from '../../../../../tests/lib/announced.ts';
import {describeConformance} from '../../../../../tests/lib/conformance.tsx';

describeConformance(
  'ResultCount',
  <ResultCount results={noResults} locale="en-IE" />,
  HTMLDivElement,
);

let errors: MockInstance<typeof console.error>;
beforeEach(() => {
  vi.useFakeTimers();
  errors = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.runAllTimers();
  vi.useRealTimers();
  forgetAnnouncements();
  errors.mockRestore();
});

const pass = () => act(() => vi.advanceTimersByTimeAsync(300));
const found = (totalItems: number, term = ''): SearchResults => ({
  ...searchResults,
  term,
  products: totalItems === 0 ? [] : searchResults.products,
  pagination: paginate({page: 1, pageSize: 8, totalItems}),
});
const element = (props: Partial<ResultCountProps>) => (
  <ResultCount results={searchResults} locale="en-IE" {...props} />
);
const show = (props: Partial<ResultCountProps> = {}) => render(element(props)).container;
const texts = (container: Element) =>
  [...container.querySelectorAll('p')].map(({textContent}) => textContent);

describe('ResultCount', () => {
  it('says what was searched for, and how many products there are @claim-product-list.count', () => {
    const container = show({results: found(1300, 'wool')});
    expect(screen.getByRole('heading', {level: 1}).textContent).toBe('Results for “wool”');
    expect(texts(container)).toEqual(['1,300 products']);
    expect(errors).not.toHaveBeenCalled();
  });

  it('says which words were searched for instead @claim-product-list.corrected', () => {
    const container = show({results: noResults, headingLevel: 2});
    expect(screen.getByRole('heading', {level: 2}).textContent).toBe('Results for “snow shoes”');
    expect(texts(container)).toEqual(['Showing results for “snowshoes”', 'No products']);
    expect(container.firstElementChild?.hasAttribute(ResultCountDataAttributes.corrected)).toBe(
      true,
    );
  });

  it('has the name of a category, or no heading at all', () => {
    show({title: 'Jackets', results: found(4, 'wool')});
    expect(screen.getByRole('heading').textContent).toBe('Jackets');
    cleanup();
    show({results: found(4, ' ')});
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it.each([
    [0, 'No products'],
    [1, '1 product'],
    [24, '24 products'],
  ])('of %i: %s', (total, text) => {
    expect(texts(show({results: found(total)}))).toEqual([text]);
  });

  it('claims no total that nobody has counted @claim-product-list.count-without-total', () => {
    expect(texts(show({results: cursorResults}))).toEqual(['8 products on this page']);
    cleanup();
    const first = {...cursorResults, pagination: {type: 'cursor', pageSize: 8, next: 'a'} as const};
    expect(texts(show({results: first}))).toEqual(['8 products on this page']);
    cleanup();
    const only = {...cursorResults, pagination: {type: 'cursor', pageSize: 8} as const};
    expect(texts(show({results: only}))).toEqual(['8 products']);
  });

  it('isolates words that are written in another direction @claim-product-list.direction', () => {
    const container = show({results: {...found(2, 'מעיל {x}'), correctedTerm: 'מעיל $&'}});
    expect([...container.querySelectorAll('bdi')].map(({textContent}) => textContent)).toEqual([
      'מעיל {x}',
      'מעיל $&',
    ]);
    expect(container.textContent).toContain('Results for “מעיל {x}”');
  });

  it('keeps names that it does not know', () => {
    show({results: found(2, 'wool'), labels: {heading: '{page}: {term}'}});
    expect(screen.getByRole('heading').textContent).toBe('{page}: wool');
  });

  it('speaks the language of the page', () => {
    const labels = {
      heading: 'Ergebnisse für „{term}“',
      count: {one: '{count} Produkt', other: '{count} Produkte'},
    };
    const container = show({results: found(1300, 'Wolle'), locale: 'de-DE', labels});
    expect(container.textContent).toBe('Ergebnisse für „Wolle“1.300 Produkte');
  });
});

describe('announcements', () => {
  it('are made once for each new number, and not for the first @claim-product-list.announced', async () => {
    const {rerender} = render(element({results: found(24)}));
    await pass();
    expect(announced()).toEqual([]);
    rerender(element({results: found(3)}));
    rerender(element({results: found(3)}));
    await pass();
    rerender(element({results: found(0)}));
    await pass();
    rerender(element({results: found(24)}));
    await pass();
    expect(announced()).toEqual(['3 products', 'No products', '24 products']);
  });

  it('say the words of another search @claim-product-list.announced', async () => {
    const {rerender} = render(element({results: found(3, 'wool')}));
    rerender(element({results: found(3, 'linen')}));
    await pass();
    rerender(element({results: {...found(3, 'lnen'), correctedTerm: 'linen'}}));
    await pass();
    expect(announced()).toEqual([
      'Results for “linen”. 3 products',
      'Results for “lnen”. Showing results for “linen”. 3 products',
    ]);
  });

  it('come when products have been loaded, even as many as before @claim-product-list.announced', async () => {
    const {rerender, container} = render(element({results: found(3), loading: true}));
    expect(texts(container)).toEqual(['Loading products…']);
    expect(container.firstElementChild?.hasAttribute(ResultCountDataAttributes.loading)).toBe(true);
    await pass();
    expect(announced()).toEqual([]);
    rerender(element({results: found(3)}));
    await pass();
    expect(announced()).toEqual(['3 products']);
  });

  it('need no script in the served HTML', () => {
    expect(renderToString(element({results: found(3)}))).not.toContain('aria-live');
  });
});
