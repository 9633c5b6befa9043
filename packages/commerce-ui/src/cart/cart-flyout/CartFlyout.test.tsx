import {
  CartFlyout,
  CartFlyoutDataAttributes,
  type CartFlyoutProps,
} from '@storefront-toolkit/commerce-ui/cart/cart-flyout';
import {emptyCart, estimatedCart} from '@storefront-toolkit/fixtures/cart';
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {afterEach, beforeEach, describe, expect, it, type MockInstance, vi} from 'vitest';
import {describeConformance} from '../../../../../tests/lib/conformance.tsx';
import {installNativeOverlays} from '../../../../../tests/lib/native-overlays.ts';

installNativeOverlays();

const flyout = (props: Partial<CartFlyoutProps> = {}) => (
  <CartFlyout cart={estimatedCart} locale="en-IE" cartHref="/cart" {...props}>
    {props.children ?? <a href="/p/mug">Enamel mug</a>}
  </CartFlyout>
);
describeConformance('CartFlyout', flyout(), HTMLAnchorElement);

let errors: MockInstance<typeof console.error>;
beforeEach(() => {
  vi.useFakeTimers();
  errors = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.runAllTimers();
  cleanup();
  errors.mockRestore();
  vi.useRealTimers();
  document.body.innerHTML = '';
});

const trigger = () => screen.getByRole('button', {name: /^Cart/});
const dialog = () => document.querySelector('dialog')!;
const heardTexts = () => {
  act(() => void vi.advanceTimersByTime(1000));
  return [...document.querySelectorAll('[aria-live] > div')].map(({textContent}) => textContent);
};

