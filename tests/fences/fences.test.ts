import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {VendorServer} from '@storefront-toolkit/integration-test-kit';
import {describe, expect, test} from 'vitest';
import {root} from '../../scripts/lib/workspace.mjs';
import {guideFences} from '../lib/guide.ts';
import {compileFences, RESOLUTIONS} from './compile.ts';
import {extractFences} from './extract.ts';
import {isOwnSource, linksOf} from './pages.ts';

const page = (...lines: string[]) => lines.join('\n');

describe('extraction', () => {
  test('takes ts, tsx and typescript fences, with the line on which their code starts', () => {
    const text = page(
      '# Title',
      '```ts title="a.ts"',
      'const a = 1;',
      '```',
      '```bash',
      'ls',
      '```',
      '```tsx',
      '<b />',
      '```',
      '~~~typescript',
      'const c = 1;',
      '~~~',
    );
    const found = extractFences('docs/a.mdx', text);
    expect(found.map(({line, extension, code}) => ({line, extension, code}))).toEqual([
      {line: 3, extension: 'ts', code: 'const a = 1;'},
      {line: 9, extension: 'tsx', code: '<b />'},
      {line: 12, extension: 'ts', code: 'const c = 1;'},
    ]);
  });

  test('takes the indentation of a list off, and no more', () => {
    const text = page('1. Do this:', '', '   ```ts', '   if (a) {', '     b();', '   }', '   ```');
    expect(extractFences('a.md', text)[0]?.code).toBe('if (a) {\n  b();\n}');
  });

  test('leaves alone a fence that another fence shows', () => {
    const text = page('````md', '```ts', 'const a: string = 1;', '```', '````');
    expect(extractFences('a.md', text)).toEqual([]);
  });

  test('drops removed lines and keeps added ones, without moving the others', () => {
    const text = page(
      '```ts',
      "const a = 'old'; // [!code --]",
      "const a = 'new'; // [!code ++]",
      '```',
    );
    expect(extractFences('a.md', text)[0]?.code).toBe("\nconst a = 'new'; // [!code ++]");
  });

  test('reads the word noCheck, as a word', () => {
    const text = page('```ts noCheck', 'x', '```', '```ts title="noChecks.ts"', 'y', '```');
    expect(extractFences('a.md', text).map(({noCheck}) => noCheck)).toEqual([true, false]);
  });

  test('reads the doc comments of a source file', () => {
    const text = page(
      '/**',
      ' * ```ts',
      ' * const a = 1;',
      ' * ```',
      ' */',
      'const b = `',
      '```ts',
    );
    expect(extractFences('packages/a/src/a.ts', text)).toMatchObject([
      {line: 3, code: 'const a = 1;'},
    ]);
  });
});

describe('a fence that shows a file', () => {
  const shown = (region: string) =>
    `\`\`\`ts title="config.ts" file="packages/integrations/shopify/src/examples/config.ts"${region}\n\n\`\`\``;

  test('holds what the page prints, cut at the marks of its region', () => {
    const [fence] = extractFences('a.mdx', shown(' region="config"'));
    expect(fence?.code).toMatch(/^import /);
    expect(fence?.code).not.toContain('#region');
    expect(fence).toMatchObject({line: 1, title: 'config.ts'});
  });

  test('of a region that does not exist stops the check', () => {
    expect(() => extractFences('a.mdx', shown(' region="gone"'))).toThrow('#region gone');
  });

  test('is read as source of this repository only under its own path', () => {
    const own = extractFences('a.mdx', '```ts title="a/b.ts" file="package.json"\n```');
    expect(own.map(isOwnSource)).toEqual([false]);
    const file = 'scripts/lib/workspace.mjs';
    const [same] = extractFences('a.mdx', `\`\`\`ts title="${file}" file="${file}"\n\`\`\``);
    expect(same && isOwnSource(same)).toBe(true);
  });
});

/** TypeScript's findings in one page, its messages cut to their beginning. */
function found(pageName: string, resolution: (typeof RESOLUTIONS)[number], ...lines: string[]) {
  const errors = compileFences(extractFences(pageName, page(...lines)), resolution);
  return errors.map(({line, message}) => `${line} ${message.slice(0, 60)}`);
}

describe.each(RESOLUTIONS)('as a reader with %s gets it', (resolution) => {
  test('a region without its import does not compile', {timeout: 60_000}, () => {
    const lines = found(
      'a.mdx',
      resolution,
      '# Title',
      '```ts title="read-faq.ts" file="tests/fences/fences.test.ts" region="cut"',
      '```',
    );
    expect(lines).toEqual([expect.stringContaining('2 tests/fences/fences.test.ts as printed')]);
  });

  test(
    'an import leads to what the page prints under that name @claim-guides.compiled',
    {timeout: 60_000},
    () => {
      const client = ['```ts title="client.ts"', 'export const one = 1;', '```'];
      const user = [
        '```ts',
        "import {one} from './client.ts';",
        'export const two: 2 = one;',
        '```',
      ];
      expect(found('a.mdx', resolution, ...client, ...user)).toEqual([
        expect.stringContaining("6 Type '1' is not assignable"),
      ]);
      expect(found('a.mdx', resolution, ...user)).toEqual([
        expect.stringContaining("2 Cannot find module './client.ts'"),
      ]);
    },
  );

  test(
    'an optional property that gets undefined does not compile @claim-guides.compiled',
    {timeout: 60_000},
    () => {
      const lines = [
        '```ts',
        'interface Size { width?: number }',
        'export const size = (width?: number): Size => ({width});',
        '```',
      ];
      expect(found('a.mdx', resolution, ...lines)).toEqual([
        expect.stringContaining("3 Type '{ width: number | undefined; }'"),
      ]);
    },
  );
});

