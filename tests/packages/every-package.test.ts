import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, inject, test} from 'vitest';
import {promisedNodes, unfitEngines} from '../../scripts/lib/engines.mjs';
import {readJson, root} from '../../scripts/lib/workspace.mjs';
import {extractFences} from '../fences/extract.ts';
import {guideFences} from '../lib/guide.ts';
import {emptyFolder, lockedVersions, outputOf, run, type Storefront} from './storefront.ts';

interface Manifest {
  name: string;
  exports: Record<string, unknown>;
}

const GUIDE = 'website/docs/guides/getting-started/installation.mdx';
const packages = inject('archives').map(({folder}) => ({
  folder,
  manifest: readJson(`${folder}/package.json`) as Manifest,
  readme: readFileSync(join(root, folder, 'README.md'), 'utf8'),
}));

/** Import paths that lead to modules. Those of style sheets are left out. */
const imports = packages.flatMap(({manifest: {name, exports}}) =>
  Object.keys(exports)
    .filter((path) => !path.endsWith('.css'))
    .map((path) => name + path.slice(1)),
);

/** Archives of packages without a scope, which npm would ask the public registry for. */
const unscoped = new Map(
  inject('archives').flatMap(({path, manifest: {name}}) =>
    name.startsWith('@') ? [] : [[name, path] as const],
  ),
);

/**
 * Packages that a README installs. Where it names no version, packages of others have that of the lockfile: the newest one may be of
 * today, and the outcome would change without a change here.
 */
function installedBy(readme: string): string[] {
  const [, words = ''] = /^```bash\nnpm install ([^`]+)```$/m.exec(readme) ?? [];
  return words
    .replaceAll('\\\n', ' ')
    .trim()
    .split(/\s+/)
    .map((word) => {
      const archive = unscoped.get(word);
      if (archive) return archive;
      const isOpen = !word.startsWith('@storefront-toolkit/') && !word.includes('@', 1);
      return isOpen ? `${word}@${lockedVersions(word)[word] ?? ''}` : word;
    });
}

/** The settings of TypeScript that the installation guide writes, and those in which readers may be stricter. */
function settings(more: object): string {
  const fence = guideFences(GUIDE).find(({title}) => title === 'tsconfig.json');
  const {compilerOptions} = JSON.parse(fence?.code ?? '{}') as {compilerOptions: object};
  const strict = {strict: true, exactOptionalPropertyTypes: true, types: ['node']};
  return JSON.stringify({
    compilerOptions: {...compilerOptions, ...strict, ...more},
    include: ['src'],
  });
}

let shop: Storefront;
const warnings: string[] = [];

beforeAll(() => {
  shop = emptyFolder();
  shop.write('package.json', '{"private": true, "type": "module"}');
  for (const {readme} of packages) {
    const {status, stderr} = outputOf(shop.folder, 'npm', 'install', ...installedBy(readme));
    expect(status, stderr).toBe(0);
    warnings.push(...stderr.split('\n').filter((line) => line.includes('EBADENGINE')));
  }
  const tools = lockedVersions('typescript', '@types/node', '@types/react', '@types/react-dom');
  const wanted = Object.entries(tools).map(([name, version]) => `${name}@${version}`);
  run(shop.folder, 'npm', 'install', '--save-dev', ...wanted);

  shop.write(
    'src/all.ts',
    imports.map((path, index) => `export * as m${index} from '${path}';\n`).join(''),
  );
  for (const {folder, readme} of packages) {
    for (const [index, {extension, code}] of extractFences('README.md', readme).entries()) {
      shop.write(`src/readme/${folder.replaceAll('/', '-')}-${index}.${extension}`, code);
    }
  }
}, 600_000);

afterAll(() => shop.remove());

test('each package was installed as its README says', () => {
  expect(packages.length).toBeGreaterThan(10);
  for (const {manifest} of packages) {
    expect(existsSync(join(shop.folder, 'node_modules', manifest.name, 'LICENSE'))).toBe(true);
  }
});

test('the page for agents names files that an installation has', () => {
  const [, section = ''] =
    /\n## In your node_modules\n([^]*?)\n## /.exec(
      readFileSync(join(root, 'website/src/pages/for-agents.mdx'), 'utf8'),
    ) ?? [];
  const named = section.match(/^node_modules\/.+$/gm) ?? [];
  expect(named.map((file) => file.split('/').pop())).toEqual(['AGENTS.md', 'button.md']);
  expect(named.filter((file) => !existsSync(join(shop.folder, file)))).toEqual([]);
});

test('a fresh install of each package with its peers prints no EBADENGINE', () => {
  expect(warnings).toEqual([]);
  const lockfile = JSON.parse(
    readFileSync(join(shop.folder, 'package-lock.json'), 'utf8'),
  ) as Parameters<typeof unfitEngines>[0];
  const {engines} = readJson('package.json') as {engines: {node: string}};
  expect(unfitEngines(lockfile, promisedNodes(engines.node))).toEqual([]);
});

test('Node imports each module, from what was built', () => {
  shop.write(
    'import-all.js',
    `for (const path of ${JSON.stringify(imports)}) {
      await import(path);
      if (!import.meta.resolve(path).includes('/dist/')) throw new Error(path + ' is not what was built');
      console.log(path);
    }`,
  );
  expect(run(shop.folder, 'node', 'import-all.js').trim().split('\n')).toEqual(imports);
});

const BUNDLER = {module: 'esnext', moduleResolution: 'bundler'};
const NODE = {module: 'nodenext', moduleResolution: 'nodenext'};

/** Compiles what is in `src`. */
function compile(more: object) {
  shop.write('tsconfig.json', settings(more));
  return outputOf(shop.folder, 'npx', 'tsc', '-p', '.', '--pretty', 'false');
}

/** The declarations of Contentstack's SDK import each other without extensions, so Node's way finds no types in them. */
const CONTENTSTACK =
  /integration-contentstack\/.*"@contentstack\/delivery-sdk"' has no exported member/;

describe.each([
  ['as a bundler resolves modules', BUNDLER, undefined],
  ['as Node resolves modules', NODE, CONTENTSTACK],
])('%s', (_name, resolution, known) => {
  test('all imports and examples compile under strict and exactOptionalPropertyTypes', () => {
    expect(compile(resolution)).toMatchObject({stdout: '', status: 0});
  });

  test('the declarations have no error of their own', () => {
    const {stdout} = compile({...resolution, skipLibCheck: false});
    const own = stdout.split('\n').filter((line) => line.includes('@storefront-toolkit/'));
    expect(own.filter((line) => !known?.test(line))).toEqual([]);
  });
});

test('options of the SDK of Contentstack are checked for bundlers alone @claim-contentstack.nodenext', () => {
  shop.write(
    'src/contentstack.ts',
    `import type {ContentstackOptions} from '@storefront-toolkit/integration-contentstack';
    export const options: ContentstackOptions = {locales: ['en-us'], sdk: {unknown: true}};`,
  );
  expect(compile(BUNDLER).stdout).toContain("'unknown' does not exist in type");
  expect(compile(NODE)).toMatchObject({stdout: '', status: 0});
});
