import {type CartSyncOptions, useCartSync} from '@storefront-toolkit/commerce-ui/cart/cart-sync';
import {estimatedCart} from '@storefront-toolkit/fixtures/cart';
import type {Cart} from '@storefront-toolkit/types/cart';
import type {IsoDateTime} from '@storefront-toolkit/types/config';
import {act, cleanup, render} from '@testing-library/react';
import {StrictMode} from 'react';
import {renderToString} from 'react-dom/server';
import {afterEach, beforeEach, describe, expect, it, type MockInstance, vi} from 'vitest';

/** A channel that reaches the others at once. */
class FakeChannel extends EventTarget {
  static readonly open = new Set<FakeChannel>();
  static sent: unknown[] = [];
  readonly name: string;

  constructor(name: string) {
    super();
    this.name = name;
    FakeChannel.open.add(this);
  }
  postMessage(data: unknown) {
    FakeChannel.sent.push(data);
    for (const one of FakeChannel.open) {
      if (one !== this && one.name === this.name) one.dispatchEvent(messageOf(data));
    }
  }
  close() {
    FakeChannel.open.delete(this);
  }
}
const messageOf = (data: unknown) => new MessageEvent('message', {data});

/** Takes the place of another tab. */
const otherTab = () => new FakeChannel('storefront-toolkit-cart');
const at = (second: number, more: Partial<Cart> = {}): Cart => ({
  ...estimatedCart,
  updatedAt: `2026-11-20T10:00:0${second}Z`,
  ...more,
});
function CartSync(options: CartSyncOptions) {
  useCartSync(options);
  return null;
}
const sync = (props: Partial<CartSyncOptions> = {}) => (
  <CartSync cart={at(1)} onStale={() => undefined} {...props} />
);
/** The message that a tab with this cart sends. */
function messageFor(cart: CartSyncOptions['cart']) {
  const before = FakeChannel.sent.length;
  sessionStorage.clear();
  const {unmount} = render(sync({cart, channel: 'elsewhere'}));
  unmount();
  return FakeChannel.sent.splice(before)[0];
}
const send = (cart: CartSyncOptions['cart']) => {
  const message = messageFor(cart);
  const tab = otherTab();
  act(() => tab.postMessage(message));
  FakeChannel.sent = [];
};

function setHidden(hidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}
function pageShow(persisted: boolean) {
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', {persisted})));
}
const heardTexts = () => {
  act(() => void vi.advanceTimersByTime(1000));
  return [...document.querySelectorAll('[aria-live] > div')].map(({textContent}) => textContent);
};

let errors: MockInstance<typeof console.error>;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('BroadcastChannel', FakeChannel);
  errors = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.runAllTimers();
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  FakeChannel.open.clear();
  FakeChannel.sent = [];
  sessionStorage.clear();
  document.body.innerHTML = '';
});

