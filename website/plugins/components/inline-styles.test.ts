import {createElement} from 'react';
import {renderToString} from 'react-dom/server';
import {expect, it} from 'vitest';
import {inlineStyleSheet, withoutInlineStyles} from './inline-styles';

const html = renderToString(
  createElement('p', {style: {color: 'red', fontFamily: '"A & B"'}}, 'Write style="color: red"'),
);

it('leaves no style attribute, and the text as it is', () => {
  expect(withoutInlineStyles(html)).toBe(
    '<p data-style="color:red;font-family:&quot;A &amp; B&quot;">Write style=&quot;color: red&quot;</p>',
  );
});

it('writes one rule for each style, with its selector escaped', () => {
  const once = withoutInlineStyles(html);
  expect(inlineStyleSheet([once, once])).toBe(
    '[data-style="color:red;font-family:\\"A & B\\""] {color:red;font-family:"A & B"}\n',
  );
});

it('writes nothing when nothing is styled inline', () => {
  expect(inlineStyleSheet(['<p class="flex">Cart</p>'])).toBe('');
});
