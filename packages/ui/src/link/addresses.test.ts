import {moneyOf, type StorefrontLink} from '@storefront-toolkit/types/cms';
import fc from 'fast-check';
import {afterEach, beforeEach, describe, expect, it, type MockInstance, vi} from 'vitest';
import {createHrefOf, linkAttributes, safeHref} from '@storefront-toolkit/ui/link';
import {hostileAddresses} from '../../../../tests/lib/hostile.ts';

const product: StorefrontLink = {type: 'Product', slug: 'rain-jacket'};
const url = (address: string, newTab = false): StorefrontLink => ({
  type: 'Url',
  url: address,
  newTab,
});

let errors: MockInstance<typeof console.error>;
beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => errors.mockRestore());

describe('createHrefOf', () => {
  const cases: [StorefrontLink, string][] = [
    [{type: 'Home'}, '/'],
    [{type: 'Page', slug: 'guides/care'}, '/guides/care'],
    [{type: 'Page', slug: 'guides/care', fragment: 'zippers'}, '/guides/care#zippers'],
    [product, '/products/rain-jacket'],
    [
      {type: 'Product', slug: 'rain-jacket', sku: 'RJ-BLUE-M'},
      '/products/rain-jacket?sku=RJ-BLUE-M',
    ],
    [{type: 'SearchResults'}, '/search'],
    [{type: 'SearchResults', term: 'wool & silk'}, '/search?q=wool%20%26%20silk'],
    [{type: 'SearchResults', category: 'jackets', term: 'rain'}, '/categories/jackets?q=rain'],
    [
      {
        type: 'SearchResults',
        category: 'jackets',
        selections: [
          {type: 'values', key: 'color', values: ['blue', 'green']},
          {type: 'boolean', key: 'waterproof'},
          {type: 'range', key: 'weight', max: 500},
          {type: 'price', key: 'price', min: moneyOf(5000, 'EUR'), max: moneyOf(11_999, 'EUR')},
        ],
      },
      '/categories/jackets?color=blue&color=green&waterproof=true&weight=..500&price=50..119.99',
    ],
    [{type: 'OrderConfirmation', orderId: 'order-1001'}, '/orders/order-1001/confirmation'],
    [url('https://example.com/chart.pdf'), 'https://example.com/chart.pdf'],
    [url('javascript:alert(1)'), ''],
  ];

  it.each(cases)('writes %j as %s', (link, href) => {
    expect(createHrefOf()(link)).toBe(href);
  });

  it('puts the prefix before the addresses of the store alone', () => {
    const hrefOf = createHrefOf({prefix: '/en'});
    expect(hrefOf({type: 'Home'})).toBe('/en/');
    expect(hrefOf(product)).toBe('/en/products/rain-jacket');
    expect(hrefOf(url('mailto:help@shop.example'))).toBe('mailto:help@shop.example');
  });

  it('takes the routes of the store, one by one', () => {
    const hrefOf = createHrefOf({prefix: '/en', routes: {Product: ({slug}) => `/p/${slug}`}});
    expect(hrefOf(product)).toBe('/en/p/rain-jacket');
    expect(hrefOf({type: 'Page', slug: 'terms'})).toBe('/en/terms');
  });

  it.each(['Wishlist', '__proto__', 'constructor'])(
    'gives the unknown kind %s no address',
    (type) => {
      expect(createHrefOf()({type} as unknown as StorefrontLink)).toBe('');
    },
  );

  it('never leads out of the store, whatever the content holds', () => {
    const text = fc.oneof(
      fc.string({unit: 'binary'}),
      fc.constantFrom(
        '//evil.example',
        '\\\\evil.example',
        '../..',
        '/\\evil',
        '?x',
        '#x',
        ...hostileAddresses,
      ),
    );
    const link: fc.Arbitrary<StorefrontLink> = fc.oneof(
      fc.record({type: fc.constant('Page' as const), slug: text, fragment: text}),
      fc.record({type: fc.constant('Product' as const), slug: text, sku: text}),
      fc.record({type: fc.constant('SearchResults' as const), term: text, category: text}),
      fc.record({type: fc.constant('OrderConfirmation' as const), orderId: text}),
    );
    fc.assert(
      fc.property(link, fc.constantFrom('', '/en'), (one, prefix) => {
        const href = createHrefOf({prefix})(one);
        const {origin, pathname} = new URL(href, 'https://shop.example');
        return (
          safeHref(href) === href &&
          origin === 'https://shop.example' &&
          pathname.startsWith(`${prefix}/`)
        );
      }),
      {numRuns: 300},
    );
  }, 30_000);
});

describe('safeHref', () => {
  it.each(hostileAddresses)('refuses %j', (address) => {
    expect(safeHref(address)).toBeUndefined();
  });

  it.each([
    '/',
    '/guides/care?x=1#zippers',
    'guides/care',
    '#javascript:alert(1)',
    '/javascript:alert(1)',
    'https://example.com/',
    'HTTPS://example.com/',
    'http://localhost:3000/',
    'mailto:help@shop.example',
    'tel:+49301234567',
  ])('keeps %s', (address) => {
    expect(safeHref(address)).toBe(address);
  });

  it.each([undefined, '', 'https://', 'http://[', '//'])(
    'refuses %j, which is no address',
    (address) => {
      expect(safeHref(address)).toBeUndefined();
    },
  );

  it('refuses a dangerous scheme in whatever disguise a browser reads through @claim-link.parser', () => {
    const filler = fc.string({unit: fc.constantFrom('\t', '\n', '\r'), maxLength: 3});
    const before = fc.string({
      unit: fc.integer({min: 0, max: 0x20}).map((code) => String.fromCodePoint(code)),
      maxLength: 4,
    });
    const disguised = (scheme: string) =>
      fc
        .tuple(
          before,
          ...scheme
            .split('')
            .map((letter) => fc.tuple(fc.constantFrom(letter, letter.toUpperCase()), filler)),
        )
        .map(([lead, ...letters]) => lead + letters.flat().join(''));
    fc.assert(
      fc.property(
        fc.oneof(...['javascript:', 'data:', 'vbscript:', 'blob:'].map(disguised)),
        fc.string(),
        (scheme, rest) => safeHref(scheme + rest) === undefined,
      ),
      {numRuns: 300},
    );
  }, 30_000);
});

describe('linkAttributes', () => {
  it.each<[StorefrontLink, object]>([
    [product, {href: '/products/rain-jacket'}],
    [url('https://example.com/'), {href: 'https://example.com/', rel: 'external'}],
    [
      url('https://example.com/', true),
      {href: 'https://example.com/', target: '_blank', rel: 'external noopener'},
    ],
    [url('mailto:help@shop.example', true), {href: 'mailto:help@shop.example'}],
    [url('tel:+49301234567', true), {href: 'tel:+49301234567'}],
    [url('javascript:alert(1)', true), {}],
  ])('of %j are %j', (link, attributes) => {
    expect(linkAttributes(link)).toEqual(attributes);
  });

  it('refuses what the resolver of the store lets through', () => {
    expect(linkAttributes(product, () => 'javascript:alert(1)')).toEqual({});
  });
});
