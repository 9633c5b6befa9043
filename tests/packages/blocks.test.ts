import {execFile} from 'node:child_process';
import {cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import axe from 'axe-core';
import {type Browser, chromium} from '@playwright/test';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {testBrowserPath} from '../../scripts/lib/chromium.mjs';
import {readJson, root} from '../../scripts/lib/workspace.mjs';
import {createSiteServer} from '../../server/src/server.ts';
import {guideFences} from '../lib/guide.ts';
import {serveFolder} from '../lib/serve-folder.ts';
import {emptyFolder, lockedVersions, run, shellEnvironment, type Storefront} from './storefront.ts';

const PAGE = 'website/docs/component-packages/blocks.mdx';
const SITE = join(root, 'website/build');
const CLI = join(import.meta.dirname, 'shadcn');
const SOURCE = 'packages/blocks/src';
const BLOCKS = readdirSync(join(root, SOURCE)).sort();

/** A storefront's tools, in the versions of the lockfile, whose files are at hand. */
const TOOLS = [
  ...['react', 'react-dom', 'tailwindcss', '@tailwindcss/postcss', 'vite'],
  ...['typescript', '@types/react', '@types/react-dom'],
];

interface Item {
  name: string;
  type: string;
  dependencies: string[];
  files?: {path: string; content: string}[];
  css: Record<string, object>;
}

const itemOf = (name: string) => readJson(`website/build/r/${name}.json`) as Item;
const fences = guideFences(PAGE);
const codeOf = (title: string) => fences.find((fence) => fence.title === title)!.code;

let server: Server;
let origin: string;
let browser: Browser;
const shops: Storefront[] = [];

beforeAll(async () => {
  run(CLI, 'npm', 'ci');
  server = createSiteServer({root: SITE});
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  browser = await chromium.launch({executablePath: testBrowserPath(), args: ['--no-sandbox']});
});

afterAll(async () => {
  server.close();
  await browser.close();
  for (const shop of shops) shop.remove();
});

/**
 * Runs the shadcn CLI. It asks the site's server on this machine, which runs in this process, and no other registry. Nobody answers
 * its questions.
 */
function shadcn(folder: string, ...args: string[]): Promise<{status: number; output: string}> {
  return new Promise((done) => {
    const child = execFile(
      process.execPath,
      [join(CLI, 'node_modules/shadcn/dist/index.js'), ...args],
      {cwd: folder, env: {...shellEnvironment, REGISTRY_URL: `${origin}/r`}},
      (_, stdout, stderr) => done({status: child.exitCode ?? 1, output: stdout + stderr}),
    );
    child.stdin?.end();
  });
}

/** Runs a command of the page. It names the version that is tested here. */
function follow(folder: string, command: string, ...more: string[]) {
  const {devDependencies} = readJson('tests/packages/shadcn/package.json') as {
    devDependencies: {shadcn: string};
  };
  const [program, name, ...args] = command.trim().split(' ');
  expect([program, name]).toEqual(['npx', `shadcn@${devDependencies.shadcn}`]);
  return shadcn(folder, ...args, ...more);
}

const STYLES = `@layer theme, base, components, utilities;
@import 'tailwindcss/utilities.css' layer(utilities);
`;

/** A storefront that is set up as the page says, and has no part of the toolkit. */
function emptyStorefront(): Storefront {
  const shop = emptyFolder();
  shops.push(shop);
  shop.write(
    'package.json',
    JSON.stringify({private: true, type: 'module', dependencies: lockedVersions(...TOOLS)}),
  );
  shop.write('tsconfig.json', codeOf('tsconfig.json'));
  const registry = 'https://docs.example.com/';
  expect(codeOf('components.json')).toContain(registry);
  shop.write('components.json', codeOf('components.json').replace(registry, `${origin}/`));
  shop.write('src/storefront.css', STYLES);
  return shop;
}

describe('the registry', () => {
  test('has an item for each block, and the theme', () => {
    const {items} = readJson('website/build/r/registry.json') as {items: Item[]};
    expect(items.map(({name}) => name)).toEqual([...BLOCKS, 'theme']);
    for (const {name} of items) expect(itemOf(name).name).toBe(name);
    expect(items.flatMap(({files = []}) => files.map((file) => file.content)).join('')).toBe('');
  });

  test("fits shadcn's schemas", async () => {
    const schemas = (await import(join(CLI, 'node_modules/shadcn/dist/schema/index.js'))) as Record<
      'registrySchema' | 'registryItemSchema',
      {safeParse: (value: unknown) => {success: boolean; error?: Error}}
    >;
    const {registrySchema, registryItemSchema} = schemas;
    const errorOf = ({error}: {error?: Error}) => error?.message;
    expect(errorOf(registrySchema.safeParse(readJson('website/build/r/registry.json')))).toBe(
      undefined,
    );
    for (const name of [...BLOCKS, 'theme']) {
      expect(errorOf(registryItemSchema.safeParse(itemOf(name))), name).toBe(undefined);
    }
    expect(registryItemSchema.safeParse({...itemOf('theme'), type: 'theme'}).success).toBe(false);
  });

  test('is valid for shadcn, which builds the same items of the sources', async () => {
    const folder = emptyFolder();
    shops.push(folder);
    folder.write('registry.json', readFileSync(join(SITE, 'r/registry.json'), 'utf8'));
    cpSync(join(root, SOURCE), join(folder.folder, 'components'), {recursive: true});
    const validated = await shadcn(folder.folder, 'registry', 'validate');
    expect(validated.status, validated.output).toBe(0);
    const built = await shadcn(folder.folder, 'build', '--output', 'r');
    expect(built.status, built.output).toBe(0);
    for (const name of [...BLOCKS, 'theme']) {
      const made: unknown = JSON.parse(readFileSync(join(folder.folder, `r/${name}.json`), 'utf8'));
      expect(made, name).toEqual(itemOf(name));
    }
    // A check that can fail: a file of an item that is not there.
    folder.write('registry.json', codeOf('components.json'));
    expect((await shadcn(folder.folder, 'registry', 'validate')).status).not.toBe(0);
  });

  test('may be read by any origin', async () => {
    for (const file of ['registry', ...BLOCKS, 'theme']) {
      const {status, headers} = await fetch(`${origin}/r/${file}.json`);
      expect(status).toBe(200);
      expect(headers.get('access-control-allow-origin')).toBe('*');
      expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    }
  });

  test('names only components that have a style sheet, and no import that a package lacks', () => {
    for (const name of BLOCKS) {
      const {css, files = []} = itemOf(name);
      const used = files.flatMap(({content}) =>
        [...content.matchAll(/from '(@storefront-toolkit\/(?:commerce-)?ui\/[^']+)'/g)].map(
          ([, component]) => `@import '${component!}/source.css'`,
        ),
      );
      expect(Object.keys(css), name).not.toEqual([]);
      for (const rule of Object.keys(css)) expect(used, name).toContain(rule);
    }
  });
});

