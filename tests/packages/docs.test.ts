import {spawnSync} from 'node:child_process';
import {mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, posix} from 'node:path';
import type {Nodes} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {gfm} from 'micromark-extension-gfm';
import {describe, expect, inject, test} from 'vitest';
import {root} from '../../scripts/lib/workspace.mjs';
import {pageOf, siteAddress} from '../../website/package-metadata/metadata.ts';
import {readArchive} from './archive.ts';
import {AGENTS_INDEX_BYTES} from './limits.ts';

const BUILD = join(root, 'website/build');

const linksIn = (node: Nodes): string[] => [
  ...(node.type === 'link' ? [node.url] : []),
  ...('children' in node ? node.children.flatMap(linksIn) : []),
];
const linksOf = (markdown: string) =>
  linksIn(fromMarkdown(markdown, {extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()]}));

const bodyOf = (text: string) => text.replace(/^---\n[^]*?\n---\n/, '');

/** The address that a twin has in its front matter. */
const urlOf = (text: string) => /^url: "(.+)"$/m.exec(text)?.[1] ?? 'none';

/** Addresses of the twins of a package's pages in the site's build. An index has two files. */
function builtAddresses(page: string): string[] {
  const files = readdirSync(BUILD, {recursive: true, encoding: 'utf8'}).filter(
    (file) => file === `${page}.md` || (file.startsWith(`${page}/`) && file.endsWith('.md')),
  );
  return [...new Set(files.map((file) => urlOf(readFileSync(join(BUILD, file), 'utf8'))))].sort();
}

/** The files that an index leads to: by a link, or by the name in the line of a folder. */
function filesNamedBy(index: string): string[] {
  const lists = [...index.matchAll(/^- `(docs\/.*)<name>\.md`: (.+)$/gm)];
  const named = lists.flatMap(([, folder = '', names = '']) =>
    names.split(', ').map((name) => `${folder}${name}.md`),
  );
  return [...linksOf(index).filter((link) => !link.includes(':')), ...named].sort();
}

describe.each(inject('archives'))('the docs of $folder', ({folder, path, manifest}) => {
  const files = readArchive(path);
  const docs = [...files].filter(([file]) => file.startsWith('docs/'));
  const index = files.get('AGENTS.md') ?? '';

  test('are all of its pages in the build, each once @claim-packages.docs', () => {
    expect(docs.map(([, text]) => urlOf(text)).sort()).toEqual(builtAddresses(pageOf(folder)));
    expect(docs.length).toBeGreaterThan(0);
  });

  test('have relative links that lead to files, and no whole address of a page that is here', () => {
    const here = new Set(docs.map(([, text]) => urlOf(text).replace(/\/$/, '')));
    const faults = docs.flatMap(([file, text]) =>
      linksOf(bodyOf(text)).filter((link) => {
        const [target = ''] = link.split('#');
        if (/^[a-z]+:/.test(link)) return here.has(target.replace(/(?:\/index|\/)?(?:\.md)?$/, ''));
        return !files.has(posix.join(posix.dirname(file), target)) && target !== '';
      }),
    );
    expect(faults).toEqual([]);
  });

  test('have an index that names each page, and the package', () => {
    expect(index.startsWith(`# ${manifest.name}\n`)).toBe(true);
    expect(index).toContain(manifest.version);
    expect(filesNamedBy(index)).toEqual(docs.map(([file]) => file).sort());
  });

  test('have an index that the README names, beside it', () => {
    const [, list = ''] =
      /\n## Documentation\n([^]*?)\n## /.exec(files.get('README.md') ?? '') ?? [];
    expect(list).toContain('- `AGENTS.md`, beside this file');
  });

  test('have an index of at most 8 KB that leads to the MCP server and the site', () => {
    const bytes = Buffer.byteLength(index);
    console.log(`note: ${folder}: AGENTS.md ${bytes} bytes, ${docs.length} pages`);
    expect(bytes).toBeLessThanOrEqual(AGENTS_INDEX_BYTES);
    expect(index).toContain('npx -y @storefront-toolkit/mcp');
    expect(index).toContain(`${siteAddress}llms.txt`);
  });
});

test('an index has the rules of the page for agents that concern its package', () => {
  const page = readFileSync(join(root, 'website/src/pages/for-agents.mdx'), 'utf8');
  const [, section = ''] = /\n## Rules\n([^]*?)\n## /.exec(page) ?? [];
  const rules = [...section.matchAll(/^- .+$/gm)].map(([rule]) => rule);
  const numbersIn = (folder: string) => {
    const {path = ''} = inject('archives').find((one) => one.folder === folder) ?? {};
    const index = readArchive(path).get('AGENTS.md') ?? '';
    return rules.flatMap((rule, number) => (index.includes(`\n${rule}\n`) ? [number] : []));
  };
  expect(numbersIn('packages/ui')).toEqual([0, 2, 3, 4]);
  expect(numbersIn('packages/commerce-ui')).toEqual([0, 1, 2, 3, 4, 5]);
  expect(numbersIn('packages/types')).toEqual([1, 5]);
  expect(numbersIn('packages/theme')).toEqual([4]);
  expect(numbersIn('packages/integrations/shopify')).toEqual([1, 5]);
  expect(numbersIn('packages/mcp')).toEqual(rules.map((_, number) => number));
});

test('packing again writes the same bytes', () => {
  const archive = inject('archives').find(({folder}) => folder === 'packages/theme')!;
  const folder = mkdtempSync(join(tmpdir(), 'packed-again-'));
  try {
    const args = ['pack', '--json', '--pack-destination', folder, '-w', archive.folder];
    const {status, stderr} = spawnSync('npm', args, {cwd: root, encoding: 'utf8'});
    expect(status, stderr).toBe(0);
    const [name = ''] = readdirSync(folder);
    expect(readFileSync(join(folder, name)).equals(readFileSync(archive.path))).toBe(true);
  } finally {
    rmSync(folder, {recursive: true});
  }
});
