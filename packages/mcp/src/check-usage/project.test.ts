import {cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {openCheck} from './check.ts';
import {createReach} from './reach.ts';
import type {CheckResult} from './types.ts';
import {root} from './testing/root.ts';

// A shop that has installed built packages: declarations beside JavaScript, and the sources too.
const shop = mkdtempSync(join(tmpdir(), 'shop-'));
const write = (path: string, text: string) => {
  const target = join(shop, 'node_modules/@storefront-toolkit', path);
  mkdirSync(dirname(target), {recursive: true});
  writeFileSync(target, text);
};
const manifest = (...paths: string[]) =>
  JSON.stringify({
    version: '0.1.0',
    exports: Object.fromEntries(
      paths.map((path) => [
        `./${path}`,
        {
          'storefront-toolkit-source': `./src/${path}.ts`,
          types: `./dist/${path}.d.ts`,
          default: `./dist/${path}.js`,
        },
      ]),
    ),
  });

let check: (code: string) => CheckResult;
beforeAll(() => {
  for (const name of ['@types/react', 'csstype', 'react']) {
    cpSync(join(root, 'node_modules', name), join(shop, 'node_modules', name), {recursive: true});
  }
  write('ui/package.json', manifest('chip', 'sort'));
  write('ui/src/chip.ts', 'This is not what is checked.');
  write('ui/dist/chip.d.ts', "export * from './Chip.js';\n");
  write('ui/dist/chip.js', "export * from './Chip.js';\n");
  write(
    'ui/dist/Chip.d.ts',
    "import type {ReactNode} from 'react';\nexport declare function Chip(props: {children: ReactNode; format?: (text: string) => string}): ReactNode;\n",
  );
  write('ui/dist/Chip.js', 'export const Chip = ({children}) => children;\n');
  write(
    'ui/dist/sort.d.ts',
    "import type {ReactNode} from 'react';\nexport declare function Sort(props: {by?: (text: string) => number}): ReactNode;\n",
  );
  write('ui/dist/sort.js', "'use client';\nexport const Sort = () => null;\n");
  check = openCheck(() => createReach(shop));
});
afterAll(() => rmSync(shop, {recursive: true}));

const CHIP = "import {Chip} from '@storefront-toolkit/ui/chip';\n";

test('built packages are checked by their declarations', () => {
  expect(check(`${CHIP}<Chip>New</Chip>;`).problems).toEqual([]);
  expect(check(`${CHIP}<Chip fromat={String}>New</Chip>;`).problems).toMatchObject([
    {line: 2, code: 'unknown-prop', message: expect.stringContaining('`format`') as unknown},
  ]);
  expect(check('<Chip>New</Chip>;').problems).toMatchObject([
    {message: expect.stringContaining("from '@storefront-toolkit/ui/chip'") as unknown},
  ]);
});

test('whether a built component is a client component is read from its code', () => {
  expect(check(`${CHIP}<Chip format={(text) => text}>New</Chip>;`).problems).toEqual([]);
  const sort =
    "import {Sort} from '@storefront-toolkit/ui/sort';\n<Sort by={(text) => text.length} />;";
  expect(check(sort).problems).toMatchObject([{code: 'client-in-server'}]);
});

test('a package that is not installed is named with its command, until it is', () => {
  const code =
    "import type {Product} from '@storefront-toolkit/types/catalog';\nexport const f = (product: Product) => product.slug;";
  expect(check(code).problems).toMatchObject([
    {
      code: 'unknown-module',
      message: expect.stringContaining('npm install @storefront-toolkit/types') as unknown,
    },
  ]);
  write('types/package.json', manifest('catalog'));
  write('types/dist/catalog.d.ts', 'export interface Product { slug: string }\n');
  expect(check(code).problems).toEqual([]);
});

test('a declaration that changes is read again', () => {
  const code = `${CHIP}<Chip tone="sale">New</Chip>;`;
  expect(check(code).problems).toMatchObject([{code: 'unknown-prop'}]);
  write(
    'ui/dist/Chip.d.ts',
    "import type {ReactNode} from 'react';\nexport declare function Chip(props: {children: ReactNode; tone?: 'sale' | 'new'}): ReactNode;\n",
  );
  expect(check(code).problems).toEqual([]);
});

test('without the theme package, no token is judged', () => {
  expect(check('<p className="bg-brnad">Sale</p>;').problems).toEqual([]);
});
