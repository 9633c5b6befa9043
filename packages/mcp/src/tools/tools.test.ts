import {expect, test, vi} from 'vitest';
import type {CheckResult} from '../check-usage/types.ts';
import {sampleDocs, SAMPLE} from '../testing/docs.ts';
import {MOST_CHARACTERS} from '../text.ts';
import {checkUsage} from './check-usage.ts';
import {getComponent} from './get-component.ts';
import {getExample} from './get-example.ts';
import {getPage} from './get-page.ts';
import {searchDocs} from './search-docs.ts';

const docs = sampleDocs();
const PAGE = '/docs/component-packages/ui/sheet';

test('a hit has a title with its section, an address, a short text and its component', async () => {
  const {text} = await searchDocs.call({query: 'sheet', limit: 2}, docs);
  const [first, address, description, second, , snippet = ''] = text.split('\n');
  expect(first).toBe('1. Sheet [component sheet]');
  expect(address?.trim()).toBe(`https://docs.example.com${PAGE}`);
  expect(description?.trim()).toBe('A native dialog along an edge of the screen.');
  expect(second).toBe('2. Sheet › Examples [component sheet]');
  expect(snippet.trim().length).toBeLessThanOrEqual(200);
});

test('five hits come without a limit, and all ten are short', async () => {
  const count = async (limit?: number) => {
    const {text} = await searchDocs.call({query: 'sheet', limit}, docs);
    expect(text.length).toBeLessThanOrEqual(MOST_CHARACTERS);
    return text.match(/^\d+\. /gm)?.length;
  };
  expect(await count()).toBe(5);
  expect(await count(10)).toBe(10);
});

test('a search without a hit says what to do', async () => {
  const {text, isError} = await searchDocs.call({query: 'nothing'}, docs);
  expect(isError).toBeUndefined();
  expect(text).toContain('Ask with fewer or other words');
});

test('the parts of a page are together its text', async () => {
  const {markdown} = SAMPLE.pages.find(({path}) => path === PAGE)!;
  const parts: string[] = [];
  let offset: number | undefined = 0;
  while (offset !== undefined) {
    const {text} = await getPage.call({path: PAGE, offset}, docs);
    expect(text.length).toBeLessThanOrEqual(MOST_CHARACTERS);
    const [, part = ''] = /\n---\n([^]*?)(?:\n\n--- \d+ more|$)/.exec(text) ?? [];
    parts.push(part);
    const [, next] = /pass offset (\d+)\.$/.exec(text) ?? [];
    offset = next === undefined ? undefined : Number(next);
  }
  expect(parts.length).toBeGreaterThan(2);
  expect(parts.join('')).toBe(markdown);
});

test('the first part lists the sections', async () => {
  const {text} = await getPage.call({path: PAGE}, docs);
  expect(text).toContain('Sections:\n- Examples\n  - Start side\n  - Top side\n- Keyboard\n');
});

test.each([
  ['its title', {path: PAGE, section: 'Start side'}],
  ['its title in other letters', {path: PAGE, section: 'start-side'}],
  ['the anchor of an address', {path: `https://docs.example.com${PAGE}#start-side`}],
])('a section is found by %s', async (_, args) => {
  const {text} = await getPage.call(args, docs);
  expect(text).toContain('---\n### Start side\n\nThe left in English.');
  expect(text).not.toContain('Top side');
});

test.each([
  PAGE.slice(1),
  `${PAGE}/`,
  `${PAGE}.md`,
  `${PAGE}/index.md`,
  `${PAGE}?a=b`,
  `https://other.example${PAGE}`,
  `https://docs.example.com${PAGE}`,
  PAGE.toUpperCase(),
])('a page is found as %s', async (path) => {
  expect((await getPage.call({path}, docs)).text).toContain('Page: Sheet');
});

test('a page whose path has capitals, and the start, are found', async () => {
  const path = '/docs/packages/types/cart/reference/Cart';
  expect((await getPage.call({path}, docs)).text).toContain('The contents of a cart.');
  expect((await getPage.call({path: '/'}, docs)).text).toContain('# Start');
});

test.each([
  [{path: '/docs/ui/shet'}, `The nearest paths: ${PAGE}`],
  [{path: PAGE, section: 'Strat side'}, 'has no section "Strat side". Sections: Start side'],
  [{path: PAGE, offset: 1_000_000}, 'so there is nothing at 1000000'],
])('%j is an error that leads on', async (args, words) => {
  const {text, isError} = await getPage.call(args, docs);
  expect(isError).toBe(true);
  expect(text).toContain(words);
});

