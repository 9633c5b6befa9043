import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {siteAddress} from '../../package-metadata/metadata';
import {agentsText, MOST_BYTES} from './agents';
import {archiveDocs} from './archive-docs';
import {groupsOf} from './groups';
import {withRelativeLinks} from './links';
import {type ArchivePage, pagesOfPackage} from './pages';
import {rulesFor} from './rules';

let build: string;
beforeEach(() => {
  build = mkdtempSync(path.join(tmpdir(), 'archive-docs-'));
});
afterEach(() => rmSync(build, {recursive: true}));

/** Writes the twin of a page. An index has two files. */
function write(route: string, text = '# Title\n') {
  const head = `---\ntitle: "Title"\ndescription: "About ${route}."\nurl: "${siteAddress}${route}"\n---\n\n`;
  const files = route.endsWith('/')
    ? [`${route}index.md`, `${route.slice(0, -1)}.md`]
    : [`${route}.md`];
  for (const file of files) {
    mkdirSync(path.dirname(path.join(build, file)), {recursive: true});
    writeFileSync(path.join(build, file), head + text);
  }
}

const UI = 'docs/component-packages/ui/';
const filesFor = (folder: string) => pagesOfPackage(build, folder).map(({file}) => file);
const linked = (route: string, folder = 'packages/ui') => {
  const pages = pagesOfPackage(build, folder);
  const {file = ''} = pages.find((page) => page.route === route) ?? {};
  return withRelativeLinks(pages)
    .get(file)
    ?.replace(/^---[^]*?---\n\n/, '');
};

test('a package has its page and those below it, each once and in order', () => {
  for (const route of [UI, `${UI}theme`, `${UI}forms/label`, 'docs/component-packages/ui-kit'])
    write(route);
  expect(filesFor('packages/ui')).toEqual(['index.md', 'forms/label.md', 'theme.md']);
});

test('a package whose page is a single one has this file', () => {
  write('docs/vendors/vendors/shopify');
  write('docs/vendors/vendors/shopify-plus');
  expect(filesFor('packages/integrations/shopify')).toEqual(['shopify.md']);
});

test('a build without the page of a package is an error that says what to do', () => {
  expect(() => pagesOfPackage(build, 'packages/ui')).toThrow(/ui\.md is missing.*npm run build/);
});

test('links to pages of the package become relative, others stay', () => {
  write(UI);
  write(`${UI}forms/label`);
  const links = [
    `[a](${siteAddress}${UI}index.md)`,
    `[b](${siteAddress}${UI}forms/label.md#props "A title")`,
    `[\`c\`](${siteAddress}${UI})`,
    `[d](${siteAddress}docs/theming/index.md)`,
    `[e](https://example.org/${UI}index.md)`,
    `\`[f](${siteAddress}${UI}index.md)\``,
  ];
  write(`${UI}forms/input`, `${links.join(' ')}\n\n\`\`\`md\n${links[0]}\n\`\`\`\n`);
  expect(linked(`${UI}forms/input`)).toBe(
    `[a](../index.md) [b](label.md#props "A title") [\`c\`](../index.md) ${links.slice(3).join(' ')}\n\n\`\`\`md\n${links[0]}\n\`\`\`\n`,
  );
});

test('pages come in the groups and the order of the sidebar, the own page first', () => {
  for (const name of ['', 'tooltip', 'link', 'button', 'dialog']) write(UI + name);
  const groups = groupsOf(pagesOfPackage(build, 'packages/ui'));
  expect(groups.map(({label, pages}) => [label, pages.map(({file}) => file)])).toEqual([
    ['', ['index.md']],
    ['Actions and forms', ['button.md', 'link.md']],
    ['Overlays', ['dialog.md', 'tooltip.md']],
  ]);
});

const about = {
  name: '@storefront-toolkit/a',
  version: '1.0.0',
  description: 'About a.',
  folder: 'packages/a',
  entryPoints: ['@storefront-toolkit/a/b', '@storefront-toolkit/a/c'],
  ownDependencies: [],
  dependencies: [],
  peers: [],
};
const pagesOf = (count: number): ArchivePage[] =>
  Array.from({length: count}, (_, index) => ({
    file: index === 0 ? 'index.md' : `folder/page-${index}.md`,
    title: `Page [${index}]`,
    description: 'A description of some length.',
    route: '',
    text: '',
    markdown: '',
  }));
const indexOf = (count: number) =>
  agentsText({about, rules: ['Be kind.'], groups: [{label: 'Group', pages: pagesOf(count)}]});

test('an index says how to import, the rules, and each page with its description', () => {
  const text = indexOf(2);
  expect(text).toContain(
    'Import from `@storefront-toolkit/a/<path>`, where the path is one of: b, c.',
  );
  expect(text).toContain('## Rules\n\n- Be kind.\n');
  expect(text).toContain(
    '### Group\n\n- [Page \\[0\\]](docs/index.md): A description of some length.\n- [Page \\[1\\]](docs/folder/page-1.md): A',
  );
});

test.each([
  [130, '- [Page \\[1\\]](docs/folder/page-1.md)\n'],
  [
    500,
    '- [Page \\[0\\]](docs/index.md): A description of some length.\n- `docs/folder/<name>.md`: page-1, page-2,',
  ],
])('an index of %i pages has a shorter form, and all of them', (count, line) => {
  const text = indexOf(count);
  expect(text).toContain(line);
  expect(text).toContain(`page-${count - 1}`);
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(MOST_BYTES);
});

test('an index that would be too long is an error', () => {
  expect(() => indexOf(3000)).toThrow('more than 8192 bytes');
});

test.each([
  ['has a rule that nobody knows', '## Rules\n\n- Be kind.\n', '"Be kind."'],
  ['lacks the rules', '## Other\n\nText\n', 'Import a component'],
])('a page for agents that %s is an error', (_, page, words) => {
  expect(() => rulesFor(page, 'packages/ui')).toThrow(words);
});

test('a folder that is not published is an error', () => {
  expect(() => archiveDocs('packages/fixtures', build)).toThrow("isn't a published package");
});
