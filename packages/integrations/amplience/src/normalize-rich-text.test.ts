import {fieldOf} from '@storefront-toolkit/integration-core';
import type {IntegrationProblem} from '@storefront-toolkit/types/config';
import {expect, it} from 'vitest';
import {amplienceDialect} from './dialect.ts';
import {readRichText} from './normalize-rich-text.ts';

const source = {vendor: 'amplience', kind: 'cms', operation: 'getPage'} as const;
/** The text, and what was left out of it. */
function readWithProblems(value: unknown) {
  const problems: IntegrationProblem[] = [];
  const text = readRichText(fieldOf(value, source, 'body'), {
    dialect: amplienceDialect,
    blocks: {},
    ancestors: ['text'],
    report: (problem) => problems.push(problem),
  });
  return {text, problems};
}
const read = (value: unknown) => readWithProblems(value).text;
const words = (text: string, ...marks: readonly string[]) => ({
  type: 'Text',
  text,
  ...(marks.length > 0 && {marks}),
});

it('reads Markdown', () => {
  const markdown = [
    '# Care',
    'Wash **at *30 °C*** & dry, ~~not~~ `A<B` [Ask](mailto:care@example.com) [Win](javascript:x)',
    '- One\n- Two',
    '> Said',
    '---',
  ].join('\n\n');
  const paragraph = (text: string) => ({type: 'Paragraph', content: [words(text)]});
  expect(read(markdown)).toEqual([
    {type: 'Heading', level: 2, content: [words('Care')]},
    {
      type: 'Paragraph',
      content: [
        words('Wash '),
        words('at ', 'strong'),
        words('30 °C', 'strong', 'emphasis'),
        words(' & dry, '),
        words('not', 'strikethrough'),
        words(' '),
        words('A<B', 'code'),
        words(' '),
        {
          type: 'Link',
          link: {type: 'Url', url: 'mailto:care@example.com', newTab: false},
          content: [words('Ask')],
        },
        words(' '),
        words('Win'),
      ],
    },
    {type: 'List', ordered: false, items: [[paragraph('One')], [paragraph('Two')]]},
    {type: 'Quote', content: [paragraph('Said')]},
    {type: 'Divider'},
  ]);
});

const paragraph = (text: string) => ({type: 'Paragraph', content: [words(text)]});
const core = 'http://bigcontent.io/cms/schema/v1/core#/definitions';

it('reads the parts of the editor @claim-amplience.rich-text', () => {
  const image = {
    _meta: {schema: `${core}/image-link`},
    id: 'id-of-peak',
    name: 'peak',
    endpoint: 'outdoor',
    defaultHost: 'cdn.media.amplience.net',
  };
  const promo = {
    _meta: {schema: 'https://schema.example.com/promo-text', deliveryId: 'promo', name: 'Promo'},
    text: 'Free shipping',
  };
  const {text, problems} = readWithProblems([
    {type: 'markdown', data: 'One'},
    {type: 'dc-image-link', data: image},
    {type: 'dc-content-link', data: promo},
    {type: 'markdown', data: '<p align="center">Two **three**</p>'},
  ]);
  expect(text).toEqual([
    paragraph('One'),
    {
      type: 'Figure',
      image: {
        type: 'Image',
        id: 'id-of-peak',
        src: 'https://cdn.media.amplience.net/i/outdoor/peak',
        alt: '',
      },
    },
    {type: 'Embed', block: {type: 'PromoText', id: 'promo', text: 'Free shipping'}},
    {type: 'Paragraph', content: [words('Two '), words('three', 'strong')]},
  ]);
  expect(problems).toEqual([]);
});

it('reads tables, images, code and named characters @claim-amplience.rich-text', () => {
  const markdown = [
    '| Size | Chest |\n|------|-------|\n| M | **96** |',
    'See ![A chart](https://example.com/chart.png "Chart") here',
    '```\nnpm i\nnpm test\n```',
    'Rain&shy;coat &euro;&#53;&nbsp;[Care](/care) [Old](http://example.com/)',
  ].join('\n\n');
  const {text, problems} = readWithProblems(markdown);
  const to = (url: string, word: string) => ({
    type: 'Link',
    link: {type: 'Url', url, newTab: false},
    content: [words(word)],
  });
  expect(text).toEqual([
    {
      type: 'Table',
      head: [{id: '0', cells: [{content: [words('Size')]}, {content: [words('Chest')]}]}],
      body: [{id: '1', cells: [{content: [words('M')]}, {content: [words('96', 'strong')]}]}],
    },
    paragraph('See '),
    {
      type: 'Figure',
      image: {
        type: 'Image',
        id: 'https://example.com/chart.png',
        src: 'https://example.com/chart.png',
        alt: 'A chart',
      },
      caption: 'Chart',
    },
    paragraph(' here'),
    {
      type: 'Paragraph',
      content: [words('npm i', 'code'), {type: 'LineBreak'}, words('npm test', 'code')],
    },
    {
      type: 'Paragraph',
      content: [
        words('Rain\u00adcoat €5\u00a0'),
        to('/care', 'Care'),
        words(' '),
        to('http://example.com/', 'Old'),
      ],
    },
  ]);
  expect(problems).toEqual([]);
});

it.each<[string, unknown, string]>([
  ['HTML between paragraphs', '<table><tr><td>One</td></tr></table>', 'HTML'],
  ['HTML in a line', 'One <video src="a.mp4">', 'HTML'],
  ['a part of HTML', [{type: 'html', data: '<table></table>'}], 'HTML'],
  ['a part that is newer than this code', [{type: 'dc-video', data: {}}], 'part of a text'],
  [
    'a content item that is not published',
    [{type: 'dc-content-link', data: {_meta: {schema: `${core}/content-link`}, id: 'draft'}}],
    'part of a text',
  ],
  ['an image in a heading', '# ![Logo](https://example.com/logo.png)', 'image'],
  ['a link to nowhere', '[Win](javascript:x)', 'link'],
  ['an image of another scheme', '![x](data:image/png;base64,x)', 'part of a text'],
])('reports %s @claim-amplience.rich-text', (_name, value, missing) => {
  const {problems} = readWithProblems(value);
  expect(problems).toMatchObject([{missing}]);
  expect(problems[0]).toMatchObject({
    path: expect.stringMatching(/^body/) as string,
    reason: expect.stringMatching(/^is not /) as string,
  });
});

it('leaves out a part that is wrong, and says which', () => {
  const {text, problems} = readWithProblems([
    {type: 'markdown', data: 5},
    {type: 'markdown', data: 'One'},
  ]);
  expect(text).toEqual([paragraph('One')]);
  expect(problems).toMatchObject([{path: 'body[0].data', reason: 'is not a text'}]);
});
