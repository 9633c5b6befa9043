import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {expect, test} from 'vitest';
import {DEFAULTS, type Vendor, VENDORS} from './choices.ts';
import {projectFiles} from './project.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const readJson = (path: string): unknown => JSON.parse(readFileSync(`${root}/${path}`, 'utf8'));
const folder = (name: string) => `packages/integrations/${name}`;

test('the vendors are those whose integration fills the contract of a catalog', () => {
  const withCatalog = readdirSync(`${root}/packages/integrations`).filter((name) => {
    const source = `${root}/${folder(name)}/src`;
    return (
      existsSync(source) &&
      readdirSync(source).some((file) => /^create\w+CatalogIntegration\.ts$/.test(file))
    );
  });
  expect(Object.keys(VENDORS).sort()).toEqual(['fixtures', ...withCatalog].sort());
});

const connected = (Object.keys(VENDORS) as Vendor[]).filter((name) => name !== 'fixtures');

test.each(connected)('%s has the packages that its integration asks for', (vendor) => {
  const manifest = readJson(`${folder(vendor)}/package.json`) as {
    name: string;
    peerDependencies: Record<string, string>;
  };
  expect(VENDORS[vendor].integration).toBe(manifest.name);
  expect(VENDORS[vendor].peers).toEqual(manifest.peerDependencies);
});

test.each(connected)(
  '.env.example of %s has the variables that its code reads @claim-create.secrets @claim-create.ids',
  (vendor) => {
    const files = projectFiles('shop', {...DEFAULTS, vendor});
    const code = [...files].filter(([path]) => /^src\/server\/(vendor|store)\.ts$/.test(path));
    expect(code).toHaveLength(2);
    const read = code.flatMap(([, text]) => text.match(/(?<=')[A-Z_]+(?=')/g) ?? []);
    const example = files.get('.env.example') ?? '';
    expect(example.match(/^[A-Z_]+(?==)/gm)?.sort()).toEqual([...new Set(read)].sort());
    expect(read).toContain('PRODUCT_IDS');
    expect(files.get('.gitignore')).toMatch(/^\.env$/m);
    // The browser's code imports nothing of the server's.
    for (const [path, text] of files) {
      if (!path.startsWith('src/server')) expect(text, path).not.toMatch(/from '\.\/server/);
    }
  },
);

test('the templates have no file that npm leaves out', () => {
  const files = readdirSync(`${root}/packages/create/templates`, {
    recursive: true,
    encoding: 'utf8',
  });
  expect(files.filter((name) => /(^|\/)(\.|node_modules|package-lock)/.test(name))).toEqual([]);
  expect(readFileSync(`${root}/packages/create/package.json`, 'utf8')).toContain('"templates"');
});
