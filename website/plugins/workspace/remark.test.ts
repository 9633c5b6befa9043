import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {workspaceRemark} from './remark';

let root: string;
const write = (file: string, value: object | string) => {
  mkdirSync(path.join(root, path.dirname(file)), {recursive: true});
  writeFileSync(path.join(root, file), typeof value === 'string' ? value : JSON.stringify(value));
};

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'workspace-'));
  write('package.json', {workspaces: ['packages/types', 'packages/integrations/*', 'server']});
  write('packages/types/package.json', {
    name: '@shop/types',
    version: '1.2.0',
    description: 'Types.',
    exports: {'./cart': {}, './cms': {}, './internal': {}},
  });
  write('packages/integrations/acme/package.json', {
    name: '@shop/integration-acme',
    version: '0.3.0',
    description: 'Acme.',
    exports: {'.': {}, './mapping': {}},
    dependencies: {'@shop/types': '1.2.0', retry: '^1.0.0'},
    peerDependencies: {'@acme/sdk': '^4.0.0', '@acme/schema': '*'},
    peerDependenciesMeta: {'@acme/schema': {optional: true}},
  });
  write('packages/integrations/README.md', 'No package.');
  write('server/package.json', {name: '@shop/server', version: '1.0.0', private: true});
  write('website/docs/packages/types/cart/index.mdx', '');
  write('website/docs/vendors/vendors/acme.mdx', '');
});
afterAll(() => rmSync(root, {recursive: true}));

interface Tree {
  type: string;
  value?: string;
  children?: Tree[];
}

function draw(name: string, of?: string) {
  const attributes = of ? [{type: 'mdxJsxAttribute', name: 'of', value: of}] : [];
  const tag: Tree & {name: string; attributes: object[]} = {
    type: 'mdxJsxFlowElement',
    name,
    attributes,
  };
  const tree: Tree = {type: 'root', children: [{type: 'section', children: [tag]}]};
  workspaceRemark(root)(tree, {
    fail: (reason) => {
      throw new Error(reason);
    },
  });
  return tree.children?.[0]?.children?.[0];
}
const textOf = ({value, children = []}: Tree): string => value ?? children.map(textOf).join('');
const rowsOf = (table: Tree | undefined) =>
  table?.children?.map((row) => row.children?.map(textOf).join(' | '));

it('lists what is published, and nothing private @claim-included.tables', () => {
  expect(rowsOf(draw('PackageTable'))).toEqual([
    'Package | Version | Entry points | What it is',
    '@shop/types | 1.2.0 | 2 | Types.',
    '@shop/integration-acme | 0.3.0 | 2 | Acme.',
  ]);
});

it('tells what a package needs, without what is optional @claim-included.tables', () => {
  expect(rowsOf(draw('PackageNeeds', 'integration-*'))?.slice(1)).toEqual([
    '@shop/integration-acme | @acme/sdk ^4.0.0 | @shop/types | retry',
  ]);
});

it('names every entry point, with its page if there is one @claim-included.tables', () => {
  expect(rowsOf(draw('EntryPoints'))?.slice(1)).toEqual([
    '@shop/types/cart | /docs/packages/types/cart/',
    '@shop/types/cms | –',
    '@shop/integration-acme | /docs/vendors/vendors/acme',
    '@shop/integration-acme/mapping | /docs/vendors/vendors/acme',
  ]);
});

it('stops the build at a package that there is not', () => {
  expect(() => draw('EntryPoints', 'typo')).toThrow(/names no published package.*types/);
  expect(() => draw('EntryPoints', 'server')).toThrow('names no published package');
});
