import {spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {readCode} from './files.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const PACK = fileURLToPath(new URL('../packs/badge-kind', import.meta.url));

let shop: string;
beforeEach(() => {
  shop = mkdtempSync(join(tmpdir(), 'migrate-'));
});
afterEach(() => rmSync(shop, {recursive: true}));

function migrate(...args: string[]) {
  const {status, stdout, stderr} = spawnSync('npm', ['run', '--silent', 'migrate', '--', ...args], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return {status, stdout, stderr};
}

/** Commands of MIGRATION.md, in their order, for the storefront of a test. */
const commands = Array.from(
  readFileSync(join(PACK, 'MIGRATION.md'), 'utf8').matchAll(/^npm run migrate -- (.+)$/gm),
  ([, args = '']) => args.split(' '),
);

test('the commands of MIGRATION.md do what it says, in their order', () => {
  cpSync(join(PACK, 'before'), shop, {recursive: true});
  const inShop = commands.map((args) => args.with(-1, shop));
  expect(inShop.map(([command]) => command)).toEqual(['detect', 'transform', 'verify']);
  const [detect, transform, verify] = inShop as [string[], string[], string[]];

  const detected = migrate(...detect);
  expect(detected).toMatchObject({status: 0, stderr: ''});
  expect(detected.stdout).toContain('ProductLabels.tsx:13  kind="new"\n');
  expect(detected.stdout).toMatch(/\n7 places in 2 files of 2, 1 of them to change by hand\.\n$/);
  expect(readCode(shop)).toEqual(readCode(join(PACK, 'before')));

  const transformed = migrate(...transform);
  expect(transformed).toMatchObject({status: 0, stderr: ''});
  expect(transformed.stdout).toMatch(
    /^ProductLabels\.tsx:17 {2}kind=\{stockKind\}\n {2}Write "tone".+\nChanged 6 places in 2 files\. 1 place left to you\.\n$/,
  );
  expect(readCode(shop)).toEqual(readCode(join(PACK, 'after')));

  expect(migrate(...verify)).toMatchObject({status: 1, stderr: ''});
  cpSync(join(PACK, 'done'), shop, {recursive: true});
  expect(migrate(...verify)).toEqual({
    status: 0,
    stderr: '',
    stdout: 'Nothing to change in 2 files.\n',
  });
});

test('a file that is not valid code stops it before anything is written', () => {
  cpSync(join(PACK, 'before'), shop, {recursive: true});
  writeFileSync(join(shop, 'a.tsx'), 'export const a = <;\n');
  const before = readCode(shop);
  const {status, stderr} = migrate('transform', 'badge-kind', shop);
  expect(status).toBe(2);
  expect(stderr).toMatch(/^migrate: a\.tsx:1 isn't valid code: /);
  expect(readCode(shop)).toEqual(before);
});

test('a file that cannot be written stops it before anything is written', () => {
  cpSync(join(PACK, 'before'), shop, {recursive: true});
  mkdirSync(join(shop, 'SaleLabel.tsx.draft'));
  const {status, stderr} = migrate('transform', 'badge-kind', shop);
  expect([status, stderr]).toEqual([2, expect.stringContaining('SaleLabel.tsx.draft')]);
  rmSync(join(shop, 'SaleLabel.tsx.draft'), {recursive: true});
  expect(readCode(shop)).toEqual(readCode(join(PACK, 'before')));
});

test('installed and built files stay as they are', () => {
  for (const folder of ['node_modules/shop', 'dist', '.next']) {
    cpSync(join(PACK, 'before'), join(shop, folder), {recursive: true});
  }
  expect(migrate('transform', 'badge-kind', shop).stderr).toContain(
    'has no TypeScript or JavaScript. Name another folder.',
  );
});

test.each([
  [['rewrite', 'badge-kind', '.'], 'There is no command "rewrite". Use detect, transform, verify.'],
  [['detect', 'toString', '.'], 'There is no pack "toString". Use one of: badge-kind.'],
  [['detect', 'badge-kind'], 'Name one folder: that of the storefront, or of its sources.'],
  [['detect', 'badge-kind', 'a', 'b'], 'Name one folder'],
  [['detect', 'badge-kind', '/nowhere'], 'ENOENT'],
  [['--write'], "Unknown option '--write'"],
])('%j is refused', (args, message) => {
  const {status, stdout, stderr} = migrate(...args);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain(message);
});

test('--help says what each command does, and lists the packs', () => {
  const {status, stdout} = migrate('--help');
  expect(status).toBe(0);
  expect(stdout).toContain('npm run migrate -- detect|transform|verify <pack> <folder>');
  expect(stdout).toContain('badge-kind  The prop `kind` of `Badge`');
});
