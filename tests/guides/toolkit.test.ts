import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {build} from 'esbuild';
import {describe, expect, test} from 'vitest';
import {forbidden} from '../../scripts/lint/boundaries.mjs';
import {readJson, root} from '../../scripts/lib/workspace.mjs';

// The statements of "Packages" and "What is included" about the packages, read from their manifests and bundles.

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly exports?: Readonly<Record<string, unknown>>;
  readonly scripts?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

const SCOPE = '@storefront-toolkit/';

const folders = ['packages', 'packages/integrations'].flatMap((parent) =>
  readdirSync(join(root, parent))
    .map((name) => `${parent}/${name}`)
    .filter((folder) => existsSync(join(root, folder, 'package.json'))),
);
const manifests = [...folders, 'apps/storefront', 'website', 'server'].map(
  (folder) => readJson(`${folder}/package.json`) as Manifest,
);
const published = manifests.filter((manifest) => !manifest.private);
const named = (name: string) => manifests.find((one) => one.name === `${SCOPE}${name}`)!;
/** The program that makes projects. Its name has no scope, so that `npm create` finds it. */
const create = manifests.find(({name}) => name === 'create-storefront-toolkit')!;
const pathsOf = (name: string) => Object.keys(named(name).exports ?? {});
/** Names of the toolkit's packages that a package depends on, without their scope. */
const toolkitOf = ({dependencies = {}}: Manifest) =>
  Object.keys(dependencies)
    .filter((name) => name.startsWith(SCOPE))
    .map((name) => name.slice(SCOPE.length))
    .sort();
const integrations = published.filter(({name}) => name.startsWith(`${SCOPE}integration-`));
const vendors = integrations.filter(({name}) => !/-core$/.test(name));