describe('CartFlyout', () => {
  it('is served as a link to the cart page, without the content @claim-cart-flyout.no-script', () => {
    const served = document.createElement('div');
    served.innerHTML = renderToString(flyout());
    const link = served.querySelector('a')!;
    expect(link.getAttribute('href')).toBe('/cart');
    expect(link.hasAttribute('role')).toBe(false);
    expect(link.hasAttribute('aria-expanded')).toBe(false);
    expect(served.textContent).not.toContain('Enamel mug');
  });

  it('opens by its trigger, and is named by its heading', () => {
    const onOpenChange = vi.fn();
    render(flyout({onOpenChange}));
    expect(trigger().getAttribute('aria-haspopup')).toBe('dialog');
    expect(trigger().getAttribute('aria-controls')).toBe(dialog().id);
    expect(fireEvent.click(trigger())).toBe(false);
    expect(dialog().open).toBe(true);
    expect(screen.getByRole('dialog', {name: 'Your cart'})).toBe(dialog());
    expect(dialog().textContent).toContain('Enamel mug');
    expect(trigger().getAttribute('aria-expanded')).toBe('true');
    expect(trigger().hasAttribute(CartFlyoutDataAttributes.open)).toBe(true);
    fireEvent.click(screen.getByRole('button', {name: 'Close the cart'}));
    expect(dialog().open).toBe(false);
    expect(onOpenChange.mock.calls).toEqual([[true], [false]]);
    expect(dialog().textContent).toContain('Enamel mug');
    expect(errors).not.toHaveBeenCalled();
  });

  it.each([{ctrlKey: true}, {metaKey: true}, {shiftKey: true}])(
    'leaves a click with %o to the browser @claim-cart-flyout.new-tab',
    (key) => {
      render(flyout());
      const stop = (event: Event) => {
        expect(event.defaultPrevented).toBe(false);
        event.preventDefault();
      };
      document.addEventListener('click', stop, {once: true});
      fireEvent.click(trigger(), key);
      expect(dialog().open).toBe(false);
    },
  );

  it('opens by Space, and leaves out what your own handlers prevent', () => {
    const prevent = (event: {preventDefault: () => void}) => event.preventDefault();
    const {rerender} = render(flyout({onClick: prevent, onKeyDown: prevent}));
    fireEvent.click(trigger());
    fireEvent.keyDown(trigger(), {key: ' '});
    expect(dialog().open).toBe(false);
    rerender(flyout());
    fireEvent.keyDown(trigger(), {key: 'a'});
    expect(dialog().open).toBe(false);
    fireEvent.keyDown(trigger(), {key: ' '});
    expect(dialog().open).toBe(true);
  });

  it('does what `open` says @claim-cart-flyout.controlled', () => {
    const onOpenChange = vi.fn();
    const {rerender} = render(flyout({open: false, onOpenChange}));
    fireEvent.click(trigger());
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(true);
    expect(dialog().open).toBe(false);
    rerender(flyout({open: true, onOpenChange}));
    expect(dialog().open).toBe(true);
  });

  it('closes when a link in it is followed here @claim-cart-flyout.follow', () => {
    render(flyout());
    fireEvent.click(trigger());
    const stop = (event: Event) => event.preventDefault();
    document.addEventListener('click', stop);
    const link = screen.getByRole('link', {name: 'Enamel mug'});
    fireEvent.click(link, {ctrlKey: true});
    expect(dialog().open).toBe(true);
    fireEvent.click(screen.getByRole('heading', {name: 'Your cart'}));
    expect(dialog().open).toBe(true);
    fireEvent.click(link);
    expect(dialog().open).toBe(false);
    document.removeEventListener('click', stop);
  });

  it.each([
    [0, 'Cart, 0 items'],
    [1, 'Cart, 1 item'],
    [1200, 'Cart, 1,200 items'],
  ])('says the count of %i as "%s" @claim-cart-flyout.name', (totalQuantity, name) => {
    render(flyout({cart: {...estimatedCart, totalQuantity}}));
    expect(trigger().textContent).toContain(name);
    expect(screen.getByRole('button', {name})).toBeTruthy();
  });

  it('announces another count once, and not the first one @claim-cart-flyout.announced', () => {
    const {rerender} = render(flyout());
    expect(heardTexts()).toEqual([]);
    for (const totalQuantity of [5, 6, 7]) {
      rerender(flyout({cart: {...estimatedCart, totalQuantity}}));
    }
    rerender(flyout({cart: {...estimatedCart, totalQuantity: 7}}));
    expect(heardTexts()).toEqual(['Cart, 7 items']);
    rerender(flyout({cart: {...estimatedCart, totalQuantity: 7, messages: []}}));
    expect(heardTexts()).toEqual(['Cart, 7 items']);
  });

  it('announces the count of a cart that arrives only while it is open @claim-cart-flyout.arrival', () => {
    const {rerender} = render(flyout({cart: undefined}));
    rerender(flyout());
    expect(heardTexts()).toEqual([]);
    cleanup();
    const next = render(flyout({cart: undefined, open: true}));
    next.rerender(flyout({open: true}));
    expect(heardTexts()).toEqual(['Cart, 4 items']);
  });

  it('says that it is loading, in place of the items @claim-cart-flyout.loading', () => {
    const {rerender} = render(flyout({cart: undefined, summary: 'Sum', notice: 'Free'}));
    expect(screen.getByRole('button', {name: 'Cart'})).toBe(trigger());
    expect(trigger().hasAttribute(CartFlyoutDataAttributes.loading)).toBe(true);
    fireEvent.click(trigger());
    const description = document.getElementById(dialog().getAttribute('aria-describedby')!);
    expect(description?.textContent).toBe('Your cart is loading');
    expect(dialog().querySelector('[aria-busy=true]')).toBeTruthy();
    expect(dialog().textContent).not.toMatch(/Enamel mug|Sum|Free/);
    rerender(flyout({summary: 'Sum', notice: 'Free'}));
    expect(dialog().querySelector('[aria-busy]')).toBeNull();
    expect(dialog().textContent).toMatch(/Free.*Enamel mug.*Sum.*View cart/);
    expect(trigger().hasAttribute(CartFlyoutDataAttributes.loading)).toBe(false);
  });

  it('leaves out notice and summary while nothing is in the cart @claim-cart-flyout.empty', () => {
    render(flyout({cart: emptyCart, summary: 'Sum', notice: 'Free', open: true}));
    expect(dialog().textContent).not.toMatch(/Sum|Free/);
    expect(dialog().textContent).toContain('Enamel mug');
    expect(trigger().hasAttribute(CartFlyoutDataAttributes.empty)).toBe(true);
  });

  it('is in other words', () => {
    const labels = {trigger: 'Panier', count: {other: 'Panier, {count} articles'}, title: 'Panier'};
    render(flyout({labels, locale: 'fr-FR', open: true}));
    expect(screen.getByRole('button', {name: 'Panier, 4 articles'}).textContent).toContain('4');
    expect(screen.getByRole('dialog', {name: 'Panier'})).toBeTruthy();
  });

  it('leads nowhere for an address that is unsafe, and reports it', () => {
    render(flyout({cartHref: 'javascript:alert(1)', open: true}));
    expect(trigger().getAttribute('href')).toBe('#');
    expect(screen.queryByRole('link', {name: 'View cart'})).toBeNull();
    expect(String(errors.mock.calls[0]?.[0])).toMatch(
      /^Storefront Toolkit: <CartFlyout> got the address "javascript:alert\(1\)".*Pass a path/,
    );
  });
});
