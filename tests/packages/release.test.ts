import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, inject, test} from 'vitest';
import {publish, publishedOf, tagOf} from '../../scripts/lib/release/publish.mjs';
import {release} from '../../scripts/lib/release/release.mjs';
import {emptyFolder, lockedVersions, run, type Storefront} from './storefront.ts';
import {type Registry, startRegistry} from './verdaccio.ts';

const archives = inject('archives');
const ids = archives.map(({manifest: {name, version}}) => `${name}@${version}`);
const PNPM = join(import.meta.dirname, 'pnpm');

let registry: Registry;
let env: NodeJS.ProcessEnv;
const folders: Storefront[] = [];

beforeAll(async () => {
  registry = await startRegistry();
  env = await registry.environmentOf('releaser');
});

afterAll(() => {
  registry.stop();
  for (const folder of folders) folder.remove();
});

/** A folder outside of the workspace, made for one test. */
function folder() {
  const made = emptyFolder();
  folders.push(made);
  return made;
}

describe('all packages', () => {
  const publishAll = async (changed = archives) => {
    const said: string[] = [];
    const place = {from: folder().folder, env};
    const say = (line: string) => said.push(line);
    const manifests = archives.map(({manifest}) => manifest);
    const there = await publishedOf(registry.address, manifests, place);
    const shared = {there, registry: registry.address, dryRun: false, place, say};
    return {done: await publish({archives: [...changed], ...shared}), said};
  };

  test('are published, each after those that it needs', async () => {
    const {done, said} = await publishAll();
    expect(done).toEqual(ids);
    expect(said).toEqual(ids.map((id) => `published  ${id} as latest`));
  });

  test('are skipped when they are there', async () => {
    const {done, said} = await publishAll();
    expect(done).toEqual([]);
    expect(said).toEqual(ids.map((id) => `skipped    ${id}, which is there already`));
  });

  test('are refused when another archive has their version', async () => {
    const [types, ...others] = archives;
    const changed = [{...types!, integrity: archives[1]!.integrity}, ...others];
    await expect(publishAll(changed)).rejects.toThrow(
      /has @storefront-toolkit\/types@\S+ already, with other contents, [^]+ add a changeset/,
    );
  });

  const CODE = `
import {formatMoney, moneyOf} from '@storefront-toolkit/types/cms';
import {ProductTile} from '@storefront-toolkit/commerce-ui/catalog/product-tile';
import {createShopifyCatalogIntegration} from '@storefront-toolkit/integration-shopify';
const price: string = formatMoney(moneyOf(12900, 'EUR'), 'en-IE');
console.log(price, typeof ProductTile, typeof createShopifyCatalogIntegration);
`;

  /** A storefront that needs parts of the toolkit, and gets them from the registry. */
  function emptyShop() {
    const shop = folder();
    shop.write('.npmrc', `@storefront-toolkit:registry=${registry.address}\n`);
    const view = ['view', 'create-storefront-toolkit', 'dist.tarball'];
    const program = run(shop.folder, 'npm', ...view, `--registry=${registry.address}`).trim();
    const toolkit = ['commerce-ui', 'integration-shopify', 'theme', 'types', 'ui'];
    const dependencies = {
      ...Object.fromEntries(toolkit.map((name) => [`@storefront-toolkit/${name}`, 'latest'])),
      'create-storefront-toolkit': program,
      ...lockedVersions('react', 'react-dom', '@types/react', '@types/node', 'typescript'),
    };
    shop.write('package.json', JSON.stringify({private: true, type: 'module', dependencies}));
    shop.write('shop.ts', CODE);
    return shop;
  }

  /** Compiles and runs the storefront, and starts the program that makes projects. */
  function check({folder: shop}: Storefront) {
    const options = ['--strict', '--module', 'nodenext', '--target', 'es2022'];
    run(shop, 'npx', 'tsc', ...options, '--types', 'node', 'shop.ts');
    expect(run(shop, 'node', 'shop.js').trim()).toBe('€129.00 function function');
    expect(run(shop, 'npx', 'create-storefront-toolkit', '--help')).toContain('--vendor');
  }

  test('are installed by npm, compile and run, with the digests of their archives', () => {
    const shop = emptyShop();
    run(shop.folder, 'npm', 'install');
    check(shop);
    const {packages} = JSON.parse(readFileSync(join(shop.folder, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, {integrity?: string}>;
    };
    const installed = archives.filter(({manifest}) => packages[`node_modules/${manifest.name}`]);
    expect(installed.length).toBeGreaterThan(6);
    for (const {manifest, integrity} of installed) {
      expect(packages[`node_modules/${manifest.name}`]?.integrity).toBe(integrity);
    }
  });

  test('are installed by pnpm, compile and run', () => {
    run(PNPM, 'npm', 'ci');
    const shop = emptyShop();
    run(shop.folder, 'node', join(PNPM, 'node_modules/pnpm/bin/pnpm.cjs'), 'install');
    check(shop);
  });
});

describe('a release', () => {
  /** A repository with three packages that need each other, whose last commit holds everything. */
  function repository(version = '1.0.0') {
    const made = folder();
    const manifest = (name: string, needs: string[]) => ({
      name: `@fixture/${name}`,
      version,
      license: 'MIT',
      repository: {type: 'git', url: 'git+https://git.example.com/fixture.git'},
      dependencies: Object.fromEntries(needs.map((one) => [`@fixture/${one}`, version])),
    });
    const write = (name: string, value: object) =>
      made.write(name, `${JSON.stringify(value, undefined, 2)}\n`);
    write('package.json', {private: true, name: 'fixture', version, workspaces: ['packages/*']});
    write('packages/top/package.json', manifest('top', ['middle']));
    write('packages/middle/package.json', manifest('middle', ['base']));
    write('packages/base/package.json', {
      ...manifest('base', []),
      devDependencies: {'@fixture/kit': version},
    });
    write('packages/kit/package.json', {...manifest('kit', []), private: true});
    for (const name of ['top', 'middle', 'base']) made.write(`packages/${name}/index.js`, '');
    made.write('.gitignore', 'node_modules/\n/release/\n');
    run(made.folder, 'npm', 'install');
    run(made.folder, 'git', 'init', '--quiet');
    commit(made);
    return made;
  }

  function commit({folder: at}: Storefront) {
    run(at, 'git', 'add', '.');
    const author = ['-c', 'user.name=Fixture', '-c', 'user.email=fixture@example.com'];
    run(at, 'git', ...author, 'commit', '--quiet', '--message', 'Add the fixture');
  }

  async function releaseOf(
    {folder: from}: Storefront,
    options: Parameters<typeof release>[0] = {},
  ) {
    const said: string[] = [];
    const say = (line: string) => said.push(line);
    const done = await release({from, env, registry: registry.address, say, ...options});
    return {done, said: said.join('\n')};
  }

  const view = (...args: string[]) =>
    run(folder().folder, 'npm', 'view', ...args, `--@fixture:registry=${registry.address}`).trim();

  test('of files that no commit holds is refused, and they are named', async () => {
    const shop = repository();
    shop.write('packages/base/other.js', '');
    await expect(releaseOf(shop)).rejects.toThrow(
      /^These files have changes that no commit holds, [^]+packages\/base\/other\.js\n.+git stash/,
    );
    expect(existsSync(join(shop.folder, 'release'))).toBe(false);
  });

  test('with changesets that no version holds is refused, and they are named', async () => {
    const shop = repository();
    shop.write('.changeset/README.md', '');
    shop.write('.changeset/new-tile.md', '');
    commit(shop);
    await expect(releaseOf(shop)).rejects.toThrow(
      /^These changesets aren't in any version yet, .+: \.changeset\/new-tile\.md\. Run "npm run version-packages"/,
    );
  });

  test("without the site's build is refused, with the reason", async () => {
    await expect(
      releaseOf(repository(), {staleBuild: () => 'website/build is missing'}),
    ).rejects.toThrow(/other code: website\/build is missing\. Run "npm run build"/);
  });

  test('by somebody who is not logged in is refused before anything is packed', async () => {
    const shop = repository();
    const nobody = await registry.environmentOf();
    await expect(releaseOf(shop, {env: nobody})).rejects.toThrow(
      /^You aren't logged in to \S+, so .+ Run "npm login --registry=http/,
    );
    expect(existsSync(join(shop.folder, 'release'))).toBe(false);
  });

  test('to a registry that does not answer is refused, with its address', async () => {
    await expect(releaseOf(repository(), {registry: 'http://127.0.0.1:9/'})).rejects.toThrow(
      /^http:\/\/127\.0\.0\.1:9\/ doesn't say whether it has @fixture\/base@1\.0\.0.+ECONNREFUSED/s,
    );
  });

  test('as a dry run does everything but publish, and needs no login', async () => {
    const shop = repository();
    const nobody = await registry.environmentOf();
    const {done, said} = await releaseOf(shop, {dryRun: true, env: nobody});
    expect(done).toEqual(['@fixture/base@1.0.0', '@fixture/middle@1.0.0', '@fixture/top@1.0.0']);
    for (const id of done) {
      expect(said).toContain(`would go   ${id} as latest to ${registry.address}`);
    }
    expect((await fetch(`${registry.address}@fixture/base`)).status).toBe(404);
    expect(readdirSync(join(shop.folder, 'release')).sort()).toEqual([
      'SHA512SUMS',
      ...['base', 'middle', 'top'].flatMap((name) => [
        `fixture-${name}-1.0.0.cdx.json`,
        `fixture-${name}-1.0.0.tgz`,
      ]),
      'provenance.json',
    ]);
  });

  test('writes digests, components and the origin of what it packs, the same each time', async () => {
    const shop = repository();
    const read = (name: string) => readFileSync(join(shop.folder, 'release', name), 'utf8');
    const files = () => readdirSync(join(shop.folder, 'release')).map((name) => [name, read(name)]);
    await releaseOf(shop, {dryRun: true});
    const first = files();
    await releaseOf(shop, {dryRun: true});
    expect(files()).toEqual(first);

    const checked = run(join(shop.folder, 'release'), 'sha512sum', '--check', 'SHA512SUMS');
    expect(checked.match(/\.tgz: OK$/gm)).toHaveLength(3);
    const {subject, predicate} = JSON.parse(read('provenance.json')) as {
      subject: {name: string; digest: {sha512: string}}[];
      predicate: {buildDefinition: {resolvedDependencies: {digest: {gitCommit: string}}[]}};
    };
    expect(subject.map(({name}) => name)).toContain('pkg:npm/%40fixture/top@1.0.0');
    for (const {digest} of subject) expect(read('SHA512SUMS')).toContain(digest.sha512);
    const head = run(shop.folder, 'git', 'rev-parse', 'HEAD').trim();
    expect(predicate.buildDefinition.resolvedDependencies[0]!.digest.gitCommit).toBe(head);

    const {metadata, components} = JSON.parse(read('fixture-top-1.0.0.cdx.json')) as {
      metadata: {component: {purl: string}};
      components: {purl: string}[];
    };
    expect(metadata.component.purl).toBe('pkg:npm/%40fixture/top@1.0.0');
    expect(components.map(({purl}) => purl)).toEqual([
      'pkg:npm/%40fixture/base@1.0.0',
      'pkg:npm/%40fixture/middle@1.0.0',
    ]);
  });

  test('that stopped half way goes on where it stopped', async () => {
    const shop = repository();
    await expect(releaseOf(shop)).rejects.toThrow(
      /refused @fixture\/middle@1\.0\.0\. 1 of 3 packages were published before it: @fixture\/base@1\.0\.0\. .+ it skips these/,
    );
    const owner = await registry.environmentOf('owner');
    const {done, said} = await releaseOf(shop, {env: owner});
    expect(said).toContain('skipped    @fixture/base@1.0.0, which is there already');
    expect(done).toEqual(['@fixture/middle@1.0.0', '@fixture/top@1.0.0']);
    expect(view('@fixture/top', 'version')).toBe('1.0.0');

    const again = await releaseOf(shop, {env: owner});
    expect(again.done).toEqual([]);
    expect(again.said).toMatch(
      /^Nothing to publish: .+@fixture\/top@1\.0\.0.+npm run version-packages/s,
    );
  });

  test('of changed packages under an old version is refused before anything is published', async () => {
    const shop = repository();
    const path = 'packages/top/package.json';
    const text = readFileSync(join(shop.folder, path), 'utf8');
    shop.write(path, text.replace('"version": "1.0.0"', '"version": "1.0.1"'));
    shop.write('packages/base/index.js', 'export const changed = true;\n');
    commit(shop);
    const owner = await registry.environmentOf('owner');
    await expect(releaseOf(shop, {env: owner})).rejects.toThrow(
      /has @fixture\/base@1\.0\.0 already, with other contents/,
    );
    expect(view('@fixture/top', 'version')).toBe('1.0.0');
  });

  test('before a version gets a tag of its own, so that nobody installs it unasked', async () => {
    expect(tagOf('1.0.0')).toBe('latest');
    const owner = await registry.environmentOf('owner');
    await releaseOf(repository('2.0.0-next.0'), {env: owner});
    expect(view('@fixture/top', 'version')).toBe('1.0.0');
    expect(view('@fixture/top@next', 'version')).toBe('2.0.0-next.0');
  });
});
