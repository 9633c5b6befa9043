import {readFileSync} from 'node:fs';
import path from 'node:path';
import {createElement} from 'react';
import {renderToString} from 'react-dom/server';
import {expect, it} from 'vitest';
import {ROOT} from '../paths';
import {findComponents} from './catalog';
import {inlineStyleSheet, withoutInlineStyles} from './inline-styles';
import {loadToolkit} from './toolkit';

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

it('the page names each component that writes a style attribute @claim-component-packages.style-attributes', async () => {
  const components = findComponents();
  const {render} = await loadToolkit(components);
  const writing = components.filter(({examples}) =>
    examples.some(({id, path: file}) => {
      const own = readFileSync(path.join(ROOT, file), 'utf8').includes('style={');
      return !own && / style="/.test(render(id, {identifierPrefix: ''}));
    }),
  );
  const page = readFileSync(path.join(ROOT, 'website/docs/component-packages/index.mdx'), 'utf8');
  const section = page.slice(page.indexOf('## Content-Security-Policy'));
  const named: (string | undefined)[] = [
    ...section.matchAll(/\(\.\/([\w-]+\/[\w/-]+)\.mdx\)/g),
  ].map(([, name]) => name);
  expect(writing.length).toBeGreaterThan(5);
  expect(
    writing
      .map(({packageName, name}) => `${packageName}/${name}`)
      .filter((name) => !named.includes(name)),
  ).toEqual([]);
}, 60_000);
