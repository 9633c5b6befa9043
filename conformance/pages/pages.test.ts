import {compile} from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import {describe, expect, test} from 'vitest';
import {root} from '../../scripts/lib/workspace.mjs';
import {claimsOf, compare, pageOf, prefixesOf, readNames, readPages} from './pages.ts';
import {type Fault, readPage} from './read-page.ts';
import {isInScope} from './scope.ts';
import {listText, summarize} from './summary.ts';

const TABS = 'website/docs/component-packages/ui/tabs.mdx';

/** The page's blocks as their words and markers. */
const markersOf = (source: string) =>
  readPage(source).blocks.map(({text, marker}) => [text, marker]);

/** The faults of the markers on a page with tabs. */
function faultsOf(source: string): string[] {
  const faults: Fault[] = [];
  pageOf(TABS, source, faults);
  return faults.map(({line, message}) => `${line} ${message}`);
}

const describeFaults = (faults: readonly Fault[]) =>
  faults.map(({file, line, message}) => [file, line].filter(Boolean).join(':') + ` ${message}`);

describe('the pages', () => {
  const {pages, faults} = readPages(root);
  const names = readNames(root);

  test('have a marker on each block in scope, and no faulty one', () => {
    expect(describeFaults(faults)).toEqual([]);
  });

  test('have no claim without a test, and no test names a claim that no page has', () => {
    expect(describeFaults(compare(pages, names))).toEqual([]);
  });

  test('of each scope are there', () => {
    const inScope = pages.filter(({blocks}) => blocks.some((block) => block.isInScope));
    const files = inScope.map(({file}) => file);
    for (const file of [
      'vendors/index.mdx',
      'vendors/vendors/shopify.mdx',
      'guides/Images.mdx',
      'guides/getting-started/installation.mdx',
      'component-packages/ui/button.mdx',
      'component-packages/commerce-ui/catalog/product-tile.mdx',
      'component-packages/ui/tabs.mdx',
      'intro.mdx',
      'packages/index.mdx',
      'packages/create.mdx',
      'packages/storefront.mdx',
      'packages/types/config/index.mdx',
      'packages/types/oms/index.mdx',
      'packages/types/search/index.mdx',
    ]) {
      expect(files).toContain(`website/docs/${file}`);
    }
  });
});

describe('blocks', () => {
  test('are paragraphs, items of lists, and tables, each with the marker at its end', () => {
    const source = [
      'One. {/* claim: tabs.one */}',
      '- two {/* claim: tabs.two, tabs.three-3 */}\n- three\n  {/* advice */}\n  - four {/* advice */}',
      '| a | b |\n| - | - |\n| c | d |',
      '{/* claim: tabs.table */}',
      'Five.',
    ].join('\n\n');
    expect(markersOf(source)).toEqual([
      ['One.', ['tabs.one']],
      ['two', ['tabs.two', 'tabs.three-3']],
      ['three', 'advice'],
      ['four', 'advice'],
      ['a b c d', ['tabs.table']],
      ['Five.', undefined],
    ]);
  });

  test('are those within notes and components too, but not code, headings, imports and components', () => {
    const source = [
      "import {Tabs} from './Tabs';",
      '## Head {#own-id}',
      '<Facts of="tabs" />',
      '```ts\n// {/* claim: tabs.code */}\n```',
      ':::note[Title]\n\nNoted. {/* advice */}\n\n:::',
      '<Tabs>\n\nInner. {/* advice */}\n\n</Tabs>',
      'Sum {/* other comment */} of `code` <b>bold</b>.',
    ].join('\n\n');
    expect(markersOf(source)).toEqual([
      ['Noted.', 'advice'],
      ['Inner.', 'advice'],
      ['Sum of code bold.', undefined],
    ]);
  });

  test('know their section and their line, behind front matter', () => {
    const source =
      '---\ntitle: T\n---\n\nAbove.\n\n## Server and size\n\nBelow.\n\n### Inner\n\nToo.';
    expect(readPage(source).blocks.map(({line, section}) => [line, section])).toEqual([
      [5, ''],
      [9, 'Server and size'],
      [13, 'Server and size'],
    ]);
  });

  test('are in scope by the path of the page, and the section where the scope names some', () => {
    expect(isInScope('vendors/vendors/shopify.mdx', 'Limits')).toBe(true);
    expect(isInScope('component-packages/ui/link.mdx', 'Accessibility')).toBe(true);
    expect(isInScope('component-packages/ui/link.mdx', 'Examples')).toBe(false);
    expect(isInScope('articles/rsc-overview.mdx', '')).toBe(false);
  });
});

