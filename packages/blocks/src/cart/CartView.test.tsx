import {
  cartWithMessages,
  couponCart,
  emptyCart,
  estimatedCart,
} from '@storefront-toolkit/fixtures/cart';
import type {Cart} from '@storefront-toolkit/types/cart';
import {createHrefOf} from '@storefront-toolkit/ui/link';
import {act, cleanup, fireEvent, render, screen, within} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {announced, forgetAnnouncements} from '../../../../tests/lib/announced.ts';
import {CartView, type CartViewProps} from './CartView.tsx';

afterEach(() => {
  cleanup();
  forgetAnnouncements();
});

const hrefOf = createHrefOf({prefix: '/en'});
const view = (cart: Cart, props?: Partial<CartViewProps>) => (
  <CartView
    cart={cart}
    locale="en-IE"
    checkoutHref="/en/checkout"
    hrefOf={hrefOf}
    onQuantityChange={() => {}}
    onRemove={() => {}}
    {...props}
  />
);
const lineOf = (name: string) => screen.getByRole('link', {name}).closest('li')!;
const quantity = () =>
  screen.getByRole<HTMLInputElement>('spinbutton', {name: 'Quantity of Enamel mug'});
const increase = () =>
  fireEvent.click(within(lineOf('Enamel mug')).getByLabelText('Increase', {selector: 'button'}));

/** The cart without a line, as a server answers to its removal. */
const without = (cart: Cart, name: string): Cart => ({
  ...cart,
  lineItems: cart.lineItems.filter((line) => line.name !== name),
});

