import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import type {Node} from '../markdown-tree';
import {ROOT} from '../paths';
import {feedOf} from './feed';
import {readChangelogs, readSiteChanges} from './read';
import {changelogRemark} from './remark';

const UI = `# @shop/ui

## 0.2.0 (2026-12-01)

### Minor Changes

- Adds \`size\` & [more](/docs/intro).

### Patch Changes

- Has the changes of \`@shop/types\`.

## 0.1.0

### Minor Changes

- The button.
`;

let root: string;
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), {recursive: true});
  writeFileSync(join(root, path), text);
};

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'changelog-'));
  write('package.json', '{"version": "0.1.0", "workspaces": ["packages/*"]}');
  for (const name of ['types', 'ui', 'new']) {
    write(
      `packages/${name}/package.json`,
      JSON.stringify({name: `@shop/${name}`, version: '0.2.0'}),
    );
  }
  write('packages/ui/CHANGELOG.md', UI);
  write('packages/types/CHANGELOG.md', '# @shop/types\n\n## 0.2.0 (2026-12-01)\n');
  write(
    'CHANGELOG.md',
    '# Changelog\n\nAn intro.\n\n## Site and repository\n\n### Added\n\n- Search.\n',
  );
});

afterAll(() => rmSync(root, {recursive: true}));

test('each version of each package is read, with its day and its changes', () => {
  const changelogs = readChangelogs(root);
  expect(changelogs.map(({name, id}) => [name, id])).toEqual([
    ['@shop/types', 'types'],
    ['@shop/ui', 'ui'],
  ]);
  expect(
    changelogs[1]!.versions.map(({version, day, blocks}) => [version, day, blocks.length]),
  ).toEqual([
    ['0.2.0', '2026-12-01', 4],
    ['0.1.0', undefined, 2],
  ]);
});

test('a heading that is no version stops the build, and the message names file and heading', () => {
  write('packages/ui/CHANGELOG.md', UI.replace('## 0.1.0', '## Unreleased'));
  expect(() => readChangelogs(root)).toThrow(
    /^packages\/ui\/CHANGELOG\.md has the heading "Unreleased"/,
  );
  write('packages/ui/CHANGELOG.md', UI);
});

/** The nodes of the page below its list: the type, the depth and the fragment of each. */
function drawn(): string[] {
  const tree: Node = {type: 'root', children: [{type: 'mdxJsxFlowElement', name: 'Changelogs'}]};
  changelogRemark(root)(tree);
  return tree.children!.map((node) => {
    const {type, depth, data} = node as {type: string; depth?: number; data?: {id?: string}};
    return [type, depth, data?.id].filter((one) => one !== undefined).join(' ');
  });
}

test('the page has a list of the packages, a section for each, and the changes of the site', () => {
  expect(drawn()).toEqual([
    'list',
    'heading 2 types',
    'heading 3 types-0.2.0',
    'paragraph',
    'heading 2 ui',
    'heading 3 ui-0.2.0',
    'heading 4',
    'list',
    'heading 4',
    'list',
    'heading 3 ui-0.1.0',
    'heading 4',
    'list',
    'heading 2 site',
    'heading 3',
    'list',
  ]);
});

test('other parts of a page stay as they are', () => {
  const tree: Node = {type: 'root', children: [{type: 'paragraph', children: []}]};
  changelogRemark(root)(tree);
  expect(tree.children).toEqual([{type: 'paragraph', children: []}]);
});

test('the feed has an item for each version, with the changes of the packages that have some', () => {
  const page = 'https://docs.example.com/base/changelog';
  const feed = feedOf(readChangelogs(root), {title: 'A & B', page, feed: `${page}/rss.xml`});
  expect(feed.match(/<item>/g)).toHaveLength(2);
  expect(feed).toContain('<title>A &amp; B 0.2.0</title>');
  expect(feed).toContain('<pubDate>Tue, 01 Dec 2026 00:00:00 GMT</pubDate>');
  expect(feed.match(/<pubDate>/g)).toHaveLength(1);
  const [, html = ''] = /<description>(&lt;h3.+?)<\/description>/.exec(feed) ?? [];
  expect(html.replaceAll('&lt;', '<').replaceAll('&gt;', '>')).toBe(
    '<h3>@shop/ui</h3><h4>Minor Changes</h4><ul><li><p>Adds <code>size</code> &amp;amp; <a href=&quot;https://docs.example.com/docs/intro&quot;>more</a>.</p></li></ul><h4>Patch Changes</h4><ul><li><p>Has the changes of <code>@shop/types</code>.</p></li></ul>',
  );
});

test('the changelogs of this repository can be read, and no package is called as the section of the site', () => {
  const changelogs = readChangelogs(ROOT);
  expect(changelogs.length).toBeGreaterThan(10);
  expect(changelogs.filter(({id, versions}) => versions.length === 0 || id === 'site')).toEqual([]);
  expect(readSiteChanges(ROOT).length).toBeGreaterThan(1);
});
