import {fieldOf} from '@storefront-toolkit/integration-core';
import {expect, it} from 'vitest';
import {readRichText} from './normalize-rich-text.ts';

const source = {vendor: 'amplience', kind: 'cms', operation: 'getPage'} as const;
const read = (value: unknown) => readRichText(fieldOf(value, source, 'body'));
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
    '<script>alert(1)</script>',
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

it('reads the parts of the editor, and leaves out HTML', () => {
  const parts = [
    {type: 'markdown', data: 'One'},
    {type: 'html', data: '<b>Two</b>'},
  ];
  expect(read(parts)).toEqual([{type: 'Paragraph', content: [words('One')]}]);
});

it('names the part that is wrong', () => {
  expect(() => read([{type: 'markdown', data: 5}])).toThrow('body[0].data is not a text');
});