describe('a storefront', () => {
  test('sees what a block would do, and nothing is done', async () => {
    const shop = emptyStorefront();
    const {status, output} = await shadcn(
      shop.folder,
      'add',
      '@storefront-toolkit/cart',
      '--dry-run',
    );
    expect(status, output).toBe(0);
    for (const {path} of itemOf('cart').files!) expect(output).toContain(`src/${path}`);
    for (const one of itemOf('cart').dependencies) expect(output).toContain(one);
    expect(output).toContain('@storefront-toolkit/theme');
    expect(readFileSync(join(shop.folder, 'src/storefront.css'), 'utf8')).toBe(STYLES);
    expect(readdirSync(join(shop.folder, 'src'))).toEqual(['storefront.css']);
  });

  test('finds a block by its words, and is told when there is none @claim-blocks.found', async () => {
    const shop = emptyStorefront();
    const search = fences.find(({code}) => code.includes(' search '))!.code;
    const found = await follow(shop.folder, search);
    expect(found.status, found.output).toBe(0);
    expect(found.output).toContain('@storefront-toolkit/checkout-form');
    const none = await shadcn(shop.folder, 'search', '@storefront-toolkit', '--query', 'zzqx');
    expect(none.output).toContain('No items found matching "zzqx"');
    const unknown = await shadcn(shop.folder, 'add', '@storefront-toolkit/crat', '--yes');
    expect(unknown.status).toBe(1);
    expect(unknown.output).toContain('was not found');
  });
});

