import {fieldOf} from '@storefront-toolkit/integration-core';
import {expect, it} from 'vitest';
import {contentfulDialect} from './dialect.ts';
import {readRichText} from './normalize-rich-text.ts';

const source = {vendor: 'contentful', kind: 'cms', operation: 'getPage'} as const;
const node = (nodeType: string, content: readonly object[], data: object = {}) => ({
  nodeType,
  data,
  content,
});
const text = (value: string, ...marks: readonly string[]) => ({
  nodeType: 'text',
  value,
  data: {},
  marks: marks.map((type) => ({type})),
});
const read = (...content: readonly object[]) =>
  readRichText(fieldOf<unknown>(node('document', content), source), {
    dialect: contentfulDialect,
    blocks: {},
    ancestors: [],
  });

const page = {
  sys: {type: 'Entry', id: 'care', contentType: {sys: {id: 'page'}}},
  fields: {slug: 'guides/care'},
};

it('reads paragraphs, marks, new lines and links', () => {
  const paragraph = node('paragraph', [
    text('Wash\nat 30 °C', 'bold', 'unknown'),
    node('entry-hyperlink', [text('Care')], {target: page}),
    node('hyperlink', [text('Ask')], {uri: 'mailto:care@example.com'}),
    node('hyperlink', [text('Win')], {uri: 'javascript:alert(1)'}),
  ]);
  expect(read(paragraph, node('paragraph', [text('')]))).toEqual([
    {
      type: 'Paragraph',
      content: [
        {type: 'Text', text: 'Wash', marks: ['strong']},
        {type: 'LineBreak'},
        {type: 'Text', text: 'at 30 °C', marks: ['strong']},
        {
          type: 'Link',
          link: {type: 'Page', slug: 'guides/care'},
          content: [{type: 'Text', text: 'Care'}],
        },
        {
          type: 'Link',
          link: {type: 'Url', url: 'mailto:care@example.com', newTab: false},
          content: [{type: 'Text', text: 'Ask'}],
        },
        {type: 'Text', text: 'Win'},
      ],
    },
  ]);
});

it('reads headings, lists in lists, quotations and lines', () => {
  const inner = node('ordered-list', [node('list-item', [node('paragraph', [text('One')])])]);
  const outer = node('unordered-list', [
    node('list-item', [node('paragraph', [text('Size')]), inner]),
  ]);
  const one = {type: 'Paragraph', content: [{type: 'Text', text: 'One'}]};
  expect(
    read(
      node('heading-1', [text('Title')]),
      node('heading-6', [text('Detail')]),
      outer,
      node('blockquote', [node('paragraph', [text('One')])]),
      {nodeType: 'hr', data: {}, content: []},
    ),
  ).toEqual([
    {type: 'Heading', level: 2, content: [{type: 'Text', text: 'Title'}]},
    {type: 'Heading', level: 4, content: [{type: 'Text', text: 'Detail'}]},
    {
      type: 'List',
      ordered: false,
      items: [
        [
          {type: 'Paragraph', content: [{type: 'Text', text: 'Size'}]},
          {type: 'List', ordered: true, items: [[one]]},
        ],
      ],
    },
    {type: 'Quote', content: [one]},
    {type: 'Divider'},
  ]);
});

it('names the node that is wrong', () => {
  expect(() => read(node('paragraph', [{nodeType: 'text', marks: []}]))).toThrow(
    'content[0].content[0].value is not a text',
  );
});
