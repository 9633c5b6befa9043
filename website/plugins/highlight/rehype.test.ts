import type {Element, Root} from 'hast';
import {expect, test} from 'vitest';
import {rehypeHighlight} from './rehype';

function fence(value: string, properties: Element['properties']): Element {
  const code: Element = {
    type: 'element',
    tagName: 'code',
    properties,
    children: [{type: 'text', value}],
    position: {start: {line: 7, column: 1}, end: {line: 9, column: 1}},
  };
  return {type: 'element', tagName: 'pre', properties: {}, children: [code]};
}

const run = (root: Root) => rehypeHighlight()(root, {path: 'docs/a.mdx'});

test('a fence carries the props of a code block, however deep it stands', async () => {
  const pre = fence('a\n', {
    className: ['language-typescript'],
    metastring: 'title="a.ts" {1} noCheck',
    live: false,
  });
  await run({
    type: 'root',
    children: [{type: 'element', tagName: 'section', properties: {}, children: [pre]}],
  });
  expect(pre.children[0]).toMatchObject({
    properties: {html: '<mark>a</mark>', language: 'ts', title: 'a.ts'},
    children: [],
  });
  expect(Object.keys((pre.children[0] as Element).properties)).toEqual([
    'html',
    'language',
    'title',
  ]);
});

test('a fence without a language is text', async () => {
  const pre = fence('1 < 2\n', {});
  await run({type: 'root', children: [pre]});
  expect(pre.children[0]).toMatchObject({properties: {html: '1 &lt; 2', language: 'text'}});
});

test('an error names the page and the line', async () => {
  const pre = fence('a', {className: ['language-cobol']});
  await expect(run({type: 'root', children: [pre]})).rejects.toThrow(/^docs\/a\.mdx:7: .*"cobol"/);
});