describe('CartView', () => {
  it('shows lines with their options and sums, and leads to products and to the checkout', () => {
    const {rerender} = render(view(estimatedCart));
    expect(screen.getByRole('heading', {level: 1, name: 'Your cart'})).toBeTruthy();
    const jacket = lineOf('Rain jacket');
    expect(jacket.textContent).toContain('Color: Moss, Size: M');
    expect(jacket.textContent).toContain('€129.00');
    expect(within(jacket).getByRole('link').getAttribute('href')).toBe(
      '/en/products/rain-jacket?sku=RJ-MOSS-M',
    );
    expect(jacket.querySelector('img')?.alt).toBe('');
    expect(quantity().value).toBe('2');
    expect(within(lineOf('Enamel mug')).getByText('€39.80')).toBeTruthy();
    const checkout = () => screen.getByRole('link', {name: 'Check out'}).getAttribute('href');
    expect(checkout()).toBe('/en/checkout');
    rerender(view({...estimatedCart, checkoutUrl: 'https://vendor.example/pay'}));
    expect(checkout()).toBe('https://vendor.example/pay');
  });

  it('hands on a quantity, is busy meanwhile, and announces the new total once', async () => {
    let answer = () => {};
    const onQuantityChange = vi.fn(() => new Promise<void>((resolve) => (answer = resolve)));
    const {rerender} = render(view(estimatedCart, {onQuantityChange}));
    increase();
    expect(onQuantityChange).toHaveBeenCalledExactlyOnceWith('l-mug-cream', 3);
    expect(lineOf('Enamel mug').getAttribute('aria-busy')).toBe('true');
    expect(quantity().value).toBe('3');
    const lineItems = estimatedCart.lineItems.map((line) => ({...line, quantity: 3}));
    const {totals} = couponCart;
    await act(async () => {
      answer();
      await Promise.resolve();
      rerender(view({...estimatedCart, lineItems, totals: {...totals, estimated: true}}));
    });
    expect(lineOf('Enamel mug').getAttribute('aria-busy')).toBe('false');
    expect(quantity().value).toBe('3');
    await vi.waitFor(() =>
      expect(announced().filter((text) => text.startsWith('Estimated total: €'))).toHaveLength(1),
    );
  });

  it('removes a line while its quantity still changes, and once', async () => {
    const answers: (() => void)[] = [];
    const later = () => new Promise<void>((resolve) => answers.push(resolve));
    const onRemove = vi.fn(later);
    render(view(estimatedCart, {onQuantityChange: later, onRemove}));
    increase();
    const remove = screen.getByRole('button', {name: 'Remove Enamel mug'});
    fireEvent.click(remove);
    fireEvent.click(remove);
    expect(onRemove).toHaveBeenCalledExactlyOnceWith('l-mug-cream');
    // React waits for all actions that run before it shows the outcome of one, in later tests too.
    await act(async () => {
      for (const answer of answers) answer();
      await Promise.resolve();
    });
    expect(lineOf('Enamel mug').getAttribute('aria-busy')).toBe('false');
  });

  it('keeps the quantity when the change fails, and says so each time', async () => {
    const onQuantityChange = vi.fn(() => Promise.reject(new Error('offline')));
    render(view(estimatedCart, {onQuantityChange}));
    increase();
    const failure = 'Enamel mug could not be changed. Try again.';
    expect(await within(lineOf('Enamel mug')).findByText(failure)).toBeTruthy();
    await vi.waitFor(() => expect(quantity().value).toBe('2'));
    await vi.waitFor(() => expect(announced('assertive')).toEqual([failure]));
    increase();
    expect(within(lineOf('Enamel mug')).queryByText(failure)).toBeNull();
    await vi.waitFor(() => expect(announced('assertive')).toEqual([failure, failure]));
    expect(onQuantityChange).toHaveBeenCalledTimes(2);
    expect(lineOf('Enamel mug').getAttribute('aria-busy')).toBe('false');
  });

  it.each([
    ['Rain jacket', 'Enamel mug'],
    ['Enamel mug', 'Coffee beans'],
    ['Coffee beans', 'Your cart'],
  ])('moves the focus after %s is removed to %s, and announces it', async (removed, next) => {
    const onRemove = vi.fn();
    const {rerender} = render(view(estimatedCart, {onRemove}));
    const button = screen.getByRole('button', {name: `Remove ${removed}`});
    button.focus();
    await act(async () => {
      fireEvent.click(button);
      await Promise.resolve();
    });
    const line = estimatedCart.lineItems.find(({name}) => name === removed);
    expect(onRemove).toHaveBeenCalledExactlyOnceWith(line?.id);
    rerender(view(without(estimatedCart, removed), {onRemove}));
    expect(document.activeElement?.textContent).toBe(next);
    await vi.waitFor(() =>
      expect(announced()).toEqual([expect.stringContaining(`${removed} removed. Estimated total`)]),
    );
  });

  it('leaves the focus where it is when a line goes that nobody removed', () => {
    const {rerender} = render(view(estimatedCart));
    rerender(view(without(estimatedCart, 'Coffee beans')));
    expect(document.activeElement).toBe(document.body);
    quantity().focus();
    rerender(view(without(without(estimatedCart, 'Coffee beans'), 'Rain jacket')));
    expect(document.activeElement).toBe(quantity());
  });

  it('has a way to the shop when it is empty', () => {
    render(view(emptyCart));
    expect(screen.getByRole('link', {name: 'Go to the shop'}).getAttribute('href')).toBe('/en/');
    expect(screen.queryByRole('link', {name: 'Check out'})).toBeNull();
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('shows messages and promotions, and what nobody can change or buy', () => {
    const [stove] = cartWithMessages.lineItems;
    const [mug] = couponCart.lineItems.slice(-1);
    const wrap = {
      id: 'wrap',
      kind: 'gift-wrap',
      name: 'Gift wrap',
      quantity: 1,
      unitPrice: stove!.total,
      subtotal: stove!.total,
      total: stove!.total,
      promotions: [],
    } as const;
    render(
      view({
        ...cartWithMessages,
        lineItems: [
          {...stove!, availability: {status: 'out-of-stock'}},
          {...mug!, gift: true},
        ],
        customLineItems: [wrap],
      }),
    );
    expect(screen.getByText('The code SUMMER26 was valid until August 31.')).toBeTruthy();
    expect(within(lineOf('Camp stove')).getByText(/^Sold out/)).toBeTruthy();
    expect(within(lineOf('Enamel mug')).getByText('Take 3 mugs, pay 2')).toBeTruthy();
    expect(within(lineOf('Enamel mug')).queryByRole('spinbutton')).toBeNull();
    expect(screen.getByText('Gift wrap').textContent).toContain('€');
  });

  it('is the same text from a server', () => {
    const served = document.createElement('div');
    served.innerHTML = renderToString(view(estimatedCart));
    expect(served.textContent).toBe(render(view(estimatedCart)).container.textContent);
    expect(served.textContent).toContain('Estimated total');
  });
});
