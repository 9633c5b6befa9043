import {fieldOf} from '@storefront-toolkit/integration-core';
import fc from 'fast-check';
import type {IntegrationProblem} from '@storefront-toolkit/types/config';
import {expect, it} from 'vitest';
import {readHtml} from './html.ts';

const source = {vendor: 'example', kind: 'cms', operation: 'getPage'} as const;
/** The text, and what was left out of it. */
function readWithProblems(value: unknown) {
  const problems: IntegrationProblem[] = [];
  const text = readHtml(fieldOf(value, source, 'data.body'), (problem) => problems.push(problem));
  return {text, problems};
}
const read = (value: unknown) => readWithProblems(value).text;
const words = (text: string, ...marks: readonly string[]) => ({
  type: 'Text',
  text,
  marks,
});
const plain = (text: string) => ({type: 'Text', text});
const paragraph = (text: string) => ({type: 'Paragraph', content: [plain(text)]});

it('reads HTML', () => {
  const html = `
    <h1>Care</h1>
    <p>Wash <b>at <em>30&nbsp;°C</em></b> &amp; dry,<br><s>not</s> <code>A&lt;B</code>
      <a href="mailto:care@example.com" target="_blank">Ask</a> <a href="javascript:x">Win</a></p>
    <ul>
      <li>One</li>
      <li><p>Two</p><ol><li>Three</li></ol></li>
    </ul>
    <blockquote>Said</blockquote>
    <hr>
    <script>alert(1)</script><p><br></p>`;
  expect(read(html)).toEqual([
    {type: 'Heading', level: 2, content: [plain('Care')]},
    {
      type: 'Paragraph',
      content: [
        plain('Wash '),
        words('at ', 'strong'),
        words('30\u00a0°C', 'strong', 'emphasis'),
        plain(' & dry,'),
        {type: 'LineBreak'},
        words('not', 'strikethrough'),
        plain(' '),
        words('A<B', 'code'),
        plain(' '),
        {
          type: 'Link',
          link: {type: 'Url', url: 'mailto:care@example.com', newTab: true},
          content: [plain('Ask')],
        },
        plain(' '),
        plain('Win'),
      ],
    },
    {
      type: 'List',
      ordered: false,
      items: [
        [paragraph('One')],
        [paragraph('Two'), {type: 'List', ordered: true, items: [[paragraph('Three')]]}],
      ],
    },
    {type: 'Quote', content: [paragraph('Said')]},
    {type: 'Divider'},
    {type: 'Paragraph', content: [{type: 'LineBreak'}]},
  ]);
});

it('reads tables, images, code and links within the store @claim-builder.rich-text', () => {
  const html = `
    <table>
      <thead><tr><th>Size</th><th>Chest</th></tr></thead>
      <tbody>
        <tr><th>M</th><td>96</td></tr>
        <tr><td colspan="2"><p>Of</p><p>cotton</p></td></tr>
      </tbody>
    </table>
    <p>A <img src="https://example.com/a.png" alt="A tent" width="1200" height="800"> tent</p>
    <img src="https://example.com/b.svg">
    <pre>npm i\nnpm test</pre>
    <strong><p>One</p><p>Two</p></strong>
    <p><a href="/care#wash">Care</a><a id="here"></a><a href="http://example.com/">Old</a></p>`;
  const {text, problems} = readWithProblems(html);
  const to = (url: string, word: string) => ({
    type: 'Link',
    link: {type: 'Url', url, newTab: false},
    content: [plain(word)],
  });
  const cell = (word: string) => ({content: [plain(word)]});
  const image = (src: string, alt: string, size = {}) => ({
    type: 'Figure',
    image: {type: 'Image', id: src, src, alt, ...size},
  });
  expect(text).toEqual([
    {
      type: 'Table',
      head: [{id: '0', cells: [cell('Size'), cell('Chest')]}],
      body: [
        {id: '1', cells: [{...cell('M'), heading: true}, cell('96')]},
        {
          id: '2',
          cells: [{content: [plain('Of'), {type: 'LineBreak'}, plain('cotton')], columnSpan: 2}],
        },
      ],
    },
    paragraph('A '),
    image('https://example.com/a.png', 'A tent', {width: 1200, height: 800}),
    paragraph(' tent'),
    image('https://example.com/b.svg', ''),
    {type: 'Paragraph', content: [plain('npm i'), {type: 'LineBreak'}, plain('npm test')]},
    {type: 'Paragraph', content: [words('One', 'strong')]},
    {type: 'Paragraph', content: [words('Two', 'strong')]},
    {
      type: 'Paragraph',
      content: [to('/care#wash', 'Care'), to('http://example.com/', 'Old')],
    },
  ]);
  expect(problems).toEqual([]);
});

it('leaves out scripts, styles and handlers @claim-catalog.rich-description', () => {
  const html = `
    <style>p {color: red}</style>
    <p onclick="steal()" style="position: fixed">Safe <a href="https://example.com/" onmouseover="steal()">link</a></p>
    <script>steal()</script>`;
  const {text, problems} = readWithProblems(html);
  expect(JSON.stringify(text)).not.toMatch(/steal|color|position/);
  expect(text).toMatchObject([{type: 'Paragraph', content: [plain('Safe '), {type: 'Link'}]}]);
  expect(problems).toEqual([]);
});

it.each([
  ['<p>A</p><iframe src="https://example.com/"></iframe>', 'iframe'],
  ['<video src="a.mp4"></video>', 'video'],
  ['<h2><img src="https://example.com/a.png"></h2>', 'image'],
  ['<a href="https://example.com/"><img src="https://example.com/a.png"></a>', 'image'],
  ['<p><a href="javascript:x">Win</a></p>', 'link'],
  ['<img src="data:image/png;base64,x">', 'part of a text'],
  ['<h2>A<ul><li>B</li></ul></h2>', 'list'],
])('reports what %s loses @claim-builder.rich-text', (html, missing) => {
  expect(readWithProblems(html).problems).toMatchObject([
    {missing, path: 'data.body', reason: expect.stringMatching(/^is not /) as string},
  ]);
});

it('is a text', () => {
  expect(() => read({html: '<p>'})).toThrow('data.body is not a text');
});

it('reads any text without an error, and hands on no tag', () => {
  const tag = fc.constantFrom('<p>', '</p>', '<b>', '<a href="https://a.example">', '<li>', '<td>');
  const piece = fc.oneof(tag, fc.constantFrom('one', 'two', ' ', '\n'));
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const text = JSON.stringify(read(pieces.join('')));
      expect(text).not.toMatch(/<\w/);
      const count = (word: string, within: string) => within.split(word).length;
      expect(count('one', text)).toBe(count('one', pieces.join('')));
    }),
  );
});
