import {describe, expect, test} from 'vitest';
import {highlightToHtml} from './highlight';
import {languages} from './languages';

/** A line of each language, and a part of its HTML that only a grammar can give. */
const samples: Record<string, [code: string, part: string]> = {
  ts: ['let id: Cart', '<span class="t-type">Cart</span>'],
  tsx: ['<Price amount={1} />', '<span class="t-attr">amount</span>'],
  js: ['const id = 1', '<span class="t-num">1</span>'],
  jsx: ['<Price amount={1} />', '<span class="t-tag">Price</span>'],
  swift: ['func pay(by: Card) {}', '<span class="t-fn">pay</span>'],
  kotlin: ['fun pay(): Money', '<span class="t-kw">fun</span>'],
  c: ['#include <stdio.h>', '<span class="t-kw">#include</span>'],
  cpp: ['namespace shop { int n = 1; }', '<span class="t-kw">namespace</span>'],
  rust: ['pub fn pay() -> Option<Money> {}', '<span class="t-kw">pub fn</span>'],
  go: ['func Pay(m Money) error {}', '<span class="t-kw">func</span>'],
  python: ['def pay(card): return None', '<span class="t-num">None</span>'],
  graphql: ['query Cart($id: ID!) { cart }', '<span class="t-par">$id</span>'],
  json: ['{"sku": "A-1"}', '<span class="t-prop">"sku"</span>'],
  jsonc: ['{} // none', '<span class="t-com">// none</span>'],
  bash: ['echo "$HOME"', '<span class="t-par">$HOME</span>'],
  css: ['.price { color: red; }', '<span class="t-prop">color</span>'],
  html: ['<a href="/">Home</a>', '<span class="t-attr">href</span>'],
  yaml: ['name: ci', '<span class="t-prop">name</span>'],
  diff: ['+new', '<span class="t-ins">+new</span>'],
  md: ['**bold**', 't-b'],
  mdx: ['<Price amount={1} />', '<span class="t-attr">amount</span>'],
  nginx: ['server { listen 80; }', '<span class="t-kw">server</span>'],
  docker: ['FROM node:20', '<span class="t-kw">FROM</span>'],
  text: ['if (a) b', 'if (a) b'],
};

const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

describe('languages', () => {
  test('each listed language has a sample here', () => {
    expect(Object.keys(samples)).toEqual(languages.map(({names}) => names[0]));
  });

  test.for(Object.entries(samples))('%s has its classes', async ([name, [code, part]]) => {
    const html = await highlightToHtml(code, name);
    expect(html).toContain(part);
    expect(textOf(html)).toBe(code);
  });

  test.for(languages.flatMap(({names}) => names))('a fence may be called %s', async (name) => {
    expect(textOf(await highlightToHtml('a', name))).toBe('a');
  });

  test('an unknown language names the page, itself and the known ones', async () => {
    const error = highlightToHtml('x', 'cobol', {where: 'docs/intro.mdx:12'});
    await expect(error).rejects.toThrow(/docs\/intro\.mdx:12.*"cobol".*ts\/typescript.*text\/txt/s);
  });
});

describe('HTML', () => {
  const hostile = '</code><script>alert("&lt;")</script><img src=x onerror=alert(1)>';

  test.for(languages.map(({names}) => names[0]))('%s cannot leave the block', async (name) => {
    const html = await highlightToHtml(hostile, name);
    expect(textOf(html)).toBe(hostile);
    expect(html.replaceAll(/<span class="t-[a-z]+">|<\/span>/g, '')).not.toMatch(/[<>]/);
  });

  test('neighbors of one class share an element', async () => {
    expect(await highlightToHtml('export default async function f() {}', 'js')).toMatch(
      /^<span class="t-kw">export default async function<\/span> /,
    );
  });

  test('space and variables need no element', async () => {
    expect(await highlightToHtml('  total', 'js')).toBe('  total');
  });

  test('indentation, blank lines and Windows line ends keep the text exact', async () => {
    const code = 'function f() {\n\tconst a = 1;\n\n  return  a;\n}';
    expect(textOf(await highlightToHtml(code, 'ts'))).toBe(code);
    expect(textOf(await highlightToHtml(code.replaceAll('\n', '\r\n') + '\n', 'ts'))).toBe(code);
  });

  test('no inline style', async () => {
    const all = await Promise.all(
      Object.entries(samples).map(([name, [code]]) => highlightToHtml(code, name)),
    );
    expect(all.join('')).not.toContain('style=');
  });
});

describe('marks', () => {
  test('numbered lines are whole elements with their newline', async () => {
    expect(await highlightToHtml('a\nb\nc', 'text', {lines: [2, 3]})).toBe(
      'a\n<mark>b\n</mark><mark>c</mark>',
    );
  });

  test('notation comments mark their line and go', async () => {
    const html = await highlightToHtml(
      'a // [!code --]\nb // [!code ++]\nc // [!code highlight]',
      'text',
    );
    expect(html).toBe('<del>a\n</del><ins>b\n</ins><mark>c</mark>');
  });

  test('a notation wins over a number', async () => {
    expect(await highlightToHtml('a # [!code ++]', 'bash', {lines: [1]})).toMatch(/^<ins>/);
  });

  test('a line that is not there is an error', async () => {
    await expect(highlightToHtml('a\nb', 'text', {lines: [3], where: 'p'})).rejects.toThrow(
      'p: line 3 is marked, but the code ends at line 2',
    );
  });
});
