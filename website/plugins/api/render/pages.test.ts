import {describe, expect, it} from 'vitest';
import {repositoryAddress} from '../../../repository-address';
import type {ApiModel, ApiProperty} from '../model.ts';
import {exportOf} from '../testing/export-of.ts';
import {makeLinks} from './links.ts';
import {exportPage, referencePages} from './pages.ts';

const CONFIG = '@storefront-toolkit/types/config';

const price: ApiProperty = {
  name: 'price',
  type: [{text: 'Money', target: `${CONFIG}#Money`}],
  optional: false,
  description: 'Price.',
  source: {file: '', line: 1},
};

const offer = exportOf('Offer', {
  summary: `What {a} store <sells>, in [Money](api:${CONFIG}#Money), see [price](api:${CONFIG}#Offer~price).`,
  signature: 'export interface Offer {\n  price: Money;\n}',
  category: 'Offers',
  imports: [`${CONFIG}#Money`],
  properties: [price],
  examples: [{language: 'ts', code: 'const a = 1;'}],
  deprecated: 'Use `Sale`.',
});
const money = exportOf('Money', {category: 'Money', usedBy: [offer.id]});
const add = exportOf('add', {
  kind: 'function',
  category: 'Money',
  parameters: [price],
  returns: {type: [{text: 'Money'}], description: 'The sum.'},
  throws: ['When currencies differ.'],
});

const model: ApiModel = {
  entries: [
    {
      id: CONFIG,
      package: '@storefront-toolkit/types',
      folder: 'packages/types',
      name: 'config',
      file: '',
    },
  ],
  exports: [money, offer, add],
  problems: [],
};
const links = makeLinks(model, '/nowhere');

describe('exportPage', () => {
  const page = exportPage(offer, model, links);

  it('describes the export in text that MDX accepts', () => {
    expect(page).toContain(
      'What \\{a} store \\<sells>, in [Money](/docs/packages/types/config/reference/Money), ' +
        'see [price](/docs/packages/types/config/reference/Offer#prop-price).',
    );
    expect(page).toContain('description: "What {a} store <sells>, in Money, see price."');
  });

  it('has a title by which a search engine tells it from a component of the same name', () => {
    expect(page).toContain('title: "Offer"\ntitle_meta: "Offer – Config reference"');
  });

  it('says how to import the export', () => {
    expect(page).toContain(
      "```ts\nimport type {Offer} from '@storefront-toolkit/types/config';\n```",
    );
    expect(exportPage(add, model, links)).toContain(
      "import {add} from '@storefront-toolkit/types/config';",
    );
  });

  it('shows a signature that compiles by itself', () => {
    expect(page).toContain(
      "```ts\nimport type {Money} from '@storefront-toolkit/types/config';\n\nexport interface Offer {",
    );
  });

  it('has the sections that the export fills, and no others', () => {
    const headings = (text: string) =>
      [...text.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading);
    expect(headings(page)).toEqual(['Signature', 'Properties', 'Example', 'Source']);
    expect(headings(exportPage(money, model, links))).toEqual(['Signature', 'Used by', 'Source']);
    expect(headings(exportPage(add, model, links))).toEqual([
      'Signature',
      'Parameters',
      'Returns',
      'Throws',
      'Source',
    ]);
  });

  it('keeps out of the search what other pages say', () => {
    const unsearched = [
      ...exportPage(money, model, links).matchAll(/^## (.*)\n\n\{\/\* search: skip \*\/\}$/gm),
    ].map(([, heading]) => heading);
    expect(unsearched).toEqual(['Signature', 'Used by', 'Source']);
  });

  it('links to the users of the export and to its source', () => {
    expect(exportPage(money, model, links)).toContain(
      '- [`Offer`](/docs/packages/types/config/reference/Offer) in `price`: What',
    );
    expect(page).toMatch(
      /\[`packages\/types\/src\/config\/Offer\.ts`, line 3\]\(https:\/\/.*\/Offer\.ts#L3\)/,
    );
  });

  it('says which version brought an export, unless it is the first one', () => {
    const since = (version: string) =>
      exportPage({...offer, since: version}, model, links).match(/^Since .*/m)?.[0];
    expect(since('0.2.0')).toBe('Since version 0.2.0.');
    expect(since('0.1.0')).toBe(undefined);
    const pageOf = (item: typeof offer) => exportPage(item, model, links);
    expect(pageOf({...offer, since: '0.1.0'})).toBe(page);
  });

  it('says that an export is deprecated', () => {
    expect(page).toContain(':::warning[Deprecated]\n\nUse `Sale`.');
  });
});

it('names its source as what can be edited, and when that was last changed', () => {
  const {file} = offer.source;
  expect(file).toMatch(/\.ts$/);
  expect(exportPage(offer, model, links)).toContain(
    `\ncustom_edit_url: "${repositoryAddress('edit', file)}"\n`,
  );
  expect(exportPage(offer, model, links)).not.toContain('last_update');
  expect(exportPage(offer, model, links, new Date('2026-03-05T04:30:00Z'))).toContain(
    '\nlast_update: {"date":"2026-03-05T04:30:00.000Z"}\n',
  );
});

it('tags what an area is about, and no other type', () => {
  const cart = {entry: '@storefront-toolkit/types/cart', entity: true};
  expect(exportPage(exportOf('Cart', cart), model, links)).toContain('\ntags: ["cart"]\n');
  const detail = {...cart, entity: false};
  expect(exportPage(exportOf('Detail', detail), model, links)).toContain('\ntags: []\n');
  // The area of configurations has no tag of its own.
  const client = exportOf('ClientConfig', {entity: true});
  expect(exportPage(client, model, links)).toContain('\ntags: []\n');
});

it('writes the names of abbreviations in capitals', () => {
  const page = exportPage(exportOf('Hero', {entry: '@storefront-toolkit/types/cms'}), model, links);
  expect(page).toContain('title_meta: "Hero – CMS reference"');
});

describe('referencePages', () => {
  it('has a page for each export and an index by purpose', () => {
    const pages = referencePages(model, links);
    const folder = 'packages/types/config/reference';
    expect([...pages.keys()]).toEqual(
      ['index', 'Money', 'Offer', 'add'].map((name) => `${folder}/${name}.mdx`),
    );
    const index = pages.get(`${folder}/index.mdx`) ?? '';
    expect(index).toContain('\ntags: ["contracts"]\n');
    expect(index).toMatch(
      /## Money\n\n- \[`Money`\].*\n- \[`add`\].*\n\n## Offers\n\n- \[`Offer`\]/,
    );
  });
});
