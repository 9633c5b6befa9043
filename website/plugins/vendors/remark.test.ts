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

const run = (node: object): Tree => {
  const tree = {type: 'root', children: [node as Tree]};
  vendorsRemark(root)(tree, {
    fail: (reason) => {
      throw new Error(reason);
    },
  });
  return tree.children[0]!;
};
const textOf = ({value, children = []}: Tree): string => value ?? children.map(textOf).join('');
const rowsOf = (table: Tree) => table.children?.map((row) => row.children?.map(textOf).join(' | '));
const tag = (of?: string) => ({
  type: 'mdxJsxFlowElement',
  name: 'CapabilityTable',
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