describe('useCartSync tells other tabs', () => {
  it('that the cart changed, without its key and its content @claim-cart-sync.message', () => {
    const {rerender} = render(sync());
    rerender(sync({cart: at(2, {totalQuantity: 9})}));
    expect(FakeChannel.sent).toHaveLength(2);
    expect(Object.keys(FakeChannel.sent[1] as object).sort()).toEqual(['at', 'cart', 'state']);
    expect(JSON.stringify(FakeChannel.sent)).not.toContain(estimatedCart.id);
    expect(errors).not.toHaveBeenCalled();
  });

  it('of the cart that a page loads with @claim-cart-sync.loaded', () => {
    render(sync());
    const onStale = vi.fn();
    render(sync({onStale}));
    render(sync({cart: at(2)}));
    expect(onStale).toHaveBeenCalledExactlyOnceWith('changed');
  });

  it('nothing of a cart that they know', () => {
    const {rerender} = render(sync());
    rerender(sync({cart: at(1)}));
    rerender(sync({cart: at(1), hiddenMinutes: 3}));
    rerender(sync({cart: undefined}));
    expect(FakeChannel.sent.length).toBeLessThanOrEqual(2);
    expect(new Set(FakeChannel.sent.map((one) => JSON.stringify(one))).size).toBe(1);
  });

  it('nothing of the cart that it got because of them, even if the vendor gives it a new date @claim-cart-sync.no-loop', () => {
    const {rerender} = render(sync());
    FakeChannel.sent = [];
    send(at(2, {totalQuantity: 9}));
    rerender(sync({cart: at(5, {totalQuantity: 9})}));
    expect(FakeChannel.sent).toEqual([]);
    rerender(sync({cart: at(6, {totalQuantity: 10})}));
    expect(FakeChannel.sent).toHaveLength(1);
  });

  it('nothing after a reload because of them @claim-cart-sync.no-loop', () => {
    const {unmount} = render(sync());
    send(at(2));
    unmount();
    render(sync({cart: at(5)}));
    expect(FakeChannel.sent).toEqual([]);
  });

  it('of a change that comes long after an answer that never came', () => {
    const {rerender} = render(sync());
    send(at(2));
    vi.advanceTimersByTime(10_001);
    rerender(sync({cart: at(3)}));
    expect(FakeChannel.sent).toHaveLength(1);
  });

  it('without storage', () => {
    const refuse = () => {
      throw new Error('denied');
    };
    vi.stubGlobal('sessionStorage', {setItem: refuse, getItem: refuse, clear: () => {}});
    const onStale = vi.fn();
    const {rerender} = render(sync({onStale}));
    send(at(2));
    expect(onStale).toHaveBeenCalledOnce();
    rerender(sync({onStale, cart: at(2)}));
    expect(FakeChannel.sent).toEqual([]);
    rerender(sync({onStale, cart: at(3)}));
    expect(FakeChannel.sent).toHaveLength(1);
  });
});

describe('useCartSync hears from other tabs', () => {
  const heard = (cart: CartSyncOptions['cart'], props: Partial<CartSyncOptions> = {}) => {
    const onStale = vi.fn();
    const {rerender, unmount} = render(sync({onStale, ...props}));
    send(cart);
    return {onStale, rerender, unmount};
  };

  it('that the cart changed, and announces it @claim-cart-sync.changed @claim-cart-sync.announced', () => {
    const {onStale} = heard(at(2));
    expect(onStale).toHaveBeenCalledExactlyOnceWith('changed');
    expect(heardTexts()).toEqual(['Your cart changed in another tab']);
    send(at(2));
    send(at(1));
    expect(onStale).toHaveBeenCalledOnce();
  });

  it('of two changes in the same second @claim-cart-sync.same-second', () => {
    const {onStale} = heard(at(1, {totalQuantity: 9}));
    expect(onStale).toHaveBeenCalledExactlyOnceWith('changed');
  });

  it('that there is another cart @claim-cart-sync.replaced', () => {
    const {onStale} = heard({...at(0), id: 'next'});
    expect(onStale).toHaveBeenCalledExactlyOnceWith('replaced');
    expect(heardTexts()).toEqual(['Your cart was replaced in another tab']);
  });

  it('that there is a cart, where there was none @claim-cart-sync.first-cart', () => {
    const {onStale} = heard(at(0), {cart: undefined});
    expect(onStale).toHaveBeenCalledExactlyOnceWith('changed');
  });

  it('nothing of its own, of the same cart, of older states, and of other scripts', () => {
    const {onStale} = heard(at(1));
    send(at(0));
    for (const data of [null, 'text', {cart: 1}, {cart: '1', at: 2, state: 3}]) {
      act(() => otherTab().postMessage(data));
    }
    expect(onStale).not.toHaveBeenCalled();
  });

  it('nothing of another channel @claim-cart-sync.channel', () => {
    const {onStale} = heard(at(2), {channel: 'other-store'});
    expect(onStale).not.toHaveBeenCalled();
  });

  it('nothing once it has left the page', () => {
    const {onStale, unmount} = heard(at(1));
    unmount();
    send(at(2));
    setHidden(true);
    vi.setSystemTime(Date.now() + 3_600_000);
    setHidden(false);
    expect(onStale).not.toHaveBeenCalled();
    expect(FakeChannel.open.size).toBeLessThanOrEqual(2);
  });

  it('in other words, by the newest function', () => {
    const onStale = vi.fn();
    const {rerender} = render(<StrictMode>{sync()}</StrictMode>);
    rerender(<StrictMode>{sync({onStale, labels: {changed: 'Neu'}})}</StrictMode>);
    send(at(2));
    expect(onStale).toHaveBeenCalledOnce();
    expect(heardTexts()).toEqual(['Neu']);
  });

  it('while it is hidden: once it is shown, and once @claim-cart-sync.when-shown', () => {
    const onStale = vi.fn();
    render(sync({onStale}));
    setHidden(true);
    for (const second of [2, 3, 4]) send(at(second));
    expect(onStale).not.toHaveBeenCalled();
    expect(heardTexts()).toEqual([]);
    vi.setSystemTime(Date.now() + 3_600_000);
    setHidden(false);
    expect(onStale).toHaveBeenCalledExactlyOnceWith('changed');
    expect(heardTexts()).toEqual(['Your cart changed in another tab']);
  });
});

