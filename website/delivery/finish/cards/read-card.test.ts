import {parse} from 'parse5';
import {expect, it} from 'vitest';
import {elementsIn} from '../elements';
import {altOf} from './card';
import {readCard} from './read-card';

const page = (content: string, head = '<meta name="description" content="Buttons for actions.">') =>
  elementsIn(parse(`<html><head>${head}</head><body>${content}</body></html>`));

const inArea = (content: string, area = 'UI') =>
  page(`<div data-search="page" data-search-area="${area}"><h1>Button</h1>${content}</div>`);

it('reads what a component proves, and counts what is on the page', () => {
  const card = readCard(
    inArea(`
      <div data-example="button/one"></div><div data-example="button/two"></div>
      <h2 id="keyboard">Keyboard</h2>
      <table><thead><tr><th>Key</th></tr></thead><tbody><tr><td>Tab</td></tr><tr><td>Enter</td></tr></tbody></table>
      <h2 id="states">States</h2><table><tbody><tr><td>loading</td></tr></tbody></table>
      <h2 id="server-and-size">Server and size</h2>
      <dl><dt>Runs on</dt><dd><span>Server</span></dd><dt>JavaScript, gzip</dt><dd>2.0 kB</dd><dt>CSS, gzip</dt><dd>1 kB</dd></dl>
      <h2 id="source">Source</h2><dl><dt>Path</dt><dd>x</dd></dl>`),
  );
  expect(card).toEqual({
    title: 'Button',
    area: 'UI',
    description: 'Buttons for actions.',
    facts: [
      {label: 'Runs on', value: 'Server'},
      {label: 'JavaScript, gzip', value: '2.0 kB'},
      {label: 'Tested keys', value: '2'},
      {label: 'Live examples', value: '2'},
    ],
  });
  expect(altOf(card!)).toBe(
    'UI: Button. Runs on: Server. JavaScript, gzip: 2.0 kB. Tested keys: 2. Live examples: 2',
  );
});

const head = (...names: string[]) =>
  `<th><code>Cart</code></th>${names.map((one) => `<th>${one}</th>`).join('')}`;

it.each([
  [['BigCommerce', 'Shopify'], 'BigCommerce, Shopify'],
  [['A', 'B', 'C', 'D', 'E'], '5 vendors'],
])('names the vendors that fill a type, or counts them: %s', (names, value) => {
  const table = `<h2 id="vendors">Vendors</h2><table><thead><tr>${head(...names)}</tr></thead></table>`;
  expect(readCard(inArea(table, 'Types › Cart'))!.facts).toEqual([{label: 'Filled by', value}]);
});

it('names the contracts that a vendor covers', () => {
  const row = (name: string, covered: string) =>
    `<tr><td><code>${name}</code></td><td>${covered}</td><td>maker</td></tr>`;
  const table = `<h2 id="contracts">Contracts</h2><table><tbody>
    ${row('CatalogIntegration', 'Yes')}${row('OMS', 'No')}${row('SearchIntegration', 'Yes')}</tbody></table>`;
  expect(readCard(inArea(table, 'Vendors'))!.facts).toEqual([
    {label: 'Contracts', value: 'Catalog, Search'},
  ]);
});

it('has no facts for a page that proves none, nor keys for one that is no component', () => {
  const guide =
    '<h2 id="keyboard">Keyboard</h2><table><tbody><tr><td>Tab</td></tr></tbody></table>';
  expect(readCard(inArea(guide, 'Guides'))).toMatchObject({area: 'Guides', facts: []});
});

it.each([
  ['an area', page('<h1>Search</h1>')],
  ['a heading', page('<div data-search="page" data-search-area="UI"></div>')],
  ['a description', page('<div data-search="page" data-search-area="UI"><h1>x</h1></div>', '')],
])('makes no card for a page without %s', (_, elements) => {
  expect(readCard(elements)).toBeUndefined();
});