describe('all blocks, added to a storefront', () => {
  let shop: Storefront;
  let site: Server | undefined;
  let address: string;

  /** The storefront's page: the examples of all blocks, with the shop of the fixtures. */
  function writePage() {
    const source = join(shop.folder, 'src');
    cpSync(join(root, 'packages/fixtures/src'), join(source, 'fixtures'), {recursive: true});
    cpSync(join(root, 'packages/fixtures/static'), join(shop.folder, 'public'), {recursive: true});
    mkdirSync(join(source, 'examples'));
    for (const name of BLOCKS) {
      const text = readFileSync(join(root, SOURCE, name, `examples/${name}.tsx`), 'utf8')
        .replaceAll(/'\.\.\/([\w-]+)\.tsx?'/g, `'@/components/${name}/$1'`)
        .replaceAll(/'@storefront-toolkit\/fixtures\/(\w+)'/g, `'@/fixtures/$1/index.ts'`);
      writeFileSync(join(source, 'examples', `${name}.tsx`), text);
    }
    const variables = BLOCKS.map((_, index) => `Block${index}`);
    const imports = BLOCKS.map(
      (name, at) => `import ${variables[at]!} from './examples/${name}.tsx';`,
    );
    const section = (name: string) =>
      `<div id="${name}"><${variables[BLOCKS.indexOf(name)]!} /></div>`;
    const content = BLOCKS.filter((name) => !['header', 'footer'].includes(name)).map(section);
    const body = `${section('header')}<main>${content.join('')}</main>${section('footer')}`;
    shop.write(
      'src/main.tsx',
      `import {createRoot} from 'react-dom/client';
import './storefront.css';
${imports.join('\n')}
createRoot(document.getElementById('root')!).render(<>${body}</>);
`,
    );
    shop.write(
      'vite.config.js',
      `import {fileURLToPath} from 'node:url';
export default {
  resolve: {alias: {'@': fileURLToPath(new URL('src', import.meta.url))}},
  define: {'process.env.FIXTURES_BASE_URL': '"/"'},
};
`,
    );
    shop.write('postcss.config.js', `export default {plugins: {'@tailwindcss/postcss': {}}};`);
    shop.write(
      'index.html',
      '<!doctype html><html lang="en" class="storefront-toolkit"><title>Shop</title><link rel="icon" href="data:," />' +
        '<div id="root"></div><script type="module" src="/src/main.tsx"></script></html>',
    );
  }

  beforeAll(async () => {
    shop = emptyStorefront();
    run(shop.folder, 'npm', 'install');
    const commands = fences
      .filter(({code}) => code.includes(' add '))
      .flatMap(({code}) => code.trim().split('\n'));
    for (const command of new Set(commands)) {
      const {status, output} = await follow(shop.folder, command, '--yes');
      expect(status, output).toBe(0);
    }
  });

  afterAll(() => site?.close());

  test('the page has a command for each, and its files are there @claim-blocks.added', () => {
    const added = readdirSync(join(shop.folder, 'src/components')).sort();
    expect(added).toEqual(BLOCKS);
    for (const name of BLOCKS) {
      for (const {path, content} of itemOf(name).files!) {
        expect(readFileSync(join(shop.folder, 'src', path), 'utf8'), path).toBe(content);
      }
    }
  });

  test('the packages are installed, and the style sheet has what each component needs @claim-blocks.added', () => {
    const {dependencies} = JSON.parse(readFileSync(join(shop.folder, 'package.json'), 'utf8')) as {
      dependencies: Record<string, string>;
    };
    const css = readFileSync(join(shop.folder, 'src/storefront.css'), 'utf8');
    for (const name of [...BLOCKS, 'theme']) {
      const item = itemOf(name);
      for (const one of item.dependencies) {
        expect(dependencies).toHaveProperty([one.replace(/@\^.*/, '')]);
      }
      for (const rule of Object.keys(item.css)) expect(css).toContain(rule);
    }
  });

  test('TypeScript finds no fault in what was added @claim-blocks.added', () => {
    shop.write('src/vite-env.d.ts', '');
    run(shop.folder, 'npx', 'tsc', '--noEmit');
  });

  test('a file that was changed stays, unless its owner says otherwise @claim-blocks.added', async () => {
    const {path} = itemOf('footer').files!.at(-1)!;
    const file = `src/${path}`;
    const mine = `${readFileSync(join(shop.folder, file), 'utf8')}\n// Ours.\n`;
    shop.write(file, mine);
    await shadcn(shop.folder, 'add', '@storefront-toolkit/footer');
    expect(readFileSync(join(shop.folder, file), 'utf8')).toBe(mine);
  });

  describe.each([1280, 390])('in a window of %i px', (width) => {
    beforeAll(async () => {
      if (site) return;
      writePage();
      run(shop.folder, 'npx', 'vite', 'build');
      ({server: site, origin: address} = await serveFolder(join(shop.folder, 'dist')));
    });

    test('all render, whole and silent, with the rules of all their classes @claim-blocks.added', async () => {
      const page = await browser.newPage({viewport: {width, height: 800}});
      const said: string[] = [];
      page.on('console', (message) => said.push(message.text()));
      page.on('pageerror', (error) => said.push(error.message));
      await page.goto(address);
      for (const name of BLOCKS) {
        const block = page.locator(`#${name}`);
        await block.locator('a, button, input').first().waitFor({state: 'attached'});
        expect((await block.innerText()).length, name).toBeGreaterThan(20);
      }
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide).toBeLessThanOrEqual(0);
      const css = readdirSync(join(shop.folder, 'dist/assets')).find((file) =>
        file.endsWith('.css'),
      );
      const rules = readFileSync(join(shop.folder, 'dist/assets', css!), 'utf8').replaceAll(
        '\\',
        '',
      );
      const used = await page
        .locator('#root *')
        .evaluateAll((elements) => elements.flatMap((element) => [...element.classList]));
      const lacking = [...new Set(used)].filter((name) => !rules.includes(`.${name}`));
      expect(lacking).toEqual([]);
      await page.addScriptTag({content: axe.source});
      const faults = await page.evaluate(async () => {
        const {violations} = await (globalThis as unknown as {axe: typeof axe}).axe.run('#root');
        return violations.map(({id, nodes}) => `${id}: ${nodes.map(({html}) => html).join(' ')}`);
      });
      expect(faults).toEqual([]);
      expect(said).toEqual([]);
      await page.close();
    });
  });
});
