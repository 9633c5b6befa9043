import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, test} from 'vitest';
import {publicPackages} from '../../scripts/lib/public-packages.mjs';
import {root} from '../../scripts/lib/workspace.mjs';
import {metadataOf, pageOf, siteAddress} from './metadata';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const REMEDY = 'run: npx tsx website/package-metadata/write.ts && npx prettier --write packages';

/** The files that a page of the site may be written in. */
const filesOf = (page: string) =>
  [`${page}.mdx`, `${page}/index.mdx`, `src/pages/${page}.mdx`].map((file) => `website/${file}`);
const isPage = (page: string) => filesOf(page).some((file) => existsSync(join(root, file)));

test('the fixtures and the test kits are private, all other packages are published', () => {
  const names = publicPackages().map(({folder}) => folder.replace('packages/', ''));
  expect(names.filter((name) => !name.startsWith('integrations/'))).toEqual([
    'types',
    'theme',
    'ui',
    'commerce-ui',
    'create',
    'mcp',
  ]);
  expect(names.some((name) => name.endsWith('test-kit'))).toBe(false);
  expect(names.length).toBeGreaterThan(10);
});

describe.each(publicPackages())('$folder', ({folder, manifest}) => {
  const readme = read(`${folder}/README.md`);

  test('package.json names its license, its addresses and the Node.js that it needs', () => {
    expect(manifest, REMEDY).toMatchObject(metadataOf(folder));
  });

  test('the license is that of the repository', () => {
    expect(read(`${folder}/LICENSE`), REMEDY).toBe(read('LICENSE'));
  });

  test('it is built before it is packed', () => {
    const toRoot = folder.replaceAll(/[^/]+/g, '..');
    const {scripts} = manifest as {scripts: Record<string, string>};
    expect(scripts.prepack).toBe(`node ${toRoot}/scripts/prepack.mjs`);
  });

  test('the README says what it is, how to install it, and shows an example', () => {
    const {name, peerDependencies = {}} = manifest as {
      name: string;
      peerDependencies?: Record<string, string>;
    };
    expect(readme.startsWith(`# ${name}\n`)).toBe(true);
    const [install = ''] = /^npm install [^`]+/m.exec(readme) ?? [];
    for (const needed of [name, ...Object.keys(peerDependencies)]) {
      expect(install.split(/\s+/).map((word) => word.replace(/(?<=.)@[\d.]+$/, ''))).toContain(
        needed,
      );
    }
    expect(readme).toMatch(/^```tsx?$/m);
  });

  test('the README links to pages of the site that exist, its own among them', () => {
    const pages = [...readme.matchAll(/\]\((https?:[^)]+)\)/g)].map(([, address = '']) => {
      expect(address.startsWith(siteAddress), `${address}: ${REMEDY}`).toBe(true);
      return address.slice(siteAddress.length);
    });
    expect(pages).toContain(pageOf(folder));
    expect(pages.filter((page) => !isPage(page))).toEqual([]);
  });
});

const vendors = publicPackages().filter(({folder}) => pageOf(folder).startsWith('docs/vendors/'));

test.each(vendors)(
  'the README of $folder installs the versions that its page installs',
  ({folder}) => {
    const installed = (text: string) => (/^npm install [^`]+/m.exec(text)?.[0] ?? '').split(/\s+/);
    const page = installed(read(`website/${pageOf(folder)}.mdx`));
    expect(page.length).toBeGreaterThan(2);
    expect(installed(read(`${folder}/README.md`))).toEqual(expect.arrayContaining(page));
  },
);