describe('a marker', () => {
  test('that is missing in scope is a fault with its line', () => {
    expect(faultsOf('## Accessibility\n\nIt holds.')).toEqual([
      expect.stringMatching(/^3 The block has no marker\. End it with \{\/\* claim:/),
    ]);
  });

  test.each([
    'Claim: tabs.x',
    'claim tabs.x',
    'claim: tabs',
    'claim: tabs.X',
    'claim:',
    'claim: tabs.a tabs.b',
    'advice.',
    'claims: tabs.a',
    'claim: tabs.a, advice',
  ])('that reads "%s" is malformed', (comment) => {
    expect(faultsOf(`It holds. {/* ${comment} */}`)).toContainEqual(
      expect.stringMatching(/^1 \{\/\* .* \*\/\} isn't a marker\. Write/),
    );
  });

  test('within a block is a fault, and so are a second one and one without a block', () => {
    expect(faultsOf('It {/* advice */} holds. {/* advice */}')).toEqual([
      '1 A marker has text behind it. Put it at the end of its block.',
    ]);
    expect(faultsOf('It holds. {/* claim: tabs.a */} {/* advice */}')).toEqual([
      expect.stringContaining('1 The block has two markers.'),
    ]);
    expect(faultsOf('# Head\n\n{/* advice */}')).toEqual([
      expect.stringContaining('3 {/* advice */} follows no paragraph and no table.'),
    ]);
  });

  test('names the page: its file, its folder and its file, or its folder for an index', () => {
    expect(prefixesOf('forms/select.mdx')).toEqual(['select', 'forms-select']);
    expect(prefixesOf('website/docs/packages/types/oms/index.mdx')).toEqual(['oms', 'types-oms']);
    expect(faultsOf('It holds. {/* claim: link.a, tabs.a */} ')).toContain(
      '1 The id link.a is of another page. Begin it with tabs. or ui-tabs.',
    );
  });

  test('leaves nothing that shows on the page', async () => {
    const marked =
      'One. {/* claim: tabs.one */}\n\n- two {/* advice */}\n\n| a |\n| - |\n| b |\n\n{/* claim: tabs.table */}\n';
    const plain = marked.replaceAll(/ ?\{\/\*.*?\*\/\}/g, '');
    const codeOf = async (source: string) =>
      String(await compile(source, {remarkPlugins: [remarkGfm]}));
    const [code, plainCode] = [await codeOf(marked), await codeOf(plain)];
    const shown = (text: string) =>
      text
        .replaceAll(/\/\*.*?\*\/\n/g, '')
        .replaceAll(', "\\n"]', ']')
        .replaceAll(' "', '"');
    expect(shown(code)).toBe(shown(plainCode));
  });
});

describe('pages and tests', () => {
  const page = (file: string, source: string) => pageOf(`website/docs/${file}`, source, []);
  const tabs = page(
    'x/tabs.mdx',
    'One. {/* claim: tabs.a */}\n\nTwo. {/* claim: tabs.b, tabs.a */}',
  );

  test('fit when each id has a test', () => {
    const names = ['tabs.a', 'tabs.b'].map((id) => ({id, file: 'a.test.ts'}));
    expect(compare([tabs], names)).toEqual([]);
    expect(claimsOf(tabs)).toEqual(['tabs.a', 'tabs.b']);
  });

  test('do not fit when a claim has no test, a name no page, or an id two pages', () => {
    const other = page('y/tabs.mdx', 'Three. {/* claim: tabs.a */}');
    const names = ['tabs.a', 'tabs.c', 'Tabs.${id}'].map((id) => ({id, file: 'a.test.ts'}));
    expect(describeFaults(compare([tabs, other], names))).toEqual([
      expect.stringContaining('website/docs/x/tabs.mdx:3 No test names the claim tabs.b.'),
      expect.stringContaining(
        'website/docs/y/tabs.mdx:1 The id tabs.a is on website/docs/x/tabs.mdx too.',
      ),
      expect.stringContaining('a.test.ts No page has the claim tabs.c'),
      expect.stringContaining("a.test.ts Tabs.${id} isn't a claim's id."),
    ]);
  });
});

describe('the list', () => {
  const source =
    '## Accessibility\n\nA. {/* claim: tabs.a */}\n\nB. {/* claim: tabs.b, tabs.a */}\n\nC. {/* advice */}\n\nD.';
  const page = pageOf('website/docs/component-packages/ui/link.mdx', source, []);

  test('counts a block as done when all its claims are proved', () => {
    expect(summarize(page, new Set(['tabs.a']))).toEqual({
      file: page.file,
      withTest: 1,
      withoutTest: 1,
      advice: 1,
      unmarked: 1,
      blocks: 4,
      done: 2,
    });
  });

  test('has a line for each page and one for the sum', () => {
    const lines = listText([page, {file: 'none', blocks: []}], new Set(['tabs.a'])).split('\n');
    expect(lines.map((line) => line.trim().replace(/\s{2,}/g, ' | '))).toEqual([
      'with test | without | advice | unmarked | done | page',
      '1 | 1 | 1 | 1 | 50 % | component-packages/ui/link.mdx',
      '1 | 1 | 1 | 1 | 50 % | all pages',
    ]);
  });
});
