import {
  CartSummary,
  CartSummaryDataAttributes,
} from '@storefront-toolkit/commerce-ui/cart/cart-summary';
import {
  carts,
  cartWithMessages,
  couponCart,
  emptyCart,
  estimatedCart,
  filledCart,
} from '@storefront-toolkit/fixtures/cart';
import type {Cart, CartMessage} from '@storefront-toolkit/types/cart';
import {cleanup, render, screen, within} from '@testing-library/react';
import {renderToStaticMarkup} from 'react-dom/server';
import {afterEach, beforeEach, describe, expect, it, type MockInstance, vi} from 'vitest';
import {describeConformance} from '../../../../../tests/lib/conformance.tsx';

describeConformance('CartSummary', <CartSummary cart={couponCart} locale="en-IE" />, HTMLElement);

let errors: MockInstance<typeof console.error>;
beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  errors.mockRestore();
});

const summary = (cart: Cart, props = {}) =>
  render(<CartSummary cart={cart} locale="en-IE" {...props} />).container.firstElementChild!;
const link = () => screen.queryByRole('link', {name: 'Check out'})?.getAttribute('href');

describe('CartSummary', () => {
  it('shows every cart of the shop without a complaint', () => {
    for (const cart of carts) {
      summary(cart, {checkoutHref: '/checkout'});
      expect(screen.getByRole('region', {name: 'Summary'})).toBeTruthy();
      cleanup();
    }
    expect(errors).not.toHaveBeenCalled();
  });

  it('is a region that its heading names @claim-cart-summary.region', () => {
    summary(filledCart, {headingLevel: 4, labels: {title: 'Your order'}});
    const region = screen.getByRole('region', {name: 'Your order'});
    expect(within(region).getByRole('heading', {level: 4, name: 'Your order'})).toBeTruthy();
    cleanup();
    summary(filledCart);
    expect(screen.getByRole('heading', {level: 2})).toBeTruthy();
  });

  it('shows the sums and the number of items', () => {
    const text = summary(filledCart).textContent;
    expect(text).toContain('4 items');
    expect(text).toContain('Shipping€4.95');
    cleanup();
    const one = {...filledCart, totalQuantity: 1};
    expect(summary(one).textContent).toContain('1 item');
    expect(summary(one).textContent).not.toContain('1 items');
    cleanup();
    const items = {one: '{count} rzecz', few: '{count} rzeczy', other: '{count} rzeczy.'};
    const many = {...filledCart, totalQuantity: 1003};
    expect(summary(many, {locale: 'pl-PL', labels: {items}}).textContent).toMatch(
      /1\s?003 rzeczy[^.]/,
    );
  });

  it('says that the total can change while it is estimated', () => {
    const note = 'The total can change until you place your order.';
    expect(summary(estimatedCart).textContent).toContain(note);
    cleanup();
    expect(summary(filledCart).textContent).not.toContain(note);
  });

  it('leads to your checkout, or to that of the vendor, or has no link @claim-cart-summary.address', () => {
    const hosted = {...filledCart, checkoutUrl: 'https://vendor.example/pay'};
    summary(hosted);
    expect(link()).toBe('https://vendor.example/pay');
    cleanup();
    summary(hosted, {checkoutHref: '/checkout'});
    expect(link()).toBe('/checkout');
    cleanup();
    expect(summary(filledCart).hasAttribute(CartSummaryDataAttributes.blocked)).toBe(false);
    expect(link()).toBeUndefined();
    expect(errors).not.toHaveBeenCalled();
  });

  it('says why a cart can not be checked out, instead of a link @claim-cart-summary.blocked', () => {
    const message = (level: CartMessage['level'], text: string): CartMessage => {
      return {level, code: 'other', text};
    };
    const messages = [message('error', 'No delivery.'), message('warning', 'Few left.')];
    const blocked = summary({...filledCart, messages}, {checkoutHref: '/checkout'});
    expect(link()).toBeUndefined();
    expect(blocked.hasAttribute(CartSummaryDataAttributes.blocked)).toBe(true);
    expect(blocked.textContent).toContain('Before you can check out:No delivery.');
    expect(blocked.textContent).not.toContain('Few left.');
    cleanup();
    summary({...filledCart, messages: messages.slice(1)}, {checkoutHref: '/checkout'});
    expect(link()).toBe('/checkout');
  });

  it('keeps the link when the store did not take a code @claim-cart-summary.codes', () => {
    const text = "We don't know this code.";
    const codes = ['coupon-unknown', 'gift-card-refused'] as const;
    const messages = codes.map((code): CartMessage => ({level: 'error', code, text}));
    const element = summary({...filledCart, messages}, {checkoutHref: '/checkout'});
    expect(element.textContent).not.toContain(text);
    expect(link()).toBe('/checkout');
  });

  it('has no link while nothing is in the cart @claim-cart-summary.blocked', () => {
    const {messages} = cartWithMessages;
    const empty = summary({...emptyCart, messages}, {checkoutHref: '/checkout'});
    expect(link()).toBeUndefined();
    expect(empty.textContent).toContain('Add an item to your cart to check out.');
    cleanup();
    const [line] = filledCart.lineItems;
    const certificate = {
      id: 'c',
      kind: 'gift-certificate',
      name: 'Gift certificate',
      quantity: 1,
      unitPrice: line!.total,
      subtotal: line!.total,
      total: line!.total,
      promotions: [],
    } as const;
    summary({...emptyCart, customLineItems: [certificate]}, {checkoutHref: '/checkout'});
    expect(link()).toBe('/checkout');
  });

  it('has your content between the sums and the link @claim-cart-summary.order', () => {
    const region = summary(filledCart, {checkoutHref: '/checkout', children: <b>Codes</b>});
    expect([...region.children].map(({tagName}) => tagName)).toEqual(['DIV', 'DL', 'B', 'A']);
  });

  it('is the same from a server, without a client component @claim-cart-summary.server', () => {
    const html = renderToStaticMarkup(
      <CartSummary cart={filledCart} locale="en-IE" checkoutHref="/c" />,
    );
    expect(html).toContain('href="/c"');
    expect(html).not.toContain('<script');
  });

  it('reports an address that is not safe, and leaves out the link', () => {
    summary({...filledCart, checkoutUrl: 'javascript:pay()'});
    expect(link()).toBeUndefined();
    expect(String(errors.mock.calls[0]?.[0])).toMatch(
      /^Storefront Toolkit: <CartSummary> got the address "javascript:pay\(\)".*Pass a path or an `https:` URL/,
    );
  });
});
