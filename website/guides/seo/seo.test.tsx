// #region test
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {jacket} from './jacket.ts';
import {JsonLd} from './JsonLd.tsx';
import {productJsonLd} from './product-json-ld.ts';
import {ProductHead} from './ProductHead.tsx';
import {sitemap} from './sitemap.ts';

const store = {id: 'outdoor', name: 'Outdoor Example', origin: 'https://outdoor.example.com'};
const url = `${store.origin}/products/rain-jacket`;

function parse(markup: string, type: DOMParserSupportedType = 'text/html') {
  const parsed = new DOMParser().parseFromString(markup, type);
  expect(parsed.querySelector('parsererror')).toBeNull();
  return parsed;
}

it('has one canonical address, without parameters', () => {
  const head = parse(renderToStaticMarkup(<ProductHead store={store} product={jacket} />));
  expect(head.querySelectorAll('link[rel=canonical]')).toHaveLength(1);
  expect(head.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(url);
  expect(head.querySelector('meta[name=robots]')).toBeNull();
});

it('says what Google requires of a product', () => {
  const data = {...productJsonLd(jacket, url), name: '</script><b>Rain jacket'};
  const page = parse(renderToStaticMarkup(<JsonLd data={data} />));
  expect(page.querySelector('b')).toBeNull();
  const said = JSON.parse(page.querySelector('script')?.textContent ?? '') as {image: string[]};
  expect(said.image[0]).toMatch(/^https:/);
  expect(said).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: '</script><b>Rain jacket',
    offers: {priceCurrency: 'EUR', availability: 'https://schema.org/InStock'},
  });
});

it('writes a sitemap that parsers accept', () => {
  const text = sitemap([{path: '/search?q=a&b=<c>'}, {path: '/', updatedAt: '2026-03-09'}], url);
  const locations = [...parse(text, 'application/xml').querySelectorAll('loc')];
  expect(locations.map(({textContent}) => textContent)).toEqual([
    'https://outdoor.example.com/search?q=a&b=%3Cc%3E',
    'https://outdoor.example.com/',
  ]);
});
// #endregion
