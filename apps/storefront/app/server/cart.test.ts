import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {marketOf} from '../markets.ts';
import {action} from '../routes/cart-change.ts';
import {currentCart} from './cart.ts';

const german = marketOf('de-DE')!;
const american = marketOf('en-US')!;

/** A browser that keeps cookies. */
class Browser {
  cookies = new Map<string, string>();

  keep(headers: Headers) {
    for (const line of headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (line.includes('Max-Age=0')) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }

  request(path: string, init: RequestInit = {}) {
    const Cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = {...(init.headers as Record<string, string>), Cookie};
    return new Request(`http://shop.example${path}`, {...init, headers});
  }

  async change(change: string, fields: Record<string, string>, headers = {}, market = 'de-DE') {
    const body = new URLSearchParams(fields);
    const request = this.request(`/${market}/cart/${change}`, {method: 'POST', body, headers});
    const answer = await action({
      request,
      params: {market, change},
    } as unknown as Parameters<typeof action>[0]);
    this.keep(answer.headers);
    return answer;
  }

  async cart(market = german) {
    const current = await currentCart(this.request('/cart'), market);
    this.keep(current.headers);
    return current;
  }
}

let browser: Browser;
beforeEach(() => {
  browser = new Browser();
});
afterEach(() => vi.restoreAllMocks());

test('there is no cart, and no cookie, before something is in it', async () => {
  const {cart, headers} = await browser.cart();
  expect(cart).toBeUndefined();
  expect([...headers]).toEqual([]);
});

test('a form adds, and leads to the cart; scripts cannot read its key @claim-storefront.forms @claim-storefront.cookie', async () => {
  const answer = await browser.change('add', {variantId: 'v-mug-cream', quantity: '2'});
  expect(answer.status).toBe(303);
  expect(answer.headers.get('Location')).toBe('/de-DE/cart');
  const [cookie = ''] = answer.headers.getSetCookie();
  expect(cookie).toMatch(/^cart=/);
  expect(cookie).toMatch(/HttpOnly/);
  expect(cookie).toMatch(/SameSite=Lax/);
  expect((await browser.cart()).cart).toMatchObject({totalQuantity: 2, currency: 'EUR'});
});

test('the cart moves with the market, once', async () => {
  await browser.change('add', {variantId: 'v-mug-cream', quantity: '1'});
  const moved = await browser.cart(american);
  expect(moved.cart?.currency).toBe('USD');
  expect(moved.headers.getSetCookie()).toHaveLength(1);
  expect((await browser.cart(american)).headers.getSetCookie()).toEqual([]);
  expect((await browser.cart(german)).cart?.currency).toBe('EUR');
});

test('a refused code is told on the next page, once, and stays in the field @claim-storefront.refused-once', async () => {
  await browser.change('add', {variantId: 'v-mug-cream', quantity: '1'});
  await browser.change('apply-code', {code: 'NOPE'});
  const {cart, code} = await browser.cart();
  expect(code).toBe('NOPE');
  expect(cart?.messages).toMatchObject([{code: 'coupon-unknown'}]);
  expect((await browser.cart()).cart?.messages).toEqual([]);
});

test('a script gets the messages as JSON, and no page after it has them @claim-storefront.json', async () => {
  await browser.change('add', {variantId: 'v-mug-cream', quantity: '1'});
  const answer = await browser.change('apply-code', {code: 'NOPE'}, {Accept: 'application/json'});
  expect(await answer.json()).toMatchObject({messages: [{code: 'coupon-unknown'}]});
  expect((await browser.cart()).cart?.messages).toEqual([]);
});

test('a cart that has expired is forgotten, and the next one is new', async () => {
  await browser.change('add', {variantId: 'v-mug-cream', quantity: '1'});
  const kept = btoa(JSON.stringify({id: 'gone', market: 'de-DE'}));
  browser.cookies.set('cart', encodeURIComponent(kept));
  expect((await browser.cart()).cart).toBeUndefined();
  expect(browser.cookies.has('cart')).toBe(false);
  await browser.change('add', {variantId: 'v-mug-cream', quantity: '1'});
  expect((await browser.cart()).cart?.totalQuantity).toBe(1);
});

test.each(['x', '%', 'bnVsbA==', btoa('{"id":1}'), btoa('[]')])(
  'the cookie %s is as good as none',
  async (value) => {
    browser.cookies.set('cart', value);
    browser.cookies.set('cart-news', value);
    expect((await browser.cart()).cart).toBeUndefined();
  },
);

test.each(['constructor', 'empty', ''])('the change %j does not exist', async (change) => {
  await expect(browser.change(change, {})).rejects.toMatchObject({init: {status: 404}});
});

test('an unknown market does not exist', async () => {
  await expect(browser.change('add', {}, {}, 'fr-FR')).rejects.toMatchObject({
    init: {status: 404},
  });
});
