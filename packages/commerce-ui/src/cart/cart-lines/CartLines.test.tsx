import {CartLines, CartLinesDataAttributes} from '@storefront-toolkit/commerce-ui/cart/cart-lines';
import {
  carts,
  cartWithMessages,
  couponCart,
  emptyCart,
  estimatedCart,
} from '@storefront-toolkit/fixtures/cart';
import type {Cart, CartMessage, CustomLineItem, LineItem} from '@storefront-toolkit/types/cart';
import {moneyOf} from '@storefront-toolkit/types/cms';
import {act, cleanup, fireEvent, render, screen, within} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {afterEach, beforeEach, describe, expect, it, type MockInstance, vi} from 'vitest';
import {describeConformance} from '../../../../../tests/lib/conformance.tsx';

const ignore = () => {};

describeConformance(
  'CartLines',
  <CartLines cart={couponCart} locale="en-IE" updateAction={ignore} removeAction="/remove" />,
  HTMLDivElement,
);
describeConformance(
  'CartLines without lines',
  <CartLines cart={emptyCart} locale="en-IE" />,
  HTMLDivElement,
);

let errors: MockInstance<typeof console.error>;
beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(ignore);
});
afterEach(() => {
  cleanup();
  errors.mockRestore();
});

const lines = (cart: Cart, props = {}) =>
  render(
    <CartLines
      cart={cart}
      locale="en-IE"
      updateAction="/update"
      removeAction="/remove"
      {...props}
    />,
  ).container;
const lineOf = (name: string) => screen.getByRole('link', {name}).closest('li')!;
const [jacket] = estimatedCart.lineItems as [LineItem];
const cartOf = (line: LineItem, more: Partial<Cart> = {}): Cart => ({
  ...estimatedCart,
  lineItems: [line],
  ...more,
});

const wrap: CustomLineItem = {
  id: 'wrap',
  kind: 'gift-wrap',
  name: 'Gift wrap, forest',
  quantity: 1,
  unitPrice: moneyOf(395, 'EUR'),
  subtotal: moneyOf(395, 'EUR'),
  total: moneyOf(395, 'EUR'),
  promotions: [],
};

