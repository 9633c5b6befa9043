import {fieldOf} from '@storefront-toolkit/integration-core';
import type {IntegrationProblem} from '@storefront-toolkit/types/config';
import {expect, it} from 'vitest';
import {hygraphDialect} from './dialect.ts';
import {readRichText} from './normalize-rich-text.ts';

const source = {vendor: 'hygraph', kind: 'cms', operation: 'getPage'} as const;
const node = (type: string, children: readonly object[], more: object = {}) => ({
  type,
  children,
  ...more,
});
const text = (value: string, more: object = {}) => ({text: value, ...more});

/** The text, and what was left out of it. */
function readWithProblems(...children: readonly object[]) {
  const problems: IntegrationProblem[] = [];
  const found = readRichText(fieldOf<unknown>({json: {children}}, source, 'body'), {
    dialect: hygraphDialect,
    blocks: {},
    ancestors: ['text'],
    report: (problem) => problems.push(problem),
  });
  return {text: found, problems};
}

const words = (value: string, ...marks: readonly string[]) => ({
  type: 'Text',
  text: value,
  ...(marks.length > 0 && {marks}),
});
const line = (...content: readonly object[]) => ({type: 'Paragraph', content});

it('reads paragraphs, headings, lists, quotations, code and links @claim-hygraph.rich-text', () => {
  const {text: found, problems} = readWithProblems(
    node('heading-one', [text('Care')]),
    node('paragraph', [
      text('Wash', {bold: true}),
      text('\ndry '),
      node('link', [text('Guide')], {href: '/guides/care', openInNewTab: true}),
      node('link', [text('Old')], {href: 'http://example.com/'}),
    ]),
    node('numbered-list', [node('list-item', [node('list-item-child', [text('One')])])]),
    node('block-quote', [text('Said')]),
    node('code-block', [text('npm i\nnpm test')]),
    node('class', [node('paragraph', [text('In a class')])], {className: 'red'}),
  );
  expect(found).toEqual([
    {type: 'Heading', level: 2, content: [words('Care')]},
    line(
      words('Wash', 'strong'),
      {type: 'LineBreak'},
      words('dry '),
      {
        type: 'Link',
        link: {type: 'Url', url: '/guides/care', newTab: true},
        content: [words('Guide')],
      },
      {
        type: 'Link',
        link: {type: 'Url', url: 'http://example.com/', newTab: false},
        content: [words('Old')],
      },
    ),
    {type: 'List', ordered: true, items: [[line(words('One'))]]},
    {type: 'Quote', content: [line(words('Said'))]},
    line(words('npm i', 'code'), {type: 'LineBreak'}, words('npm test', 'code')),
    line(words('In a class')),
  ]);
  expect(problems).toEqual([]);
});

it('keeps the rows of a table @claim-hygraph.rich-text', () => {
  const cell = (type: string, value: string) => node(type, [node('paragraph', [text(value)])]);
  const {text: found, problems} = readWithProblems(
    node('table', [
      node('table_head', [
        node('table_row', [cell('table_header_cell', 'Size'), cell('table_header_cell', 'Chest')]),
      ]),
      node('table_body', [node('table_row', [cell('table_cell', 'M'), cell('table_cell', '96')])]),
    ]),
  );
  const plain = (value: string) => ({content: [words(value)]});
  expect(found).toEqual([
    {
      type: 'Table',
      head: [{id: '0', cells: [plain('Size'), plain('Chest')]}],
      body: [{id: '1', cells: [plain('M'), plain('96')]}],
    },
  ]);
  expect(problems).toEqual([]);
});

it('shows images, also without a size, and links to videos @claim-hygraph.rich-text', () => {
  const {text: found, problems} = readWithProblems(
    node('image', [text('')], {
      src: 'https://media.graphassets.com/peak',
      handle: 'peak',
      altText: 'A peak',
      mimeType: 'image/jpeg',
      width: 1200,
      height: 630,
    }),
    node('image', [text('')], {
      src: 'https://media.graphassets.com/icon',
      mimeType: 'image/svg+xml',
    }),
    node('video', [text('')], {
      src: 'https://media.graphassets.com/film',
      title: 'How seams are taped',
      mimeType: 'video/mp4',
      width: null,
      height: null,
    }),
  );
  const icon = 'https://media.graphassets.com/icon';
  expect(found).toEqual([
    {
      type: 'Figure',
      image: {
        type: 'Image',
        id: 'peak',
        src: 'https://media.graphassets.com/peak',
        alt: 'A peak',
        width: 1200,
        height: 630,
      },
    },
    {type: 'Figure', image: {type: 'Image', id: icon, src: icon, alt: ''}},
    line({
      type: 'Link',
      link: {type: 'Url', url: 'https://media.graphassets.com/film', newTab: false},
      content: [words('How seams are taped')],
    }),
  ]);
  expect(problems).toEqual([]);
});

it.each<[string, object, string, boolean]>([
  [
    'an embedded entry',
    node('embed', [text('')], {nodeId: 'a', nodeType: 'Promo'}),
    'part of a text',
    false,
  ],
  ['a link to an entry', node('link', [text('W')], {nodeId: 'a', nodeType: 'Page'}), 'link', true],
  ['a link to nowhere', node('link', [text('W')], {href: 'javascript:x'}), 'link', true],
  ['a page in a frame', node('iframe', [text('')], {url: 'https://example.com/'}), 'embed', false],
  ['a node that is newer than this code', node('poll', [text('W')]), 'part of a text', true],
  ['words that are none', {text: 5}, 'part of a text', false],
])(
  'reports %s, and keeps its words @claim-hygraph.rich-text',
  (_name, one, missing, holdsWords) => {
    const {text: found, problems} = readWithProblems(node('paragraph', [text('A '), one]));
    expect(problems).toMatchObject([
      {missing, reason: expect.stringMatching(/^is not /) as string},
    ]);
    expect(problems[0]?.path).toMatch(/^body\.json\.children\[0\]\.children\[1\]/);
    expect(JSON.stringify(found).includes('"W"')).toBe(holdsWords);
    expect(JSON.stringify(found)).toContain('"A "');
  },
);
