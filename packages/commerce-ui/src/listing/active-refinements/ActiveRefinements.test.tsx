import {
  ActiveRefinements,
  ActiveRefinementsDataAttributes,
  type ActiveRefinementsProps,
} from '@storefront-toolkit/commerce-ui/listing/active-refinements';
import {readListingParams} from '@storefront-toolkit/commerce-ui/listing/refinements';
import {noResults, searchShop} from '@storefront-toolkit/fixtures/search';
import {act, cleanup, render, screen} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {afterEach, describe, expect, it} from 'vitest';
import {describeConformance} from '../../../../../tests/lib/conformance.tsx';

afterEach(cleanup);

const element = (query: string, props: Partial<ActiveRefinementsProps> = {}) => {
  const state = readListingParams(query);
  return (
    <ActiveRefinements
      refinements={searchShop(state).refinements}
      state={state}
      pathname="/a"
      locale="en-IE"
      {...props}
    />
  );
};
const hrefs = () =>
  screen
    .getAllByRole('link')
    .map((link) => [
      link.getAttribute('aria-label') ?? link.textContent,
      link.getAttribute('href'),
    ]);

describeConformance('ActiveRefinements', element('color.is=moss'), HTMLDivElement);

describe('ActiveRefinements', () => {
  it('has a link for each selection, which leads to the address without it @claim-active-refinements.links', () => {
    render(
      element(
        'q=jacket&color.is=moss&color.is=sand&in-stock.on=1&price.max.EUR=150&weight.min=100&weight.max=1500&sort=rating&page=4',
      ),
    );
    const rest = (text: string) => `/a?q=jacket&${text}&sort=rating`;
    const [sand, moss, stock, price, weight] = [
      'color.is=sand',
      'color.is=moss',
      'in-stock.on=1',
      'price.max.EUR=150',
      'weight.min=100&weight.max=1500',
    ];
    expect(hrefs()).toEqual([
      ['Remove Color: Moss', rest([sand, stock, price, weight].join('&'))],
      ['Remove Color: Sand', rest([moss, stock, price, weight].join('&'))],
      ['Remove In stock', rest([moss, sand, price, weight].join('&'))],
      ['Remove Price: up to €150', rest([moss, sand, stock, weight].join('&'))],
      ['Remove Weight: 100\u00a0g – 1,500\u00a0g', rest([moss, sand, stock, price].join('&'))],
      ['Clear all', '/a?q=jacket&sort=rating'],
    ]);
    expect(screen.getByRole('list', {name: 'Active filters'}).children).toHaveLength(5);
    const [first] = screen.getAllByRole('link');
    expect(first?.getAttribute(ActiveRefinementsDataAttributes.refinement)).toBe('color');
    expect(first?.getAttribute('rel')).toBe('nofollow');
    expect(first?.textContent).toBe('Color: Moss');
  });

  it.each([
    ['price.min.EUR=19.9', 'Price: from €19.90'],
    ['price.min.EUR=20&price.max.EUR=50', 'Price: €20 – €50'],
    ['weight.min=0', 'Weight: from 0\u00a0g'],
    ['category.is=home', 'Category: Home'],
  ])('writes %s as "%s"', (query, text) => {
    render(element(query));
    expect(screen.getAllByRole('link')[0]?.textContent).toBe(text);
  });

  it('removes everything, link by link', () => {
    let query = '?color.is=moss&color.is=sand&size.is=m&in-stock.on=1&price.max.EUR=150';
    for (let left = 5; left > 0; left -= 1) {
      const {unmount} = render(element(query));
      const links = screen.getAllByRole('link');
      expect(links).toHaveLength(left + 1);
      query = links[0]!.getAttribute('href')!.slice(2);
      unmount();
    }
    expect(query).toBe('');
  });

  it('renders nothing when nothing is selected @claim-active-refinements.nothing', () => {
    expect(renderToString(element('q=jacket&page=3'))).toBe('');
  });

  it('shows what the answer does not have by its key @claim-active-refinements.only-in-address', () => {
    render(element('size.is=xl&color.is=moss', {refinements: noResults.refinements}));
    expect(hrefs()).toEqual([
      ['Remove color: moss', '/a?size.is=xl'],
      ['Remove size: xl', '/a?color.is=moss'],
      ['Clear all', '/a'],
    ]);
    cleanup();
    render(element('color.is=moss&color.is=pink'));
    expect(hrefs()).toEqual([
      ['Remove Color: Moss', '/a?color.is=pink'],
      ['Remove Color: pink', '/a?color.is=moss'],
      ['Clear all', '/a'],
    ]);
  });

  it('renders links of a router @claim-active-refinements.router', () => {
    render(
      element('color.is=moss', {
        renderLink: ({children, ...props}) => (
          <a {...props} data-router="">
            {children}
          </a>
        ),
      }),
    );
    for (const link of screen.getAllByRole('link')) expect(link.dataset.router).toBe('');
  });

  it('has words of the page, also with a $ in them @claim-active-refinements.words', () => {
    const labels = {
      ...{list: 'Filter', item: '{label} = {value}', remove: '{item} entfernen', clear: 'Leeren'},
      ...{from: 'ab {min}', upTo: 'bis {max}', between: '{min} bis {max}', none: 'Keine'},
    };
    const query = 'price.min.EUR=5&weight.max=1500&weight.min=1&color.is=$%26';
    render(element(query, {labels, locale: 'de-DE', unitNames: {g: 'Gramm'}}));
    expect(hrefs().map(([name]) => name?.replaceAll('\u00a0', ' '))).toEqual([
      'Price = ab 5 € entfernen',
      'Weight = 1 Gramm bis 1.500 Gramm entfernen',
      'Color = $& entfernen',
      'Leeren',
    ]);
    expect(screen.getByRole('list', {name: 'Filter'})).toBeTruthy();
  });

  it('moves the focus to the link in the place of one that is removed', () => {
    const {rerender, container} = render(element('color.is=moss&color.is=sand&size.is=m'));
    act(() => screen.getByRole('link', {name: 'Remove Color: Sand'}).focus());
    rerender(element('color.is=moss&size.is=m'));
    expect(document.activeElement?.textContent).toBe('Size: M');
    rerender(element(''));
    expect(document.activeElement?.textContent).toBe('No active filters');
    act(() => (document.activeElement as HTMLElement).blur());
    expect(container.innerHTML).toBe('');
  });

  it('leaves a focus elsewhere alone', () => {
    const {rerender, container} = render(element('color.is=moss&color.is=sand'));
    rerender(element('color.is=moss'));
    expect(document.activeElement).toBe(document.body);
    rerender(element(''));
    expect(container.innerHTML).toBe('');
  });
});
