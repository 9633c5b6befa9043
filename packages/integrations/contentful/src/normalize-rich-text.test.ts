import {fieldOf} from '@storefront-toolkit/integration-core';
import type {IntegrationProblem} from '@storefront-toolkit/types/config';
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
/** The text, and what was left out of it. */
function readWithProblems(...content: readonly object[]) {
  const problems: IntegrationProblem[] = [];
  const document = fieldOf<unknown>({body: node('document', content)}, source);
  const text = readRichText(document.at('body'), {
    dialect: contentfulDialect,
    blocks: {},
    ancestors: ['text'],
    report: (problem) => problems.push(problem),
  });
  return {text, problems};
}
const read = (...content: readonly object[]) => readWithProblems(...content).text;

const entry = (id: string, type: string, fields: object) => ({
  sys: {type: 'Entry', id, contentType: {sys: {type: 'Link', linkType: 'ContentType', id: type}}},
  fields,
});
const asset = (id: string, contentType: string, image?: object) => ({
  sys: {type: 'Asset', id},
  fields: {
    title: 'Size chart',
    description: 'A chart of sizes',
    file: {
      url: `//assets.ctfassets.net/outdoor/${id}`,
      fileName: id,
      contentType,
      details: {size: 51_200, ...(image && {image})},
    },
  },
});
const draft = (linkType: string) => ({sys: {type: 'Link', linkType, id: 'draft'}});
const elsewhere = {
  sys: {
    type: 'ResourceLink',
    linkType: 'Contentful:Entry',
    urn: 'crn:contentful:::content:spaces/x',
  },
};

const page = entry('care', 'page', {slug: 'guides/care', title: 'Care'});

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

const words = (value: string) => ({type: 'Text', text: value});
const line = (value: string) => node('paragraph', [text(value)]);

it('leaves out a node that is wrong, and says which', () => {
  const {text: found, problems} = readWithProblems(
    line('One'),
    node('paragraph', [{nodeType: 'text', marks: []}, text('Two')]),
  );
  expect(found).toEqual([
    {type: 'Paragraph', content: [words('One')]},
    {type: 'Paragraph', content: [words('Two')]},
  ]);
  expect(problems).toMatchObject([
    {
      missing: 'part of a text',
      path: 'body.content[1].content[0].value',
      reason: 'is not a text',
    },
  ]);
});

it('embeds entries as blocks, and pages and links as links @claim-contentful.rich-text', () => {
  const embed = (target: object) => node('embedded-entry-block', [], {target});
  const promo = entry('promo', 'promoText', {text: 'Free shipping'});
  const link = entry('link', 'link', {text: 'Our shop', url: '/stores'});
  const {text: found, problems} = readWithProblems(
    embed(promo),
    embed(entry('quiz', 'sizeQuiz', {heading: 'Which size?'})),
    embed(page),
    node('paragraph', [
      text('See '),
      node('embedded-entry-inline', [], {target: link}),
      text(' or '),
      node('embedded-entry-inline', [], {target: page}),
    ]),
  );
  const toPage = {
    type: 'Link',
    link: {type: 'Page', slug: 'guides/care'},
    content: [words('Care')],
  };
  expect(found).toEqual([
    {type: 'Embed', block: {type: 'PromoText', id: 'promo', text: 'Free shipping'}},
    {
      type: 'Embed',
      block: {
        type: 'VendorRendered',
        id: 'quiz',
        vendor: 'contentful',
        model: 'sizeQuiz',
        payload: {heading: 'Which size?'},
      },
    },
    {type: 'Paragraph', content: [toPage]},
    {
      type: 'Paragraph',
      content: [
        words('See '),
        {
          type: 'Link',
          link: {type: 'Url', url: '/stores', newTab: false},
          content: [words('Our shop')],
        },
        words(' or '),
        toPage,
      ],
    },
  ]);
  expect(problems).toEqual([]);
});

it('shows images, and links to other files @claim-contentful.rich-text', () => {
  const embed = (target: object) => node('embedded-asset-block', [], {target});
  const {text: found, problems} = readWithProblems(
    embed(asset('peak.jpg', 'image/jpeg', {width: 1200, height: 630})),
    embed(asset('icon.svg', 'image/svg+xml')),
    embed(asset('chart.pdf', 'application/pdf')),
    node('paragraph', [
      node('asset-hyperlink', [text('Sizes')], {target: asset('chart.pdf', 'application/pdf')}),
    ]),
  );
  const shown = {type: 'Image', alt: 'A chart of sizes'};
  const link = {
    type: 'Url',
    url: 'https://assets.ctfassets.net/outdoor/chart.pdf',
    newTab: false,
  };
  expect(found).toEqual([
    {
      type: 'Figure',
      image: {
        ...shown,
        id: 'peak.jpg',
        src: 'https://assets.ctfassets.net/outdoor/peak.jpg',
        width: 1200,
        height: 630,
      },
    },
    {
      type: 'Figure',
      image: {...shown, id: 'icon.svg', src: 'https://assets.ctfassets.net/outdoor/icon.svg'},
    },
    {type: 'Paragraph', content: [{type: 'Link', link, content: [words('Size chart')]}]},
    {type: 'Paragraph', content: [{type: 'Link', link, content: [words('Sizes')]}]},
  ]);
  expect(problems).toEqual([]);
});

