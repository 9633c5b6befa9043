import {fieldOf} from '@storefront-toolkit/integration-core';
import type {IntegrationProblem} from '@storefront-toolkit/types/config';
import {expect, it} from 'vitest';
import {contentstackDialect} from './dialect.ts';

const source = {vendor: 'contentstack', kind: 'cms', operation: 'getPage'} as const;
const node = (type: string, children: readonly object[], attrs: object = {}) => ({
  uid: 'n',
  type,
  attrs,
  children,
});
const text = (value: string, more: object = {}) => ({text: value, ...more});
const entry = (uid: string, type: string, fields: object) => ({
  uid,
  _content_type_uid: type,
  updated_at: '2025-03-04T10:30:00.000Z',
  ...fields,
});

/** The text of an entry, and what was left out of it. Embedded entries and assets are beside it, as Contentstack sends them. */
function readWithProblems(children: readonly object[], embedded: readonly object[] = []) {
  const problems: IntegrationProblem[] = [];
  const raw = entry('page', 'simple_content_page', {
    body: node('doc', children),
    _embedded_items: {body: embedded},
  });
  const found = contentstackDialect.entry(fieldOf<unknown>(raw, source));
  if (!found) throw new Error('The sample is no entry.');
  const context = {
    dialect: contentstackDialect,
    blocks: {},
    ancestors: ['page'],
    report: (problem: IntegrationProblem) => problems.push(problem),
  };
  return {text: contentstackDialect.richText(found.at('body'), context, found), problems};
}

const words = (value: string, ...marks: readonly string[]) => ({
  type: 'Text',
  text: value,
  ...(marks.length > 0 && {marks}),
});
const line = (...content: readonly object[]) => ({type: 'Paragraph', content});

it('reads paragraphs, marks, headings, lists, quotations and code @claim-contentstack.rich-text', () => {
  const {text: found, problems} = readWithProblems([
    node('h1', [text('Care')]),
    node('p', [
      text('Wash', {bold: true, inlineCode: true}),
      text('\n', {break: true}),
      text('dry'),
    ]),
    node('ol', [node('li', [node('lic', [text('One')])])]),
    node('blockquote', [text('Said')]),
    node('hr', [text('')]),
    node('code', [text('npm i\nnpm test')]),
    node('p', [node('fragment', [text('In a fragment')])]),
  ]);
  expect(found).toEqual([
    {type: 'Heading', level: 2, content: [words('Care')]},
    line(words('Wash', 'strong', 'code'), {type: 'LineBreak'}, words('dry')),
    {type: 'List', ordered: true, items: [[line(words('One'))]]},
    {type: 'Quote', content: [line(words('Said'))]},
    {type: 'Divider'},
    line(words('npm i', 'code'), {type: 'LineBreak'}, words('npm test', 'code')),
    line(words('In a fragment')),
  ]);
  expect(problems).toEqual([]);
});

it('reads embedded entries and links to them @claim-contentstack.rich-text', () => {
  const to = (uid: string, look: string, children: readonly object[] = [text('')]) =>
    node('reference', children, {
      'display-type': look,
      type: 'entry',
      'entry-uid': uid,
      'content-type-uid': 'page',
      locale: 'en-us',
    });
  const {text: found, problems} = readWithProblems(
    [
      to('promo', 'block'),
      node('p', [text('See '), to('care', 'link', [text('our guide')]), to('care', 'inline')]),
      node('p', [to('mug', 'link', [text('Mug')])]),
    ],
    [
      entry('promo', 'promo_text', {text: 'Free shipping'}),
      entry('care', 'page', {slug: 'guides/care', title: 'Care'}),
      entry('mug', 'product_page', {product_slug: 'mug'}),
    ],
  );
  const care = {type: 'Page', slug: 'guides/care'};
  expect(found).toEqual([
    {type: 'Embed', block: {type: 'PromoText', id: 'promo', text: 'Free shipping'}},
    line(
      words('See '),
      {type: 'Link', link: care, content: [words('our guide')]},
      {type: 'Link', link: care, content: [words('Care')]},
    ),
    line({type: 'Link', link: {type: 'Product', slug: 'mug'}, content: [words('Mug')]}),
  ]);
  expect(problems).toEqual([]);
});