test('an import without its ending compiles with bundler alone', {timeout: 60_000}, () => {
  const lines = [
    ...['```ts title="client.ts"', 'export const one = 1;', '```'],
    ...['```ts', "export * from './client';", '```'],
  ];
  expect(found('a.mdx', 'bundler', ...lines)).toEqual([]);
  expect(found('a.mdx', 'nodenext', ...lines)).toEqual([
    expect.stringContaining('5 Relative import paths need explicit file extensions'),
  ]);
});

test('a page may import what a page that it links to prints', {timeout: 60_000}, () => {
  const first = extractFences(
    'g/first.mdx',
    page('```ts title="a.ts"', 'export const a = 1;', '```'),
  );
  const second = extractFences('g/second.mdx', page('```ts', "export * from './a.ts';", '```'));
  const all = [...first, ...second];
  expect(compileFences(all, 'bundler')).toHaveLength(1);
  expect(compileFences(all, 'bundler', () => ['first.mdx'])).toEqual([]);
  expect(linksOf('website/docs/guides/getting-started/index.mdx')).toContain('installation.mdx');
});

test("the guide's settings allow the imports that pages print", () => {
  const settings = guideFences('website/docs/guides/getting-started/installation.mdx').filter(
    ({title}) => title === 'tsconfig.json',
  );
  expect(settings).toHaveLength(2);
  for (const {code} of settings) {
    expect(JSON.parse(code)).toMatchObject({
      compilerOptions: {allowImportingTsExtensions: true, strict: true, noEmit: true},
    });
  }
});

test('no page prints an import of a package that is not published', () => {
  const unpublished = /@storefront-toolkit\/(fixtures|integration-(cms-)?test-kit)/;
  const taken = ['guides', 'vendors'].flatMap((folder) => pagesIn(folder));
  expect(taken.length).toBeGreaterThan(15);
  const printed = taken.flatMap((path) =>
    extractFences(path, readFileSync(join(root, path), 'utf8')),
  );
  expect(printed.filter(({code}) => unpublished.test(code)).map(({page: of}) => of)).toEqual([]);
});

/** Pages in a folder of the documents, and below. */
const pagesIn = (folder: string) =>
  readdirSync(join(root, 'website/docs', folder), {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => `website/docs/${folder}/${name}`);

// #region cut
/** A type that the region uses and does not import. */
export type Cut = VendorServer;
// #endregion

describe('compilation', () => {
  test(
    'reports an error at its line of its page @claim-guides.compiled @claim-intro.kept-true',
    {timeout: 30_000},
    () => {
      const fences = [
        ...extractFences('docs/good.mdx', page('```ts', 'const a: number = 1;', '```')),
        ...extractFences(
          'docs/bad.mdx',
          page('Text.', '', '```ts', 'const ok = 1;', 'const a: string = ok;', '```'),
        ),
      ];
      expect(compileFences(fences)).toEqual([
        {
          page: 'docs/bad.mdx',
          line: 5,
          message: "Type 'number' is not assignable to type 'string'.",
        },
      ]);
    },
  );

  test(
    'sees the workspace: packages, Docusaurus and React by their public names',
    {timeout: 30_000},
    () => {
      const text = page(
        '```tsx',
        "import type {Config} from '@docusaurus/types';",
        "import Layout from '@theme/Layout';",
        "import '@storefront-toolkit/theme/theme.css';",
        "const config: Partial<Config> = {title: 'A'};",
        'await Promise.resolve(config);',
        '<Layout><button type="button">Buy</button></Layout>;',
        '```',
        '```tsx',
        '<button type="wrong">Buy</button>',
        '```',
        '```ts',
        "import {missing} from '@storefront-toolkit/nowhere';",
        'const list = [1];',
        'const first: number = list[0];',
        '```',
      );
      const errors = compileFences(extractFences('a.mdx', text));
      expect(errors.map(({line}) => line)).toEqual([10, 13, 15]);
    },
  );

  test('keeps fences apart: a name of one is unknown in the next', {timeout: 30_000}, () => {
    const text = page('```ts', 'const shared = 1;', '```', '```ts', 'console.log(shared);', '```');
    expect(compileFences(extractFences('a.mdx', text)).map(({line}) => line)).toEqual([5]);
  });
});
