import {moneyFromDecimal} from '@storefront-toolkit/types/cms';
import {isIntegrationError, toIsoDateTime} from '@storefront-toolkit/types/config';
import {fieldOf} from '@storefront-toolkit/integration-core';
import type {RawProduct as CommercetoolsProduct} from '@storefront-toolkit/integration-commercetools';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {fromBigCommerce, fromCommercetools, fromShopify} from './normalize-payloads.ts';
import bigcommerce from './payloads/bigcommerce.json';
import commercetools from './payloads/commercetools.json';
import shopify from './payloads/shopify.json';
import {normalizeRating} from './reviews/normalize-rating.ts';

// The pages' statements about the payloads, read from the payloads and the normalizers' results.

afterEach(() => vi.restoreAllMocks());

// The file has wide types: `string` where the vendor has a few words.
const commercetoolsRaw = commercetools as unknown as CommercetoolsProduct;
const products = [
  fromShopify(shopify),
  fromCommercetools(commercetoolsRaw),
  fromBigCommerce(bigcommerce),
];
const master = commercetools.masterVariant;
const firstEdge = bigcommerce.variants.edges[0]!.node;

describe('three payloads', () => {
  it('have a price each in their own form, and money in minor units at the end @claim-product.money', () => {
    expect(shopify.variants.nodes[0]?.price.amount).toBe('129.0');
    expect(master.price.value.centAmount).toBe(16125);
    expect(firstEdge.prices.price.value).toBe(129);
    for (const {pricing} of products) {
      expect(pricing.price).toEqual({amount: 12900, currency: 'EUR', exponent: 2});
    }
  });

  it('lower a price beside the old one, or inside of it @claim-product.lowered', () => {
    expect(shopify.variants.nodes[0]).toMatchObject({
      price: {amount: '129.0'},
      compareAtPrice: {amount: '161.25'},
    });
    expect(firstEdge.prices).toMatchObject({price: {value: 129}, basePrice: {value: 161.25}});
    expect(master.price.discounted.value.centAmount).toBe(12900);
    for (const {pricing} of products) expect(pricing.listPrice?.amount).toBe(16125);
  });

  it('have lists in three forms @claim-product.lists', () => {
    expect(Array.isArray(shopify.variants.nodes)).toBe(true);
    expect(Array.isArray(commercetools.variants)).toBe(true);
    expect(commercetools.variants.map(({sku}) => sku)).not.toContain(master.sku);
    expect(bigcommerce.variants.edges.map((edge) => Object.keys(edge))).toContainEqual(['node']);
  });

  it('have one text, or one for each language @claim-product.languages', () => {
    expect([typeof shopify.title, typeof bigcommerce.name]).toEqual(['string', 'string']);
    expect(Object.keys(commercetools.name)).toContain('en');
    expect(products.map(({name}) => name)).toEqual(Array(3).fill(shopify.title));
  });

  it('have a slug, or an address that becomes one @claim-product.slugs', () => {
    expect(fromBigCommerce({...bigcommerce, path: '/outdoor/rain-jacket/'}).slug).toBe(
      'outdoor~rain-jacket',
    );
    expect(bigcommerce.path).toBe('/outdoor/rain-jacket/');
    expect(products.map(({slug}) => slug)).toEqual([
      shopify.handle,
      commercetools.slug.en,
      'outdoor~rain-jacket',
    ]);
  });

  it('tell stock in their own field, and the best variant decides @claim-product.stock', () => {
    expect(shopify.variants.nodes[0]).toHaveProperty('availableForSale');
    expect(master.availability).toHaveProperty('isOnStock');
    expect(firstEdge.inventory).toHaveProperty('isInStock');
    for (const {availability, variants} of products) {
      expect(variants.map((one) => one.availability.status)).toContain('out-of-stock');
      expect(availability.status).toBe('in-stock');
    }
  });

  it('lack different fields, which are left out @claim-product.left-out', () => {
    const [, fromTools, fromBig] = products;
    expect(fromBig).not.toHaveProperty('updatedAt', expect.anything());
    expect([fromBig?.image?.width, fromBig?.image?.height]).toEqual([undefined, undefined]);
    expect(fromTools?.brand).toBeUndefined();
  });
});

