import {mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {type Checker, createChecker} from './index.ts';
import {createReach} from './reach.ts';
import {root} from './testing/root.ts';

const GOOD = "import {Button} from '@storefront-toolkit/ui/button';\n<Button>Buy</Button>;";
const DIGITS = "type D = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9';\n";

let checker: Checker;
beforeAll(() => {
  checker = createChecker({root});
});
afterAll(() => checker.close());

const kindsOf = async (code: string) => {
  const {problems} = await checker.check(code);
  return [...new Set(problems.map((problem) => problem.code))];
};

describe('code that is hard to check is answered, and good code after it', () => {
  const long = 9_500;
  const CASES: [name: string, code: string, kinds: string[]][] = [
    [
      '20 KB of parentheses',
      `export const a = ${'('.repeat(long)}1${')'.repeat(long)};`,
      ['too-large'],
    ],
    ['20 KB of arrays', `export const a = ${'['.repeat(long)}${']'.repeat(long)};`, ['too-large']],
    ['nested elements', `export const a = ${'<b>'.repeat(2000)}${'</b>'.repeat(2000)};`, []],
    ['a long sum', `export const a = ${'1 + '.repeat(4000)}1;`, []],
    [
      'a type without an end',
      'type Loop<T> = T extends [] ? Loop<T> : Loop<[...(T extends unknown[] ? T : []), 1]>;\nexport const a: Loop<[1]> = 1;',
      ['too-complex'],
    ],
    [
      'a loop in types',
      "type While<N, A extends unknown[] = []> = A['length'] extends N ? A : While<N, [...A, 1]>;\nexport const a: While<-1> = [];",
      ['too-complex'],
    ],
    [
      'ten million texts',
      `${DIGITS}type N = \`\${D}\${D}\${D}\${D}\${D}\${D}\${D}\`;\nexport const n: N = 'x';`,
      ['too-complex'],
    ],
    [
      'a table of a hundred million texts',
      `${DIGITS}type N = \`\${D}\${D}\${D}\${D}\`;\ntype A = {[K in N]: {[J in N]: \`\${K}\${J}\`}};\ndeclare const a: A;\nexport const z: A[N][N] = 'q';`,
      ['too-large'],
    ],
    [
      'an endless object',
      'type Deep<T> = {a: Deep<Deep<T>>};\ndeclare const d: Deep<1>;\nexport const e: Deep<2> = d;',
      [],
    ],
    ['thousands of unknown names', `export const a = [${'x, '.repeat(6000)}];`, ['unknown-name']],
    [
      'names of every object',
      'export const constructor = 1, toString = 2, __proto__ = 3;\n<constructor hasOwnProperty={1} />;',
      ['unknown-name'],
    ],
    [
      "props of every object's name",
      `${GOOD}\n<Button constructor="a" __proto__="b" toString={1}>Buy</Button>;`,
      ['unknown-prop'],
    ],
    [
      "modules of every object's name",
      "import {a} from 'constructor';\nimport '__proto__';\nexport const b = a;",
      ['unknown-module'],
    ],
    ['nothing', '', []],
    ['bytes that are no text', '\0\u{feff}\ud800', ['syntax']],
  ];
  test.each(CASES)('%s', {timeout: 120_000}, async (_name, code, kinds) => {
    expect(await kindsOf(code)).toEqual(kinds);
    expect(await kindsOf(GOOD)).toEqual([]);
  });

  test('more than 20,000 characters', async () => {
    expect(await kindsOf(' '.repeat(20_001))).toEqual(['too-large']);
    expect(await kindsOf(' '.repeat(20_000))).toEqual([]);
  });
});

describe('only declarations of installed packages are read', () => {
  const folder = mkdtempSync(join(tmpdir(), 'reach-'));
  const modules = join(folder, 'shop/node_modules');
  const at = (path: string) => join(folder, path);
  beforeAll(() => {
    mkdirSync(join(modules, 'good'), {recursive: true});
    mkdirSync(join(modules, '@storefront-toolkit'), {recursive: true});
    mkdirSync(at('linked/ui/src'), {recursive: true});
    mkdirSync(at('private'));
    writeFileSync(join(modules, 'good/index.d.ts'), 'export const good: 1;');
    writeFileSync(join(modules, 'good/secret.json'), '{}');
    writeFileSync(at('shop/secret.ts'), 'export const secret = 1;');
    writeFileSync(at('private/index.d.ts'), 'export const secret: 1;');
    writeFileSync(at('linked/ui/package.json'), '{"exports": {}}');
    writeFileSync(at('linked/ui/src/index.ts'), 'export const ui = 1;');
    symlinkSync(at('private'), join(modules, 'linked-elsewhere'));
    symlinkSync(at('private/index.d.ts'), join(modules, 'good/link.d.ts'));
    symlinkSync(at('linked/ui'), join(modules, '@storefront-toolkit/ui'));
    symlinkSync(at('private'), join(modules, '@storefront-toolkit/website'));
  });
  afterAll(() => rmSync(folder, {recursive: true}));

  const CASES: [path: string, read: boolean][] = [
    ['shop/node_modules/good/index.d.ts', true],
    ['shop/node_modules/@storefront-toolkit/ui/src/index.ts', true],
    ['linked/ui/src/index.ts', true],
    ['shop/node_modules/good/secret.json', false],
    ['shop/node_modules/good/link.d.ts', false],
    ['shop/node_modules/linked-elsewhere/index.d.ts', false],
    ['shop/node_modules/@storefront-toolkit/website/index.d.ts', false],
    ['shop/node_modules/../secret.ts', false],
    ['shop/secret.ts', false],
    ['private/index.d.ts', false],
    ['linked/ui/../../private/index.d.ts', false],
  ];
  test.each(CASES)('%s: %s', (path, read) => {
    const reach = createReach(at('shop'));
    const asWritten = `${folder}/${path}`;
    expect(reach.fileExists(asWritten)).toBe(read);
    expect(reach.readFile(asWritten) !== undefined).toBe(read);
  });

  test('a project that does not exist is an error at once', () => {
    expect(() => createChecker({root: at('nowhere')})).toThrow('does not exist');
  });
});

test.each([
  "import data from '../../package.json';\nexport const a: string = data.name;",
  "import data from './node_modules/react/package.json';\nexport const a: number = data.name;",
  "import x from '../node_modules/@types/react/index.d.ts';\nexport const a: string = x;",
  "export const a: string = await import('./package.json');",
  "import x from '@/lib/cart';\nexport const a: string = x;",
])('a file of the project is not read, and the answer says so: %s', async (code) => {
  const {problems, notes} = await checker.check(code);
  expect(problems).toEqual([]);
  expect(notes).toMatchObject([
    {line: 1, message: expect.stringContaining('Only the snippet is read') as unknown},
  ]);
});

test.each([
  "import x from '/etc/passwd';\nexport const a = x;",
  "import x from 'file:///etc/passwd';\nexport const a = x;",
  "import x from 'https://example.com/x.js';\nexport const a = x;",
  "import x from '@storefront-toolkit/ui/../../package.json';\nexport const a = x;",
  "import x from 'react/../../package.json';\nexport const a = x;",
  "import x from 'C:\\\\secret';\nexport const a = x;",
])('a path that is no package is refused: %s', async (code) => {
  expect(await kindsOf(code)).toEqual(['unknown-module']);
});
