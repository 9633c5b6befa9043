import {describe, expect, it} from 'vitest';
import {normalizeCart, normalizeProduct, type RawCart, type RawVariant} from './index.ts';
import {rawCart, rawProduct, rawVariant} from './testing/fixtures.ts';

const source = {vendor: 'commercetools', kind: 'commerce', operation: 'getProduct'} as const;
const shared = {source, path: '', locales: ['de'], tax: 'included', options: []} as const;

type RawStock = RawVariant['availability'];

function stockOf(availability: RawStock, supplyChannels?: readonly string[]) {
  const raw = {...rawProduct, masterVariant: {...rawVariant, availability}};
  return normalizeProduct(raw, {...shared, currency: 'EUR', supplyChannels}).variants[0]
    .availability;
}

const entry = (availableQuantity: number) => ({
  id: `entry-${availableQuantity}`,
  version: 1,
  isOnStock: availableQuantity > 0,
  availableQuantity,
});

describe('stock', () => {
  it('does not matter where commercetools does not count it @claim-commercetools.stock-uncounted', () => {
    expect(stockOf(undefined)).toEqual({status: 'in-stock'});
    expect(stockOf({})).toEqual({status: 'in-stock'});
    expect(stockOf({channels: {}})).toEqual({status: 'in-stock'});
  });

  it('is out when every channel is empty @claim-commercetools.stock', () => {
    const channels = {a: entry(0), b: entry(0)};
    expect(stockOf({channels})).toEqual({status: 'out-of-stock'});
    expect(stockOf({...entry(0), channels})).toEqual({status: 'out-of-stock'});
    expect(stockOf(entry(0))).toEqual({status: 'out-of-stock'});
  });

  it('is that of all entries together @claim-commercetools.stock', () => {
    const channels = {a: entry(3), b: entry(0)};
    expect(stockOf({channels})).toEqual({status: 'in-stock', quantity: 3});
    expect(stockOf({...entry(4), channels})).toEqual({status: 'in-stock', quantity: 7});
    expect(stockOf({...entry(0), channels})).toEqual({status: 'in-stock', quantity: 3});
  });

  it('is that of the channels that the option names @claim-commercetools.stock-channels', () => {
    const stock = {...entry(4), channels: {a: entry(3), b: entry(0)}};
    expect(stockOf(stock, ['a', 'b'])).toEqual({status: 'in-stock', quantity: 3});
    expect(stockOf(stock, ['b'])).toEqual({status: 'out-of-stock'});
    expect(stockOf(stock, ['elsewhere'])).toEqual({status: 'out-of-stock'});
    expect(stockOf(entry(4), ['a'])).toEqual({status: 'out-of-stock'});
    expect(stockOf(undefined, ['a'])).toEqual({status: 'in-stock'});
  });

  it('is told by whichever of its figures there is', () => {
    expect(stockOf({availableQuantity: 0})).toEqual({status: 'out-of-stock'});
    expect(stockOf({availableQuantity: 2})).toEqual({status: 'in-stock', quantity: 2});
    expect(stockOf({isOnStock: true})).toEqual({status: 'in-stock'});
    expect(stockOf({isOnStock: true, channels: {a: entry(2)}})).toEqual({status: 'in-stock'});
  });

  it('of a line is that of its own channel @claim-commercetools.stock-line', () => {
    const [line] = rawCart.lineItems ?? [];
    const variant = {...rawVariant, availability: {channels: {'ch-1': entry(0), b: entry(5)}}};
    const read = (change: object) => {
      const raw = {...rawCart, lineItems: [{...line, variant, ...change}]} as RawCart;
      return normalizeCart(raw, {...shared, supplyChannels: ['b']}).lineItems[0]?.availability;
    };
    expect(read({})).toEqual({status: 'out-of-stock'});
    expect(read({supplyChannel: undefined})).toEqual({status: 'in-stock', quantity: 5});
  });
});