it('begins an error with the path that it is given @claim-product.path', () => {
  const raw = {...commercetoolsRaw, key: 5, id: 5} as unknown as CommercetoolsProduct;
  expect(() => fromCommercetools(raw)).toThrow(
    expect.objectContaining({path: expect.stringMatching(/^results\[0\]\./) as string}),
  );
});

it('reports what is left out @claim-product.report', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const [first, ...rest] = bigcommerce.variants.edges;
  const wrong = {node: {...first!.node, sku: 5}} as unknown as typeof first;
  const variants = {edges: [...rest, wrong!]};
  const {variants: left} = fromBigCommerce({...bigcommerce, variants});
  expect(left).toHaveLength(rest.length);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('sku'), expect.any(String));
});

it('makes no request, reads no clock, and returns the same for the same @claim-normalization.pure', () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  const clock = vi.spyOn(Date, 'now');
  const raw = {score_out_of_10: '9.2', total: 128};
  expect(normalizeRating(raw)).toEqual(normalizeRating(structuredClone(raw)));
  expect(fetched).not.toHaveBeenCalled();
  expect(clock).not.toHaveBeenCalled();
});

it('reads decimals exactly @claim-normalization.money', () => {
  expect(19.9 * 100).toBe(1989.9999999999998);
  expect(moneyFromDecimal('19.9', 'EUR').amount).toBe(1990);
});

it('reads moments with their time zone @claim-normalization.moments', () => {
  expect(toIsoDateTime('2026-03-09T14:30:00+01:00')).toBe('2026-03-09T13:30:00.000Z');
  expect(() => toIsoDateTime('2026-03-09T14:30:00')).toThrow(RangeError);
});

describe('the calls of a field @claim-normalization.calls', () => {
  const source = {vendor: 'reviews', kind: 'commerce', operation: 'getRating'} as const;
  const of = (value: unknown) => fieldOf(value, source, 'a');

  it('take what the table says', () => {
    expect([of('').text(), of('x').filledText()]).toEqual(['', 'x']);
    expect([of('').optionalText(), of(null).optionalText(), of('x').optionalText()]).toEqual([
      undefined,
      undefined,
      'x',
    ]);
    expect([of(1.5).number(), of(2).integer(), of(false).boolean()]).toEqual([1.5, 2, false]);
    expect(of('b').oneOf('a', 'b')).toBe('b');
    expect(of(['x']).list()[0]?.text()).toBe('x');
    expect(of({k: 'x'}).entries()[0]?.[1].text()).toBe('x');
    expect([of(null).given(), of(undefined).given()]).toEqual([undefined, undefined]);
    expect(of('2').read('a decimal', Number)).toBe(2);
  });

  it.each([
    ['text', () => of(1).text()],
    ['filledText', () => of(' ').filledText()],
    ['optionalText', () => of(1).optionalText()],
    ['number', () => of(NaN).number()],
    ['integer', () => of(1.5).integer()],
    ['boolean', () => of('true').boolean()],
    ['oneOf', () => of('c').oneOf('a', 'b')],
    ['list', () => of({}).list()],
    ['entries', () => of('x').entries()],
    ['fail', () => of(0).fail('a price above 0')],
  ])('%s throws on the rest', (_name, read) => {
    expect(read).toThrow(expect.objectContaining({type: 'invalid-response', path: 'a'}));
  });

  it('read keeps what the function threw', () => {
    const failing = () =>
      of('x').read('a decimal', () => {
        throw new RangeError('no');
      });
    expect(failing).toThrow(expect.objectContaining({cause: expect.any(RangeError) as unknown}));
  });
});

it('tells its errors from others @claim-normalization.guard', () => {
  const caught = (run: () => unknown): unknown => {
    try {
      return run();
    } catch (error) {
      return error;
    }
  };
  const wrong = caught(() => normalizeRating({total: 'many' as unknown as number}));
  expect(isIntegrationError(wrong)).toBe(true);
  expect(isIntegrationError(new Error('other'))).toBe(false);
});
