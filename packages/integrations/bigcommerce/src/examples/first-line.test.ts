import {afterEach, expect, it, vi} from 'vitest';
import {rawBasket} from '../testing/fixtures.ts';
import {createBigCommerce} from './client.ts';
import {bigCommerceConfig} from './config.ts';
import {putIntoCart} from './first-line.ts';

const context = {locale: 'de-DE', currency: 'EUR', preview: false, audiences: []} as const;

afterEach(() => vi.unstubAllGlobals());

it('tells the key of the cart that the first line has made @claim-bigcommerce.cart-key', async () => {
  const made = {area: {change: {cart: {entityId: rawBasket.cart?.entityId}}}};
  const site = {...rawBasket, product: {entityId: 1}};
  vi.stubGlobal('fetch', (_address: string, {body}: {body: string}) =>
    Promise.resolve(Response.json({data: body.includes('mutation') ? made : {site}})),
  );
  const {cart: carts} = createBigCommerce(bigCommerceConfig({}));
  const signal = AbortSignal.timeout(1000);
  const {cart, cookie} = await putIntoCart(carts, undefined, '11', context, signal);
  expect(cookie).toBe(rawBasket.cart?.entityId);
  expect(cart.totalQuantity).toBe(2);
});
