import {fieldOf} from '@storefront-toolkit/integration-core';
import fc from 'fast-check';
import {expect, it} from 'vitest';
import {readRichText} from './normalize-rich-text.ts';

const source = {vendor: 'builder', kind: 'cms', operation: 'getPage'} as const;
const read = (value: unknown) => readRichText(fieldOf(value, source, 'data.body'));
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
    <script>alert(1)</script><img src="a.png"><p><br></p>`;
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
