import {describe, expect, test} from 'vitest';
import {compileFences} from './compile.ts';
import {extractFences} from './extract.ts';

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

describe('compilation', () => {
  test('reports an error at its line of its page', {timeout: 30_000}, () => {
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
  });

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