it('keeps links to products, paths, places and http @claim-contentful.rich-text', () => {
  const product = entry('mug', 'productPage', {productSlug: 'mug', productSku: 'MUG-1'});
  const to = (uri: string) => node('hyperlink', [text(uri)], {uri});
  const {text: found, problems} = readWithProblems(
    node('paragraph', [
      node('entry-hyperlink', [text('Mug')], {target: product}),
      to('/products/mug?sku=MUG-1#care'),
      to('#care'),
      to('http://example.com/'),
      to('tel:+49301234567'),
    ]),
  );
  const links = found.flatMap((part) => (part.type === 'Paragraph' ? part.content : []));
  expect(links.map((part) => part.type === 'Link' && part.link)).toEqual([
    {type: 'Product', slug: 'mug', sku: 'MUG-1'},
    {type: 'Url', url: '/products/mug?sku=MUG-1#care', newTab: false},
    {type: 'Url', url: '#care', newTab: false},
    {type: 'Url', url: 'http://example.com/', newTab: false},
    {type: 'Url', url: 'tel:+49301234567', newTab: false},
  ]);
  expect(problems).toEqual([]);
});

it.each([
  'javascript:alert(1)',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'guides/care',
  'data:text/html,x',
  '',
])('keeps the words of a link to %j, and reports the link @claim-contentful.rich-text', (uri) => {
  const {text: found, problems} = readWithProblems(
    node('paragraph', [node('hyperlink', [text('Win')], {uri})]),
  );
  expect(found).toEqual([{type: 'Paragraph', content: [words('Win')]}]);
  expect(problems).toMatchObject([{missing: 'link', path: 'body.content[0].content[0].data.uri'}]);
});

it('keeps the rows of a table @claim-contentful.rich-text', () => {
  const cell = (value: string, data: object = {}) => node('table-cell', [line(value)], data);
  const head = (value: string) => node('table-header-cell', [line(value)]);
  const row = (...cells: readonly object[]) => node('table-row', cells);
  const {text: found, problems} = readWithProblems(
    node('table', [
      row(head('Size'), head('Chest')),
      row(head('M'), cell('96–101')),
      row(cell('Of cotton', {colspan: 2})),
      row(node('table-cell', [line('One'), line('Two')]), cell('')),
    ]),
  );
  const plain = (value: string) => ({content: [words(value)]});
  expect(found).toEqual([
    {
      type: 'Table',
      head: [{id: '0', cells: [plain('Size'), plain('Chest')]}],
      body: [
        {id: '1', cells: [{...plain('M'), heading: true}, plain('96–101')]},
        {id: '2', cells: [{...plain('Of cotton'), columnSpan: 2}]},
        {
          id: '3',
          cells: [{content: [words('One'), {type: 'LineBreak'}, words('Two')]}, {content: []}],
        },
      ],
    },
  ]);
  expect(problems).toEqual([]);
});

/** Every type of node that Contentful publishes, with words in it where it may hold any, and a target that is not published. */
const nodes: Readonly<Record<string, object>> = Object.fromEntries(
  [
    ...['paragraph', 'blockquote', 'ordered-list', 'unordered-list', 'list-item', 'hr', 'table'],
    ...[1, 2, 3, 4, 5, 6].map((level) => `heading-${level}`),
    ...['embedded-entry-block', 'embedded-asset-block', 'embedded-resource-block'],
    ...['embedded-entry-inline', 'embedded-resource-inline', 'hyperlink'],
    ...['entry-hyperlink', 'asset-hyperlink', 'resource-hyperlink', 'newer-than-this-code'],
  ].map((type) => {
    const isEmpty = type.startsWith('embedded') || type === 'hr';
    const inside =
      type === 'table' ? node('table-row', [node('table-cell', [line('W')])]) : text('W');
    const target = type.includes('resource')
      ? elsewhere
      : draft(type.includes('asset') ? 'Asset' : 'Entry');
    return [type, node(type, isEmpty ? [] : [inside], {target, uri: 'javascript:alert(1)'})];
  }),
);

it.each(Object.entries(nodes))(
  'loses no words of a node %s, and nothing in silence @claim-contentful.rich-text',
  (type, one) => {
    const isInline = /hyperlink|inline/.test(type);
    const {text: found, problems} = readWithProblems(
      isInline ? node('paragraph', [text('A '), one]) : one,
    );
    const holdsWords = !type.startsWith('embedded') && type !== 'hr';
    expect(JSON.stringify(found).includes('"W"')).toBe(holdsWords);
    const isLossless = /^(paragraph|blockquote|.*list.*|hr|table|heading.*)$/.test(type);
    expect(problems.map(({path, reason}) => Boolean(path && reason))).toEqual(
      isLossless ? [] : [true],
    );
  },
);