describe('CartLines', () => {
  it('shows every cart of the shop without a complaint', () => {
    for (const cart of carts) {
      lines(cart);
      for (const {name} of cart.lineItems) expect(lineOf(name)).toBeTruthy();
      cleanup();
    }
    expect(errors).not.toHaveBeenCalled();
  });

  it('shows what a line is, what it costs, and what was taken off', () => {
    lines(couponCart);
    const mugs = lineOf('Enamel mug');
    const text = mugs.textContent;
    for (const part of ['Color: Moss', '€19.90', 'Take 3 mugs, pay 2', '-€19.90']) {
      expect(text).toContain(part);
    }
    expect(text).toContain('Before discounts €59.70');
    expect(text).toContain('Total €39.80');
    expect(mugs.querySelector('s')?.textContent).toContain('€59.70');
    expect(lineOf('Wool blanket').querySelector('p s')).toBeNull();
    expect(mugs.querySelector('img')?.alt).toBe('');
  });

  it('names inputs and buttons after the product @claim-cart-lines.names', () => {
    lines(couponCart, {updateAction: '/update'});
    expect(screen.getByRole('list', {name: 'Items in your cart'})).toBeTruthy();
    for (const {name} of couponCart.lineItems) {
      const line = within(lineOf(name));
      expect(line.getByRole('spinbutton', {name: `Quantity of ${name}`})).toBeTruthy();
      expect(line.getByRole('button', {name: `Remove ${name}`}).textContent).toBe('Remove');
      expect(line.getByRole('button', {name: `Update quantity of ${name}`}).textContent).toBe(
        'Update',
      );
    }
  });

  it('sends plain forms to an address @claim-cart-lines.no-script', () => {
    lines(cartOf(jacket));
    const [update, remove] = [...document.forms];
    expect([update?.method, update?.getAttribute('action')]).toEqual(['post', '/update']);
    expect([remove?.method, remove?.getAttribute('action')]).toEqual(['post', '/remove']);
    expect(Object.fromEntries(new FormData(update))).toEqual({
      lineItemId: jacket.id,
      quantity: '1',
    });
    expect(Object.fromEntries(new FormData(remove))).toEqual({lineItemId: jacket.id});
    const button = screen.getByRole('button', {name: /^Update/});
    expect(button.closest('.hidden')).toBeNull();
  });

  it('sends its forms to a server action, also without scripts @claim-cart-lines.no-script', async () => {
    // React asks a server action how its form is sent. In the browser, nothing tells it from another function.
    const sent = vi.fn<(form: FormData) => void>();
    const serverAction = Object.assign(ignore, {
      $$FORM_ACTION: () => ({name: '$ACTION_ID_1', action: '', method: 'POST', data: null}),
    });
    const view = (action: (form: FormData) => void) => (
      <CartLines cart={cartOf(jacket)} locale="en-IE" updateAction={action} removeAction={action} />
    );
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(view(serverAction));
    const forms = [...container.querySelectorAll('form')];
    expect(forms).toHaveLength(2);
    for (const form of forms) {
      expect(form.method).toBe('post');
      expect(new FormData(form).has('$ACTION_ID_1')).toBe(true);
      expect(new FormData(form).get('lineItemId')).toBe(jacket.id);
    }
    const onRecoverableError = vi.fn();
    render(view(sent), {container, hydrate: true, onRecoverableError});
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(errors).not.toHaveBeenCalled();
    fireEvent.submit(forms[1]!);
    expect(sent.mock.calls.map(([form]) => Object.fromEntries(form))).toEqual([
      {lineItemId: jacket.id},
    ]);
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  });

  it('writes no script into the form of another function @claim-cart-lines.no-inline-script', () => {
    const html = renderToString(
      <CartLines cart={couponCart} locale="en-IE" updateAction={ignore} removeAction={ignore} />,
    );
    expect(html).toContain('<form');
    expect(html).not.toMatch(/javascript:|<script|style=/);
  });

  it('has no inputs and buttons without actions', () => {
    lines(cartOf({...jacket, quantity: 2}), {updateAction: undefined, removeAction: undefined});
    expect(document.forms).toHaveLength(0);
    expect(lineOf('Rain jacket').textContent).toContain('Quantity: 2');
  });

  it('offers no change of a gift @claim-cart-lines.gift', () => {
    lines(cartOf({...jacket, gift: true, total: moneyOf(0, 'EUR')}));
    const line = lineOf('Rain jacket');
    expect(line.textContent).toContain('Free gift');
    expect(line.textContent).toContain('Quantity: 1');
    expect(line.querySelector('form, button, input')).toBeNull();
    expect(line.hasAttribute(CartLinesDataAttributes.gift)).toBe(true);
  });

  it.each([
    ['out-of-stock', 'Sold out'],
    ['discontinued', 'No longer available'],
  ] as const)('only lets what is %s be removed @claim-cart-lines.sold-out', (status, text) => {
    lines(cartOf({...jacket, availability: {status}}));
    const line = lineOf('Rain jacket');
    expect(within(line).getByText(text)).toBeTruthy();
    expect(within(line).queryByRole('spinbutton')).toBeNull();
    expect(within(line).getByRole('button', {name: 'Remove Rain jacket'})).toBeTruthy();
    expect(line.getAttribute(CartLinesDataAttributes.availability)).toBe(status);
  });

  it('shows custom lines below their line, or at the end, without anything to change', () => {
    const own = {...wrap, id: 'own', name: 'Engraving', lineItemId: jacket.id, quantity: 2};
    lines({...estimatedCart, customLineItems: [wrap, own]});
    const names = [...screen.getByRole('list').children].map(
      ({textContent}) =>
        /Rain jacket|Enamel mug|Coffee beans|Engraving|Gift wrap/.exec(textContent)?.[0],
    );
    expect(names).toEqual(['Rain jacket', 'Engraving', 'Enamel mug', 'Coffee beans', 'Gift wrap']);
    const line = screen.getByText('Engraving').closest('li')!;
    expect(line.textContent).toContain('Quantity: 2');
    expect(line.textContent).toContain('€3.95');
    expect(line.querySelector('form, button, input, a')).toBeNull();
  });

  it('shows a message at its line, and above the list when the line is missing @claim-cart-lines.messages', () => {
    const about = (code: CartMessage['code'], text: string, lineItemId?: string) =>
      ({level: 'warning', code, text, lineItemId}) as const;
    const container = lines(
      cartOf(jacket, {
        messages: [
          about('quantity-limited', 'Only one is left.', jacket.id),
          about('item-removed', 'The stove is no longer sold.', 'l-stove'),
          about('item-removed', 'The mug is no longer sold.'),
          about('coupon-expired', 'The code has expired.'),
          {...about('other', 'The code is for other items.'), couponCode: 'X'},
        ],
      }),
    );
    expect(lineOf('Rain jacket').textContent).toContain('Only one is left.');
    const above = container.firstElementChild?.firstElementChild?.textContent ?? '';
    expect(above).toContain('The stove is no longer sold.');
    expect(above).toContain('The mug is no longer sold.');
    expect(container.textContent).not.toContain('The code');
    expect(screen.getAllByRole('img', {name: 'Warning'})).toHaveLength(3);
  });

  it('leads to the product, with each value encoded, and to nothing unsafe @claim-cart-lines.encoded', () => {
    const href = () => screen.queryByRole('link')?.getAttribute('href');
    const odd = {...jacket, slug: '../ä/b?c', sku: '1/2'};
    lines(cartOf(odd), {productHref: '/en/p/{slug}?sku={sku}'});
    expect(href()).toBe('/en/p/%C3%A4/b%3Fc?sku=1%2F2');
    cleanup();
    lines(cartOf({...jacket, productId: 'p/1', variantId: 'v/1'}), {
      productHref: '/{id}/{variantId}/{name}',
    });
    expect(href()).toBe('/p%2F1/v%2F1/{name}');
    cleanup();
    lines(cartOf(jacket));
    expect(href()).toBe('/products/rain-jacket');
    cleanup();
    lines(cartOf(jacket), {productHref: 'javascript:go("{slug}")'});
    expect(href()).toBeUndefined();
    expect(screen.getByText('Rain jacket')).toBeTruthy();
  });

  it('says that it is empty, in your words or with a link', () => {
    const container = lines(emptyCart);
    expect(container.textContent).toBe('Your cart is empty.');
    expect(container.firstElementChild?.hasAttribute(CartLinesDataAttributes.empty)).toBe(true);
    cleanup();
    lines(emptyCart, {shopHref: '/shop'});
    expect(screen.getByRole('link', {name: 'Continue shopping'}).getAttribute('href')).toBe(
      '/shop',
    );
    cleanup();
    expect(lines(emptyCart, {empty: <b>Nothing yet</b>}).textContent).toBe('Nothing yet');
  });

  it('is in other words and with other numbers', () => {
    const labels = {option: '{option} : {value}', remove: 'Weg', removeLine: '{name} weg'};
    lines(cartWithMessages, {locale: 'de-DE', labels});
    expect(lineOf('Camp stove').textContent).toMatch(/\d,\d\d\s€/);
    expect(screen.getByRole('button', {name: 'Camp stove weg'})).toBeTruthy();
    cleanup();
    // A name that looks like a placeholder stays as it is.
    lines(cartOf({...jacket, name: '{quantity}'}));
    expect(screen.getByRole('button', {name: 'Remove {quantity}'})).toBeTruthy();
  });
});

describe('CartLines reports', () => {
  const reported = () => errors.mock.calls.map(([text]) => String(text)).join('\n');

  it('an address that is the same for each product', () => {
    lines(estimatedCart, {productHref: '/products'});
    expect(reported()).toMatch(/<CartLines> got the `productHref` "\/products".*\{slug\}/);
  });

  it('two lines with one id', () => {
    lines({...estimatedCart, lineItems: [jacket, jacket]});
    expect(reported()).toMatch(/two lines that have the id "l-rj-moss-m".*integration/);
  });

  it('a product without a name', () => {
    lines(cartOf({...jacket, name: ' '}));
    expect(reported()).toMatch(/the line l-rj-moss-m without a name.*integration/);
  });
});
