import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {frontMatterOf, sourceDigest, SOURCES} from './sources.mjs';

const PAGE = '---\ntitle: Cart\n---\n\n## Total\n\n```ts file="tests/shown.ts"\n```\n';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sources-'));
  for (const path of SOURCES) write(/\.json$/.test(path) ? path : `${path}/a.ts`, 'a');
  write('website/docs/cart.mdx', PAGE);
  write('tests/shown.ts', 'shown');
});
afterEach(() => rmSync(folder, {recursive: true}));

function write(path: string, text: string) {
  mkdirSync(dirname(join(folder, path)), {recursive: true});
  writeFileSync(join(folder, path), text);
}

/** The digests that see a change: of the whole, with front matter, without pages. */
function seenBy(path: string, text: string) {
  const digests = () => [
    sourceDigest(undefined, folder),
    sourceDigest(frontMatterOf, folder),
    sourceDigest(() => undefined, folder),
  ];
  const before = digests();
  expect(digests()).toEqual(before);
  write(path, text);
  return digests().map((digest, index) => digest !== before[index]);
}

test.each([
  ['the text of a page', 'website/docs/cart.mdx', `${PAGE}More.`, [true, false, false]],
  ['its front matter', 'website/docs/cart.mdx', PAGE.replace('C', 'K'), [true, true, false]],
  ['another page', 'website/blog/new.mdx', PAGE, [true, true, false]],
  ['a plugin', 'website/plugins/search/index.ts', 'b', [true, true, true]],
  ['a picture of a page', 'website/docs/cart.png', 'b', [true, true, true]],
  ['a package', 'packages/a.ts', 'b', [true, true, true]],
  ['the lockfile', 'package-lock.json', 'b', [true, true, true]],
  ['what a fence of a page shows', 'tests/shown.ts', 'b', [true, true, true]],
  ['a test that no page shows', 'tests/other.ts', 'b', [false, false, false]],
  ['what a build made', 'website/build/index.html', 'b', [false, false, false]],
  ['the docs of an archive', 'packages/ui/docs/a.md', 'b', [false, false, false]],
  [
    "an integration's index of docs",
    'packages/integrations/a/AGENTS.md',
    'b',
    [false, false, false],
  ],
  ['a document about packages', 'website/docs/packages/docs/a.mdx', PAGE, [true, true, false]],
  ['a cache', 'website/.cache/api/a.json', 'b', [false, false, false]],
])('%s is seen by the digests that need it', (_, path, text, seen) => {
  expect(seenBy(path, text)).toEqual(seen);
});

test('a page without front matter has none', () => {
  expect(frontMatterOf('# Cart\n\n---\n\n---\n')).toBe('');
});
