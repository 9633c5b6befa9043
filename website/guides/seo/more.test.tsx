import {products, rainJacket} from '@storefront-toolkit/fixtures/catalog';
import {moneyOf} from '@storefront-toolkit/types/cms';
import {renderToStaticMarkup} from 'react-dom/server';
import type {BreadcrumbList, Offer, Product, WithContext} from 'schema-dts';
import {describe, expect, it} from 'vitest';
import {breadcrumbJsonLd} from './breadcrumb-json-ld';
import {PageHead} from './PageHead';
import {productJsonLd} from './product-json-ld';
import {sitemap} from './sitemap';
import {sitemapEntries} from './sitemap-entries';

const origin = 'https://outdoor.example.com';
const store = {id: 'outdoor', name: 'Outdoor Example', origin};
const jsonOf = (data: unknown) => JSON.parse(JSON.stringify(data)) as Record<string, unknown>;

describe('the types of schema.org', () => {
  it('refuse a wrong type, a wrong property and a wrong word', () => {
    // @ts-expect-error There is no type "Ofer".
    const misspelled: Offer = {'@type': 'Ofer'};
    // @ts-expect-error An offer has no "prize".
    const unknown: Offer = {'@type': 'Offer', prize: '12'};
    // @ts-expect-error There is no such availability.
    const word: Offer = {'@type': 'Offer', availability: 'https://schema.org/Plenty'};
    // @ts-expect-error A list is no product.
    const other: WithContext<Product> = breadcrumbJsonLd([], origin);
    expect([misspelled, unknown, word, other]).toHaveLength(4);
  });
});

describe('productJsonLd', () => {
  it('describes every product of the shop with a name, images and a price', () => {
    for (const product of products) {
      const data = jsonOf(productJsonLd(product, `${origin}/products/${product.slug}`));
      const offers = data.offers as Record<string, unknown>;
      expect(data.name).toBe(product.name);
      expect(offers.priceCurrency).toBe('EUR');
      expect(Number(offers.price ?? offers.lowPrice)).toBeGreaterThan(0);
      expect(offers.availability).toMatch(/^https:\/\/schema\.org\/[A-Z]/);
    }
  });

  it('has a price for one, and a range for several', () => {
    const price = moneyOf(12900, 'EUR');
    const one = jsonOf(productJsonLd({...rainJacket, pricing: {price, tax: 'included'}}, origin));
    expect(one.offers).toMatchObject({'@type': 'Offer', price: '129.00'});
    const range = {min: price, max: moneyOf(14900, 'EUR')};
    const many = jsonOf(
      productJsonLd({...rainJacket, pricing: {price, range, tax: 'included'}}, origin),
    );
    expect(many.offers).toMatchObject({
      '@type': 'AggregateOffer',
      lowPrice: '129.00',
      highPrice: '149.00',
      offerCount: rainJacket.variants.length,
    });
  });

  it('says nothing of what is not known', () => {
    const {rating, brand, ...plain} = rainJacket;
    expect([rating, brand]).toBeDefined();
    const data = jsonOf(productJsonLd(plain, origin));
    expect(data).not.toHaveProperty('aggregateRating');
    expect(data).not.toHaveProperty('brand');
  });
});

it('counts the steps of a breadcrumb from 1, with absolute addresses', () => {
  const way = [
    {name: 'Home', path: '/'},
    {name: 'Jackets', path: '/categories/jackets'},
  ];
  const {itemListElement} = breadcrumbJsonLd(way, origin) as BreadcrumbList & {
    itemListElement: readonly object[];
  };
  expect(itemListElement).toEqual([
    {'@type': 'ListItem', position: 1, name: 'Home', item: `${origin}/`},
    {'@type': 'ListItem', position: 2, name: 'Jackets', item: `${origin}/categories/jackets`},
  ]);
});

it('keeps a page out of results, and names its languages', () => {
  const html = renderToStaticMarkup(
    <PageHead
      store={store}
      path="/sale"
      title="Sale"
      indexed={false}
      languages={{en: '/sale', de: '/de/sale'}}
    />,
  );
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).toContain(`hrefLang="de" href="${origin}/de/sale"`);
  expect(html).toContain('<title>Sale – Outdoor Example</title>');
});

describe('sitemap', () => {
  it('names languages, and refuses what search engines refuse', () => {
    const languages = {en: '/care', de: '/de/care'};
    expect(sitemap([{path: '/care', languages}], origin)).toContain(
      `<xhtml:link rel="alternate" hreflang="de" href="${origin}/de/care"/>`,
    );
    const many = Array.from({length: 50_001}, (_, index) => ({path: `/${index}`}));
    expect(() => sitemap(many, origin)).toThrow('50001 pages are more than');
  });

  it('lists pages, categories of all levels, and products under their own address', async () => {
    const entries = await sitemapEntries(
      {getSlugs: () => Promise.resolve(['', 'guides/care & repair'])},
      {
        getCategoryTree: () =>
          Promise.resolve([
            {
              id: '1',
              slug: 'outdoor',
              name: 'Outdoor',
              children: [{id: '2', slug: 'jackets', name: 'Jackets', children: []}],
            },
          ]),
      },
      [
        {slug: 'rain-jacket', seo: {indexed: true}, updatedAt: '2026-03-09T14:30:00.000Z'},
        {slug: 'hidden', seo: {indexed: false}},
        {slug: 'copy', seo: {indexed: true, canonicalSlug: 'rain-jacket'}},
      ],
      {locale: 'en', currency: 'EUR', preview: false, audiences: []},
      AbortSignal.timeout(1000),
    );
    expect(entries).toEqual([
      {path: '/'},
      {path: '/guides/care%20%26%20repair'},
      {path: '/categories/outdoor'},
      {path: '/categories/jackets'},
      {path: '/products/rain-jacket', updatedAt: '2026-03-09T14:30:00.000Z'},
    ]);
  });
});
