import {NoResults, type NoResultsProps} from '@storefront-toolkit/commerce-ui/listing/product-list';
import {noResults} from '@storefront-toolkit/fixtures/search';
import {paginate} from '@storefront-toolkit/types/search';
import {cleanup, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, type MockInstance, vi} from 'vitest';
import {describeConformance} from '../../../../../tests/lib/conformance.tsx';

describeConformance('NoResults', <NoResults results={noResults} />, HTMLElement);

let errors: MockInstance<typeof console.error>;
beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  errors.mockRestore();
});

const show = (props: Partial<NoResultsProps> = {}) =>
  render(<NoResults results={noResults} {...props} />).container.textContent;

describe('NoResults', () => {
  it('says for which words nothing was found, with a hint and your suggestions @claim-product-list.no-results', () => {
    const text = show({children: <a href="/shoes">Trail shoes</a>});
    expect(screen.getByRole('heading', {level: 2}).textContent).toBe(
      'No products for “snow shoes”',
    );
    expect(text).toContain('Check the spelling, or try fewer words.');
    expect(screen.getAllByRole('link').map(({textContent}) => textContent)).toEqual([
      'Trail shoes',
    ]);
    expect(errors).not.toHaveBeenCalled();
  });

  it('leads to the results without filters @claim-product-list.clear', () => {
    const text = show({clearHref: '/search?q=snow'});
    const clear = screen.getByRole('link', {name: 'Clear all filters'});
    expect(clear.getAttribute('href')).toBe('/search?q=snow');
    expect(text).toContain('No product matches all of your filters.');
    expect(text).not.toContain('spelling');
  });

  it('takes the link of a router', () => {
    // eslint-disable-next-line jsx-a11y/anchor-has-content -- The component gives it its content.
    show({render: <a href="/by-router" />});
    expect(screen.getByRole('link', {name: 'Clear all filters'}).getAttribute('href')).toBe(
      '/by-router',
    );
  });

  it('needs no term', () => {
    expect(show({results: {...noResults, term: ' '}, headingLevel: 3})).toBe('No products found');
    expect(screen.getByRole('heading', {level: 3})).toBeTruthy();
  });

  it('tells a page beyond the last from a search without results @claim-product-list.beyond', () => {
    const pagination = paginate({page: 9, pageSize: 8, totalItems: 20});
    const text = show({results: {term: 'wool', pagination}, clearHref: '/search?q=wool'});
    expect(text).toBe('No products on this page');
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('speaks the language of the page', () => {
    expect(show({labels: {headingForTerm: 'Nichts zu „{term}“', hint: ''}})).toBe(
      'Nichts zu „snow shoes“',
    );
  });
});
