import {beeswaxCandle, rainJacket, woolSocks} from '@storefront-toolkit/fixtures/catalog';
import {createHrefOf} from '@storefront-toolkit/ui/link';
import {cleanup, fireEvent, render, screen, within} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {installNativeOverlays} from '../../../../tests/lib/native-overlays.ts';
import {ProductPage, type ProductPageProps} from './ProductPage.tsx';

installNativeOverlays();
afterEach(cleanup);

const page = (props?: Partial<ProductPageProps>) => (
  <ProductPage
    product={rainJacket}
    locale="en-IE"
    cartHref="/en/cart"
    onAddToCart={() => {}}
    hrefOf={createHrefOf({prefix: '/en'})}
    {...props}
  />
);
// jsdom cannot check the step of a number, so a click does not get there.
const addToCart = () =>
  fireEvent.submit(screen.getByRole('button', {name: 'Add to cart'}).closest('form')!);

describe('ProductPage', () => {
  it('leads back through its main category, or through the given ones', () => {
    const {rerender} = render(page());
    const trail = () => {
      const nav = within(screen.getByRole('navigation', {name: 'Breadcrumb'}));
      return nav.getAllByRole('link').map((link) => link.getAttribute('href'));
    };
    expect(trail()).toEqual(['/en/', '/en/categories/jackets']);
    expect(screen.getByText('Rain jacket', {selector: '[aria-current=page]'})).toBeTruthy();
    rerender(page({breadcrumbs: [{id: 'c', slug: 'outdoor', name: 'Outdoor'}]}));
    expect(trail()).toEqual(['/en/', '/en/categories/outdoor']);
  });

  it('has details, care and related products below its heading', () => {
    render(page({care: 'Wash at 30 degrees.', related: [woolSocks]}));
    const names = (level: number) =>
      screen.getAllByRole('heading', {level}).map(({textContent}) => textContent);
    expect(names(1)).toEqual(['Rain jacket']);
    expect(names(2)).toEqual(['Details', 'Care', 'Goes well with it']);
    expect(names(3)).toEqual(['Wool socks']);
    expect(screen.getByText('Water column')).toBeTruthy();
    expect(screen.getByRole('link', {name: 'Wool socks'}).getAttribute('href')).toBe(
      '/en/products/wool-socks',
    );
  });

  it('leaves out what there is not', () => {
    const {container} = render(page({product: {...beeswaxCandle, attributes: []}}));
    expect(screen.queryAllByRole('heading', {level: 2})).toEqual([]);
    expect(container.querySelector('form')?.nextElementSibling).toBeNull();
  });

  it('starts with the variant of the address, and opens a sheet when it is in the cart', async () => {
    const onAddToCart = vi.fn(() => Promise.resolve());
    render(page({defaultSku: 'RJ-OCEAN-M', onAddToCart}));
    fireEvent.click(screen.getByRole('button', {name: 'Increase', hidden: true}));
    addToCart();
    const sheet = await screen.findByRole<HTMLDialogElement>('dialog', {
      name: 'Added to your cart',
    });
    expect(onAddToCart).toHaveBeenCalledExactlyOnceWith('v-rj-ocean-m', 2);
    expect(sheet.open).toBe(true);
    const text = sheet.textContent;
    for (const part of ['Rain jacket', 'Ocean, M', '2 × €129.00 = €258.00']) {
      expect(text).toContain(part);
    }
    expect(sheet.querySelector('img')?.src).toContain('rain-jacket-ocean');
    const cart = within(sheet).getByRole('link', {name: 'Go to the cart'});
    expect(cart.getAttribute('href')).toBe('/en/cart');
    fireEvent.click(within(sheet).getByRole('button', {name: 'Continue shopping'}));
    expect(sheet.open).toBe(false);
    addToCart();
    await vi.waitFor(() => expect(sheet.open).toBe(true));
  });

  it('says that it failed, and opens nothing', async () => {
    render(page({onAddToCart: () => Promise.reject(new Error('offline'))}));
    addToCart();
    expect(await screen.findByText(/could not be added/)).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is the same text from a server', () => {
    const block = page({care: 'Wash at 30 degrees.', related: [woolSocks]});
    const served = document.createElement('div');
    served.innerHTML = renderToString(block);
    for (const element of served.querySelectorAll('noscript')) element.remove();
    expect(served.textContent).toBe(render(block).container.textContent);
    expect(served.textContent).toContain('Wash at 30 degrees.');
  });
});