it('reads images with the size of the asset, and links to other files @claim-contentstack.rich-text', () => {
  const asset = (uid: string, type: string, look: string, more: object = {}) =>
    node('reference', [text('Chart')], {
      'display-type': look,
      type: 'asset',
      'asset-uid': uid,
      'asset-name': `${uid}.file`,
      'asset-type': type,
      'asset-link': `https://assets.contentstack.io/${uid}`,
      width: 50,
      ...more,
    });
  const {text: found, problems} = readWithProblems(
    [
      asset('peak', 'image/jpeg', 'display', {'asset-alt': 'A peak', 'asset-caption': 'Up'}),
      asset('icon', 'image/svg+xml', 'display'),
      asset('chart', 'application/pdf', 'display'),
      node('p', [asset('chart', 'application/pdf', 'download')]),
    ],
    [{uid: 'peak', content_type: 'image/jpeg', dimension: {width: 1200, height: 630}}],
  );
  const link = {type: 'Url', url: 'https://assets.contentstack.io/chart', newTab: false};
  expect(found).toEqual([
    {
      type: 'Figure',
      image: {
        type: 'Image',
        id: 'peak',
        src: 'https://assets.contentstack.io/peak',
        alt: 'A peak',
        width: 1200,
        height: 630,
      },
      caption: 'Up',
    },
    {
      type: 'Figure',
      image: {type: 'Image', id: 'icon', src: 'https://assets.contentstack.io/icon', alt: ''},
    },
    line({type: 'Link', link, content: [words('chart.file')]}),
    line({type: 'Link', link, content: [words('Chart')]}),
  ]);
  expect(problems).toEqual([]);
});

it('keeps the rows of a table @claim-contentstack.rich-text', () => {
  const cell = (type: string, value: string, attrs: object = {}) =>
    node(type, [node('p', [text(value)])], attrs);
  const {text: found, problems} = readWithProblems([
    node('table', [
      node('thead', [node('tr', [cell('th', 'Size'), cell('th', 'Chest')])]),
      node('tbody', [
        node('tr', [cell('td', 'M'), cell('td', '96')]),
        node('tr', [cell('td', 'Cotton', {colSpan: 2}), cell('td', '', {void: true})]),
      ]),
    ]),
  ]);
  const plain = (value: string) => ({content: [words(value)]});
  expect(found).toEqual([
    {
      type: 'Table',
      head: [{id: '0', cells: [plain('Size'), plain('Chest')]}],
      body: [
        {id: '1', cells: [plain('M'), plain('96')]},
        {id: '2', cells: [{...plain('Cotton'), columnSpan: 2}]},
      ],
    },
  ]);
  expect(problems).toEqual([]);
});

const draft = {type: 'entry', 'entry-uid': 'draft', 'content-type-uid': 'page'};
it.each<[string, object, string, boolean]>([
  ['a link to nowhere', node('a', [text('W')], {url: 'javascript:x'}), 'link', true],
  [
    'a link to a draft',
    node('reference', [text('W')], {...draft, 'display-type': 'link'}),
    'link',
    true,
  ],
  [
    'a block that is a draft',
    node('reference', [], {...draft, 'display-type': 'block'}),
    'part of a text',
    false,
  ],
  ['a film', node('embed', [text('')], {src: 'https://example.com/'}), 'embed', false],
  ['a node that is newer than this code', node('poll', [text('W')]), 'part of a text', true],
  ['words that are none', {text: 5}, 'part of a text', false],
  [
    'the link of an image',
    node('reference', [], {type: 'asset', 'asset-link': 'https://a.example/b', link: '/c'}),
    'link',
    false,
  ],
])(
  'reports %s, and keeps its words @claim-contentstack.rich-text',
  (_name, one, missing, holdsWords) => {
    const {text: found, problems} = readWithProblems([node('p', [text('A ')]), one]);
    expect(problems).toMatchObject([
      {missing, reason: expect.stringMatching(/^is not /) as string},
    ]);
    expect(problems[0]?.path).toMatch(/^body\.children\[1\]/);
    expect(JSON.stringify(found).includes('"W"')).toBe(holdsWords);
  },
);