test('a component comes with all that code needs', async () => {
  const {text} = await getComponent.call({name: 'sheet'}, docs);
  for (const words of [
    "import {SheetContent, SheetRoot} from '@storefront-toolkit/ui/sheet';",
    'it sends 3.9 kB (gzip) to the browser',
    '- SheetRoot: Holds the state.',
    "- `prop0: 'start' | 'end'`: The edge",
    "- `prop1?: 'start' | 'end'` = `'end'`: The edge",
    'Also takes every attribute.',
    '- Escape: Closes it.',
    '- sheet/basic: Basic (Sheet)',
  ]) {
    expect(text).toContain(words);
  }
});

test.each([
  'Sheet',
  'SheetContent',
  '<SheetRoot />',
  'ui/sheet',
  '@storefront-toolkit/ui/sheet',
  ' sheet ',
])('the sheet is found as "%s"', async (name) => {
  expect((await getComponent.call({name}, docs)).text).toContain('# Sheet');
});

test('a component with too many props leads to its page', async () => {
  const {text} = await getComponent.call({name: 'select'}, docs);
  expect(text).toContain('Server component: it sends no code to the browser.');
  expect(text.length).toBeLessThanOrEqual(MOST_CHARACTERS);
  expect(text).toMatch(/\d+ more lines on https:\S+\/select: read its section "API reference"/);
});

test('an unknown component or example leads to the nearest', async () => {
  expect(await getComponent.call({name: 'SheetContnt'}, docs)).toMatchObject({
    text: expect.stringContaining('The nearest names: SheetContent') as string,
    isError: true,
  });
  expect(await getExample.call({id: 'sheet/basics'}, docs)).toMatchObject({
    text: expect.stringContaining('The nearest ids: sheet/basic') as string,
    isError: true,
  });
});

test('an example comes whole, and one that is too long leads to its page', async () => {
  const {source} = SAMPLE.examples[0]!;
  expect((await getExample.call({id: 'sheet/basic'}, docs)).text).toContain(source.trimEnd());
  const {text} = await getExample.call({id: 'forms/select/basic'}, docs);
  expect(text.length).toBeLessThanOrEqual(MOST_CHARACTERS);
  expect(text).toContain('The rest of the file is on the page.');
});

test('a check says each problem, and where to read', async () => {
  const page = `https://docs.example.com${PAGE}`;
  const problem = {
    line: 3,
    column: 5,
    code: 'unknown-prop' as const,
    message: 'Did you mean\nside?',
    page,
  };
  const results: CheckResult[] = [
    {problems: [], more: 0, notes: [{line: 2, message: 'It imports a file.'}]},
    {problems: [problem], more: 2, notes: []},
    {
      problems: Array.from({length: 500}, () => ({...problem, message: 'x '.repeat(5000)})),
      notes: [],
      more: 0,
    },
  ];
  const open = vi.fn(() =>
    Promise.resolve({check: () => Promise.resolve(results.shift()!), close: () => undefined}),
  );
  const tool = checkUsage(open, '/project');
  const check = () => tool.call({code: 'export {};'}, docs);
  expect((await check()).text).toBe('No problems.\n- line 2 was not checked: It imports a file.');
  expect((await check()).text).toBe(
    `- line 3, column 5 (unknown-prop): Did you mean side? See ${page}\n\nand 2 more.`,
  );
  const {text} = await check();
  expect(text.length).toBeLessThanOrEqual(MOST_CHARACTERS);
  expect(text).toMatch(/and \d+ more\.$/);
  expect(open).toHaveBeenCalledOnce();
  expect(open).toHaveBeenCalledWith({
    root: '/project',
    pages: expect.objectContaining({
      '@storefront-toolkit/ui/sheet': page,
      '@storefront-toolkit/theme': 'https://docs.example.com/docs/theming',
    }) as object,
  });
});

test('a checker that could not be made is asked for again', async () => {
  const open = vi
    .fn()
    .mockRejectedValueOnce(new Error('TypeScript is not installed.'))
    .mockResolvedValue({check: () => Promise.resolve({problems: [], more: 0, notes: []})});
  const tool = checkUsage(open, '/project');
  await expect(tool.call({code: 'a'}, docs)).rejects.toThrow('TypeScript is not installed.');
  expect((await tool.call({code: 'a'}, docs)).text).toBe('No problems.');
});
