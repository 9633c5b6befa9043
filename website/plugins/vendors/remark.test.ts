import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {vendorsRemark} from './remark';

let root: string;
const write = (file: string, text: string) => {
  mkdirSync(path.join(root, path.dirname(file)), {recursive: true});
  writeFileSync(path.join(root, file), text);
};

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'vendors-'));
  for (const [key, factory, title] of [
    ['acme', 'createAcmeCatalogIntegration', 'Acme'],
    ['bolt', 'createBoltCmsIntegration', 'Bolt CMS'],
    ['core', 'notAFactory', undefined],
  ] as const) {
    const folder = `packages/integrations/${key}`;
    const peerDependencies = {[`@${key}/sdk`]: '^1.0.0'};
    write(`${folder}/package.json`, JSON.stringify({name: `integration-${key}`, peerDependencies}));
    write(`${folder}/src/${factory}.ts`, '// #region make\nconst made = 1;\n// #endregion\n');
    if (title) write(`website/docs/vendors/vendors/${key}.mdx`, `---\ntitle: ${title}\n---\n`);
  }
});
afterAll(() => rmSync(root, {recursive: true}));

interface Tree {
  type: string;
  value?: string;
  children?: Tree[];
}

const matrices = {
  Cart: {
    vendors: [
      {key: 'acme', title: 'Acme'},
      {key: 'bolt', title: 'Bolt CMS'},
    ],
    rows: [
      {field: 'id', origins: ['native', 'derived'] as const},
      {field: 'totals.tax', origins: ['set', 'missing'] as const},
      {field: 'custom', origins: ['own', 'own'] as const},
    ],
  },
};

const run = (node: object): Tree => {
  const tree = {type: 'root', children: [node as Tree]};
  vendorsRemark(root, () => matrices)(tree, {
    fail: (reason) => {
      throw new Error(reason);
    },
  });
  return tree.children[0]!;
};
const textOf = ({value, children = []}: Tree): string => value ?? children.map(textOf).join('');
const rowsOf = (table: Tree) => table.children?.map((row) => row.children?.map(textOf).join(' | '));
const tag = (of?: string, name = 'CapabilityTable') => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: of ? [{type: 'mdxJsxAttribute', name: 'of', value: of}] : [],
});

it('draws all vendors that have a page, by the files of their packages @claim-vendors.table', () => {
  expect(rowsOf(run(tag()))).toEqual([
    'Vendor | Catalog | Content | SDK',
    'Acme | Yes | No | @acme/sdk ^1.0.0',
    'Bolt CMS | No | Yes | @bolt/sdk ^1.0.0',
  ]);
});

it('draws the contracts of one vendor', () => {
  expect(rowsOf(run(tag('bolt')))).toEqual([
    'Contract | Covered | Made by',
    'CatalogIntegration | No | –',
    'CmsIntegration | Yes | createBoltCmsIntegration',
  ]);
});

it('stops the build at an unknown vendor', () => {
  expect(() => run(tag('blot'))).toThrow(/names no vendor.*bolt/);
});

it('draws the fields of a contract by vendors @claim-vendors.matrix', () => {
  expect(rowsOf(run(tag('Cart', 'CapabilityMatrix')))).toEqual([
    'Cart | Acme | Bolt CMS',
    'id | Yes | Derived',
    'totals.tax | Set | No',
    'custom | Your function | Your function',
  ]);
});

it('lets a path break behind its dots', () => {
  const [, , totals] = run(tag('Cart', 'CapabilityMatrix')).children!;
  const [path] = totals!.children![0]!.children!;
  expect(path).toMatchObject({
    name: 'code',
    children: [{value: 'totals.'}, {name: 'wbr'}, {value: 'tax'}],
  });
});

it('stops the build at a contract that nobody fills', () => {
  expect(() => run(tag('Crat', 'CapabilityMatrix'))).toThrow(/that a vendor fills.*Cart/);
});

it('fills a fence, and stops the build at a region that is gone', () => {
  const file = 'packages/integrations/acme/src/createAcmeCatalogIntegration.ts';
  const fence = (region: string) => ({
    type: 'code',
    value: '',
    meta: `title="a.ts" file="${file}" region="${region}"`,
  });
  expect(run(fence('make'))).toMatchObject({value: 'const made = 1;', meta: 'title="a.ts"'});
  expect(() => run(fence('gone'))).toThrow('#region gone');
});
