import {categories, products, rainJacket} from '@storefront-toolkit/fixtures/catalog';
import {homePage} from '@storefront-toolkit/fixtures/cms';
import type {Seo} from '@storefront-toolkit/types/catalog';
import {moneyOf} from '@storefront-toolkit/types/cms';
import {render} from '@testing-library/react';
import {renderToStaticMarkup} from 'react-dom/server';
import type {BreadcrumbList, Offer, Product, WithContext} from 'schema-dts';
import {describe, expect, it} from 'vitest';
import {breadcrumbJsonLd} from './breadcrumb-json-ld.ts';
import {JsonLd} from './JsonLd.tsx';
import {PageHead} from './PageHead.tsx';
import {productJsonLd} from './product-json-ld.ts';
import {productLanguages} from './product-languages.ts';
import {ProductHead} from './ProductHead.tsx';
import {sitemap} from './sitemap.ts';
import {sitemapEntries} from './sitemap-entries.ts';

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
    // @ts-expect-error A list isn't a product.
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

  it('takes the image of the tile where there is no gallery @claim-seo.images', () => {
    const image = {src: '/only.jpg', alt: '', width: 4, height: 5};
    const imagesOf = (product: typeof rainJacket) => jsonOf(productJsonLd(product, origin)).image;
    expect(imagesOf({...rainJacket, image})).toHaveLength(rainJacket.media.length);
    expect(imagesOf({...rainJacket, media: [], image})).toEqual([`${origin}/only.jpg`]);
    expect(imagesOf({...rainJacket, media: [], image: undefined})).toEqual([]);
  });

  it('says how many ratings there are, not how many reviews @claim-seo.rating-count', () => {
    const rating = {average: 4.5, count: 7};
    const {aggregateRating} = jsonOf(productJsonLd({...rainJacket, rating}, origin));
    expect(aggregateRating).toEqual({
      '@type': 'AggregateRating',
      ratingValue: 4.5,
      ratingCount: 7,
    });
  });

  it('says nothing of what is not known @claim-seo.unknown', () => {
    const {rating, brand, ...plain} = rainJacket;
    expect([rating, brand]).toBeDefined();
    const data = jsonOf(productJsonLd(plain, origin));
    expect(data).not.toHaveProperty('aggregateRating');
    expect(data).not.toHaveProperty('brand');
  });
});

describe('ProductHead', () => {
  const headOf = (seo: Partial<Seo>) => {
    const product = {...rainJacket, seo: {indexed: true, ...seo}};
    const markup = renderToStaticMarkup(<ProductHead store={store} product={product} />);
    return new DOMParser().parseFromString(markup, 'text/html');
  };
  const canonical = (head: Document) =>
    head.querySelector('link[rel=canonical]')?.getAttribute('href');
  const said = (head: Document, name: string) =>
    head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');

  it('says what the product says for search engines, else its name, text and image @claim-seo.fallbacks', () => {
    const image = {src: 'https://images.example.com/preview.jpg', alt: '', width: 4, height: 3};
    const own = headOf({title: 'Jackets', description: 'For rain.', image});
    expect(own.title).toBe('Jackets – Outdoor Example');
    expect(said(own, 'description')).toBe('For rain.');
    expect(said(own, 'og:image')).toBe(image.src);
    const plain = headOf({});
    expect(plain.title).toBe('Rain jacket – Outdoor Example');
    expect(said(plain, 'description')).toBe(rainJacket.description);
    expect(said(plain, 'og:image')).toBe(new URL(rainJacket.image!.src, origin).href);
  });

  it('names the main one of two slugs @claim-seo.main-slug', () => {
    expect(canonical(headOf({}))).toBe(`${origin}/products/rain-jacket`);
    expect(canonical(headOf({canonicalSlug: 'jacket'}))).toBe(`${origin}/products/jacket`);
  });

  it('has one address with the origin of the store, whatever was asked for @claim-seo.no-parameters @claim-seo.absolute', () => {
    window.history.replaceState(null, '', '/products/rain-jacket?sku=RJ-1&utm_source=mail');
    expect(window.location.origin).not.toBe(origin);
    expect(canonical(headOf({}))).toBe(`${origin}/products/rain-jacket`);
    window.history.replaceState(null, '', '/');
  });
});

it('has what search engines read on each product and category @claim-seo.contracts', () => {
  for (const {seo} of [...products, ...categories]) expect(typeof seo.indexed).toBe('boolean');
  expect(homePage).toMatchObject({title: expect.any(String) as string, indexed: true});
});

it('puts its elements into the head of the document @claim-seo.head', () => {
  render(<PageHead store={store} path="/sale" title="Sale" description="Less." indexed />);
  expect(document.title).toBe('Sale – Outdoor Example');
  for (const selector of ['link[rel=canonical]', 'meta[name=description]']) {
    expect(document.head.querySelector(selector)).not.toBeNull();
    expect(document.body.querySelector(selector)).toBeNull();
  }
});

it('escapes what would end the element @claim-seo.escaped', () => {
  const data = {...productJsonLd(rainJacket, origin), name: '</script><b>Rain jacket'};
  const markup = renderToStaticMarkup(<JsonLd data={data} />);
  expect(markup.match(/</g)).toHaveLength(2);
  document.body.innerHTML = markup;
  expect(document.body.children).toHaveLength(1);
  expect(JSON.parse(document.body.textContent)).toMatchObject({name: data.name});
});

it('counts the steps of a breadcrumb from 1, with absolute addresses @claim-seo.breadcrumb', () => {
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

it('keeps a page out of results, and names its languages @claim-seo.languages', () => {
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

it('lists a product in the languages that have it @claim-seo.product-languages', async () => {
  const catalog = {
    getLocalizedSlugs: () => Promise.resolve({'en-IE': 'mug & plate', 'de-DE': 'becher'}),
  };
  const context = {locale: 'en-IE', currency: 'EUR', preview: false, audiences: []} as const;
  const {signal} = new AbortController();
  expect(await productLanguages(catalog, 'p-1', context, signal)).toEqual({
    'en-IE': '/products/mug%20%26%20plate',
    'de-DE': '/de/products/becher',
  });
});

describe('sitemap', () => {
  it('names languages, and refuses what search engines refuse @claim-seo.largest', () => {
    const languages = {en: '/care', de: '/de/care'};
    expect(sitemap([{path: '/care', languages}], origin)).toContain(
      `<xhtml:link rel="alternate" hreflang="de" href="${origin}/de/care"/>`,
    );
    const many = Array.from({length: 50_001}, (_, index) => ({path: `/${index}`}));
    expect(() => sitemap(many, origin)).toThrow('50001 pages are more than');
  });

  it('lists pages, categories of all levels, and products under their own address @claim-seo.entries', async () => {
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