test('the import paths are those of the table @claim-packages.import-paths', () => {
  const page = readFileSync(join(root, 'website/docs/packages/index.mdx'), 'utf8');
  const cell = (name: string) =>
    page.split('\n').find((row) => row.startsWith(`| \`${SCOPE}${name}`));
  const listed = (name: string) =>
    [...(cell(name)?.split('|')[3] ?? '').matchAll(/`(\/[^`]+)`/g)].map(([, path]) => `.${path}`);
  expect(listed('types').sort()).toEqual(pathsOf('types').sort());
  expect(['.', ...listed('theme')].sort()).toEqual(pathsOf('theme').sort());
  for (const name of ['ui', 'commerce-ui']) {
    expect(listed(name)).not.toEqual([]);
    expect(pathsOf(name)).toEqual(expect.arrayContaining(listed(name)));
  }
  for (const {exports = {}} of vendors) expect(Object.keys(exports)).toEqual(['.', './mapping']);
});

test('what is private is never published @claim-packages.private', () => {
  const hidden = manifests.filter((manifest) => manifest.private).map(({name}) => name);
  expect(hidden.map((name) => name.slice(SCOPE.length)).sort()).toEqual([
    'blocks',
    'fixtures',
    'integration-cms-test-kit',
    'integration-test-kit',
    'migrations',
    'server',
    'storefront',
    'website',
  ]);
});

test('theme, mcp, create and the integrations have a root export, and no other package @claim-packages.root-exports', () => {
  const withRoot = published.filter(({exports = {}}) => '.' in exports).map(({name}) => name);
  expect(withRoot.sort()).toEqual(
    [...integrations, create, named('mcp'), named('theme')].map(({name}) => name).sort(),
  );
});

test('imports run one way @claim-packages.one-way @claim-included.core', () => {
  expect(toolkitOf(named('types'))).toEqual([]);
  expect(toolkitOf(named('theme'))).toEqual(['types']);
  expect(toolkitOf(named('ui'))).toEqual(['theme', 'types']);
  expect(toolkitOf(named('commerce-ui'))).toEqual(['types', 'ui']);
  for (const vendor of vendors) {
    const [last, ...others] = toolkitOf(vendor).reverse();
    expect(last).toBe('types');
    expect(['integration-core', 'integration-cms-core']).toEqual(expect.arrayContaining(others));
    expect(others).toContain('integration-core');
  }
});

test('a lint rule refuses the other way, and paths into packages @claim-packages.lint', () => {
  const refused = (file: string, specifier: string) => forbidden(join(root, file), specifier);
  expect(refused('packages/ui/src/a.ts', '../../types/src/cms/index.ts')).toContain('public name');
  expect(refused('packages/ui/src/a.ts', '@storefront-toolkit/commerce-ui/x')).toContain('one way');
  expect(refused('packages/ui/src/a.ts', '@storefront-toolkit/integration-shopify')).toContain(
    'one way',
  );
});

/** The files whose code is in a bundle, as a storefront would make it. */
async function bundled(contents: string): Promise<readonly string[]> {
  const {metafile} = await build({
    stdin: {contents, resolveDir: join(root, 'website'), loader: 'ts'},
    bundle: true,
    format: 'esm',
    platform: 'browser',
    jsx: 'automatic',
    treeShaking: true,
    metafile: true,
    write: false,
    absWorkingDir: root,
    conditions: ['storefront-toolkit-source'],
    define: {'process.env.NODE_ENV': '"production"'},
  });
  const inputs = Object.values(metafile.outputs).flatMap((output) => Object.entries(output.inputs));
  return inputs
    .filter(([, {bytesInOutput}]) => bytesInOutput > 0)
    .map(([file]) => file)
    .filter((file) => file !== '<stdin>');
}

test('contracts add the functions that are called, and nothing else @claim-packages.types-size @claim-key-concepts.types', async () => {
  const types = "import type {Product} from '@storefront-toolkit/types/catalog';";
  expect(await bundled(`${types} export const name = (product: Product) => product.name;`)).toEqual(
    [],
  );
  const money = await bundled(
    "import {formatMoney} from '@storefront-toolkit/types/cms'; export const f = formatMoney;",
  );
  expect(money.length).toBeGreaterThan(0);
  for (const file of money) expect(file).toMatch(/^packages\/types\/src\/cms\/.*money/i);
});

test('the theme adds no React @claim-packages.theme-size', async () => {
  const files = await bundled("export * from '@storefront-toolkit/theme';");
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => /node_modules\/react/.test(file))).toEqual([]);
});

test('an import brings its component, and no other @claim-included.subpaths', async () => {
  const files = await bundled("export * from '@storefront-toolkit/ui/button';");
  const own = files.filter((file) => file.startsWith('packages/ui/src/'));
  expect(own.length).toBeGreaterThan(0);
  for (const file of own) expect(file).toMatch(/^packages\/ui\/src\/(button|internal)\//);
});

test('integrations need no components @claim-packages.own-components', () => {
  for (const manifest of integrations) {
    const needed = [...toolkitOf(manifest), ...Object.keys(manifest.peerDependencies ?? {})];
    expect(needed.filter((name) => /^(ui|theme|commerce-ui|react)$/.test(name))).toEqual([]);
  }
});

test('packages have one version, and ask for that version of each other @claim-packages.same-version @claim-included.same-version @claim-packages.same-contracts', () => {
  const [{version} = {version: ''}] = published;
  for (const {name, version: own, dependencies = {}} of published) {
    expect(own, name).toBe(version);
    const asked = Object.entries(dependencies).filter(([other]) => other.startsWith(SCOPE));
    for (const [other, range] of asked) expect(range, `${name} on ${other}`).toBe(version);
  }
});

test('components need React 19, and no framework @claim-packages.react @claim-included.no-framework', () => {
  for (const name of ['ui', 'commerce-ui']) {
    const {peerDependencies} = named(name);
    expect(peerDependencies).toEqual({react: '^19.0.0', 'react-dom': '^19.0.0'});
  }
});

test('components bring theme and contracts with them @claim-included.needed', () => {
  expect(toolkitOf(named('ui'))).toEqual(['theme', 'types']);
  expect(toolkitOf(named('commerce-ui'))).toContain('ui');
});

test('npm builds before it packs @claim-packages.prepack', () => {
  for (const {name, scripts = {}} of published) expect(scripts.prepack, name).toMatch(/prepack/);
});

/** The source of the components, without tests and examples. */
const componentFiles = ['ui', 'commerce-ui'].flatMap((name) =>
  readdirSync(join(root, `packages/${name}/src`), {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|browser)\.|(^|\/)examples\//.test(file))
    .map((file) => `packages/${name}/src/${file}`),
);
const matching = (pattern: RegExp) =>
  componentFiles.filter((file) => pattern.test(readFileSync(join(root, file), 'utf8')));

test('components fetch nothing @claim-included.no-fetching @claim-key-concepts.component', () => {
  expect(componentFiles.length).toBeGreaterThan(150);
  expect(matching(/\bfetch\(|XMLHttpRequest|sendBeacon|EventSource|WebSocket/)).toEqual([]);
});

test('components hold no color of their own @claim-key-concepts.no-own-color', () => {
  const color = /#[\da-f]{6}\b|\b(rgb|hsl|oklch|lab)a?\(\s*\d/i;
  const palette =
    /\b(bg|text|border|fill|stroke)-(red|blue|green|gray|slate|zinc|amber|black|white)\b/;
  expect(matching(color)).toEqual([]);
  expect(matching(palette)).toEqual([]);
});

test('components bring no library of state @claim-included.no-state-library', () => {
  const libraries =
    /redux|zustand|jotai|mobx|recoil|valtio|xstate|effector|signals|react-query|swr/;
  for (const name of ['ui', 'commerce-ui']) {
    const needed = Object.keys({...named(name).dependencies, ...named(name).peerDependencies});
    expect(needed.filter((one) => libraries.test(one))).toEqual([]);
  }
  expect(matching(/from '(node:|redux|zustand)/)).toEqual([]);
});

describe.each(vendors.map(({name}) => name))('%s/mapping', (name) => {
  test('holds rows, or how a CMS writes names @claim-included.mapping', async () => {
    const exported = (await import(`${name}/mapping`)) as Readonly<
      Record<string, object | object[]>
    >;
    const tables = Object.values(exported);
    expect(tables.length).toBeGreaterThan(0);
    for (const table of tables.flat()) {
      const isOfCms = 'model' in table && 'field' in table;
      if (!isOfCms) expect(table).toHaveProperty('rows', expect.any(Array));
    }
  });
});

test('the packages of the introduction are there @claim-intro.packages', () => {
  const page = readFileSync(join(root, 'website/docs/intro.mdx'), 'utf8');
  const listed = [...page.matchAll(/^\| `@storefront-toolkit\/([\w-]+)(-<vendor>)?`/gm)];
  expect(page).toMatch(/^\| `create-storefront-toolkit` /m);
  expect(published).toContain(create);
  expect(listed.map(([, name]) => name)).toEqual([
    'types',
    'theme',
    'ui',
    'commerce-ui',
    'integration',
    'mcp',
  ]);
  for (const [, name = '', ofVendors] of listed) {
    if (!ofVendors) expect(published).toContain(named(name));
  }
  expect(published).toHaveLength(6 + integrations.length);
});