describe('useCartSync in the life of a page', () => {
  it('calls back for a page from the back/forward cache, and says nothing @claim-cart-sync.restored', () => {
    const onStale = vi.fn();
    render(sync({onStale, hiddenMinutes: 0}));
    pageShow(false);
    expect(onStale).not.toHaveBeenCalled();
    act(() => void window.dispatchEvent(new PageTransitionEvent('pagehide')));
    expect(FakeChannel.open.size).toBe(0);
    setHidden(true);
    setHidden(false);
    pageShow(true);
    expect(onStale).toHaveBeenCalledExactlyOnceWith('restored');
    expect(heardTexts()).toEqual([]);
    send(at(2));
    expect(onStale).toHaveBeenLastCalledWith('changed');
  });

  it.each([
    [undefined, 9.9, 0],
    [undefined, 10, 1],
    [2, 2, 1],
    [0, 0, 1],
    [Infinity, 10_000, 0],
  ])(
    'calls back, with hiddenMinutes %s, after %s minutes: %i times @claim-cart-sync.hidden',
    (hiddenMinutes, minutes, calls) => {
      const onStale = vi.fn();
      render(sync({onStale, hiddenMinutes}));
      setHidden(true);
      vi.setSystemTime(Date.now() + minutes * 60_000);
      setHidden(false);
      expect(onStale).toHaveBeenCalledTimes(calls);
      if (calls > 0) expect(onStale).toHaveBeenCalledWith('hidden');
      expect(heardTexts()).toEqual([]);
    },
  );

  it('does without BroadcastChannel @claim-cart-sync.no-channel', () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const onStale = vi.fn();
    render(sync({onStale, hiddenMinutes: 0}));
    setHidden(true);
    setHidden(false);
    pageShow(true);
    expect(onStale.mock.calls).toEqual([['hidden'], ['restored']]);
  });

  it('renders nothing, and does nothing on the server @claim-cart-sync.server', () => {
    expect(renderToString(sync())).toBe('');
    expect(FakeChannel.sent).toEqual([]);
  });

  it.each([
    [{hiddenMinutes: -1}, /got -1 for `hiddenMinutes`.*Pass minutes/],
    [{hiddenMinutes: NaN}, /got NaN for `hiddenMinutes`/],
    [
      {cart: {...estimatedCart, updatedAt: 'soon' as IsoDateTime}},
      /"soon" as `updatedAt`, which isn't a date/,
    ],
  ])('reports %o', (props, text) => {
    render(sync(props));
    expect(String(errors.mock.calls[0]?.[0])).toMatch(/^Storefront Toolkit: <useCartSync> got /);
    expect(String(errors.mock.calls[0]?.[0])).toMatch(text);
  });
});
