import {layout} from '@storefront-toolkit/fixtures/cms';
import {createHrefOf} from '@storefront-toolkit/ui/link';
import {cleanup, fireEvent, render, screen, within} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {afterEach, describe, expect, it} from 'vitest';
import {installNativeOverlays} from '../../../../tests/lib/native-overlays.ts';
import {StoreHeader, type StoreHeaderProps} from './StoreHeader.tsx';

installNativeOverlays();
afterEach(cleanup);

const header = (props?: Partial<StoreHeaderProps>) => (
  <StoreHeader
    layout={layout}
    storeName="Outdoor Example"
    hrefOf={createHrefOf({prefix: '/en'})}
    cartHref="/en/cart"
    cartCount={3}
    {...props}
  />
);
const menu = () => screen.getByRole<HTMLDialogElement>('dialog', {name: 'Menu'});

describe('StoreHeader', () => {
  it('starts with a link that skips it, and leads home by its logo or its name', () => {
    const {rerender} = render(header());
    const home = () => screen.getByRole('link', {name: 'Outdoor Example'});
    expect(screen.getAllByRole('link')[0]?.getAttribute('href')).toBe('#main');
    expect(home().getAttribute('href')).toBe('/en/');
    rerender(header({layout: {navigation: []}, contentId: 'content'}));
    expect(screen.getAllByRole('link')[0]?.getAttribute('href')).toBe('#content');
    expect(home().textContent).toBe('Outdoor Example');
  });

  it('has the navigation in a row, and in a sheet that closes when a link is followed', () => {
    render(header({current: 'jackets'}));
    const row = within(screen.getByRole('navigation', {name: 'Shop'}));
    expect(row.getByRole('link', {name: 'Jackets'}).getAttribute('aria-current')).toBe('page');
    fireEvent.click(screen.getByRole('button', {name: 'Menu'}));
    expect(menu().open).toBe(true);
    fireEvent.click(within(menu()).getByRole('navigation'));
    const link = within(menu()).getByRole('link', {name: 'Guides'});
    expect(menu().open).toBe(true);
    expect(link.getAttribute('href')).toBe('/en/guides');
    link.setAttribute('href', '#guides');
    const sheet = menu();
    fireEvent.click(link);
    expect(sheet.open).toBe(false);
  });

  it('searches by a form that needs no script', () => {
    render(header({term: 'rain'}));
    const form = screen.getByRole<HTMLFormElement>('search');
    expect(form.getAttribute('action')).toBe('/en/search');
    expect(form.method).toBe('get');
    expect([...new FormData(form)]).toEqual([['q', 'rain']]);
    expect(within(form).getByRole('searchbox', {name: 'Search products'})).toBeTruthy();
    expect(within(form).getByRole<HTMLButtonElement>('button', {name: 'Search'}).type).toBe(
      'submit',
    );
  });

  it.each([
    [0, '0 items in your cart'],
    [1, '1 item in your cart'],
    [3, '3 items in your cart'],
  ])('names the cart by its %i items', (cartCount, name) => {
    render(header({cartCount}));
    expect(screen.getByRole('link', {name}).getAttribute('href')).toBe('/en/cart');
  });

  it('is the same text from a server', () => {
    const served = document.createElement('div');
    served.innerHTML = renderToString(header());
    expect(served.textContent).toBe(render(header()).container.textContent);
    expect(served.textContent).toContain('3 items in your cart');
  });
});
