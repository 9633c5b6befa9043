import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {dirname, join, posix} from 'node:path';
import {describe, expect, test} from 'vitest';
import {FIRST_PAGE_CSS} from '../../tests/packages/limits.ts';
import {checks} from '../checks.mjs';
import {LIMITS, LIMITS_PAGE, limitsPage} from '../limits.ts';
import {root} from './workspace.mjs';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  'website/delivery/README.md',
  ...readdirSync(join(root, 'contributing')).map((name) => `contributing/${name}`),
];

/** A page without its fences, which show commands and code. */
const proseOf = (page: string) => read(page).replace(/^( *)```[^]*?^\1```$/gm, '');

/** Folders of installed, built and measured files. A fresh clone doesn't have them. */
const MADE = /^(node_modules|build|dist|test-results|\..+)$/;

/** All files and folders of the repository, from its root, without those that commands make. */
function paths(folder = ''): string[] {
  return readdirSync(join(root, folder), {withFileTypes: true}).flatMap((entry) => {
    const path = posix.join(folder, entry.name);
    if (!entry.isDirectory()) return [path];
    return MADE.test(entry.name) ? [] : [path, ...paths(path)];
  });
}

const known = paths();
const folders = new Set(known.filter((path) => !path.includes('/')));

/**
 * Whether text in backticks is a path: it starts in a folder of the repository's root, or ends as a file does. `<name>` and
 * `*` are parts that vary. Other words, public names and addresses aren't paths.
 */
function isPath(text: string): boolean {
  if (!/^[\w.*<][\w./*<>-]*$/.test(text) || text.split('/').some((part) => MADE.test(part))) {
    return false;
  }
  const [first = ''] = text.split('/');
  return (
    (text.includes('/') && folders.has(first)) || /\.(cjs|css|json|mdx?|mjs|tsx?|txt)$/.test(text)
  );
}

/** The paths that a page names in backticks and that nothing in the repository has, at its root or below it. */
function missingPaths(page: string): string[] {
  const named = [...proseOf(page).matchAll(/`([^`\n]+)`/g)].map(([, text = '']) => text);
  return named.filter(isPath).filter((path) => {
    const pattern = path
      .replace(/^\.\/|\/$/g, '')
      .replaceAll('.', '\\.')
      .replace(/\*\*\/|\*|<[\w-]+>/g, (wild) => (wild === '**/' ? '(?:.+/)?' : '[^/]+'));
    const wanted = new RegExp(`(^|/)${pattern}$`);
    return !known.some((one) => wanted.test(one));
  });
}

/** The fragment by which a heading is linked. */
const slug = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .trim()
    .replaceAll(' ', '-');

const headings = (page: string) =>
  [...proseOf(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => slug(heading));

function brokenLinks(page: string): string[] {
  // Links in backticks are examples.
  const text = proseOf(page).replace(/`[^`\n]+`/g, '');
  const targets = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
  return targets.filter((target) => {
    if (/^https?:/.test(target)) return false;
    const [file = '', fragment] = target.split('#');
    const path = file === '' ? page : posix.join(dirname(page), file);
    if (!existsSync(join(root, path))) return true;
    return fragment !== undefined && !headings(path).includes(fragment);
  });
}

test('CONTRIBUTING is short enough to be read', () => {
  expect(read('CONTRIBUTING.md').trimEnd().split('\n').length).toBeLessThanOrEqual(200);
});

test('each check has a section that says what it proves and how to fix it, in their order', () => {
  const [, ...sections] = read('contributing/checks.md').split(/^## /m);
  expect(sections.map((section) => /^`([\w-]+)`\n/.exec(section)?.[1])).toEqual(
    checks.map(({name}) => name),
  );
  for (const section of sections) {
    expect(section).toMatch(/\bProves\b/);
    expect(section).toMatch(/^Fix: /m);
  }
});

describe.each(PAGES)('%s', (page) => {
  test('names only files and folders that there are', () => {
    expect(missingPaths(page)).toEqual([]);
  });

  test('links lead somewhere', () => {
    expect(brokenLinks(page)).toEqual([]);
  });
});

test('paths are looked for, and links followed', () => {
  expect(
    PAGES.flatMap((page) => [...proseOf(page).matchAll(/`([^`\n]+)`/g)]).filter(([, text = '']) =>
      isPath(text),
    ).length,
  ).toBeGreaterThan(80);
  expect(['packages/gone', 'gone.mdx', 'src/<name>/Gone.tsx'].every(isPath)).toBe(true);
  expect(['npm', 'ui/button', '@storefront-toolkit/ui/button', '/docs/intro'].some(isPath)).toBe(
    false,
  );
});

test('the page of limits shows the constants of the checks. Write it with "npx tsx scripts/limits.ts".', async () => {
  expect(read(LIMITS_PAGE)).toBe(await limitsPage());
});

test('each limit is that of a check', () => {
  const names = checks.map(({name}) => name);
  expect(LIMITS.filter(({check}) => !names.includes(check))).toEqual([]);
});

test('the other pages repeat no limit', () => {
  const others = PAGES.filter(
    (page) => page === 'CONTRIBUTING.md' || page.startsWith('contributing/'),
  );
  for (const page of others.filter((one) => one !== LIMITS_PAGE)) {
    expect([
      page,
      ...(proseOf(page).match(/\b[\d.,]+ ?(B|[kKMG]B|ms|px|%|lines)(?!\w)/g) ?? []),
    ]).toEqual([page]);
  }
});

test('the installation guide promises what its test holds', () => {
  const [plain, gzip] = [FIRST_PAGE_CSS.plain, FIRST_PAGE_CSS.gzip].map(
    (bytes) => `${bytes / 1000} kB`,
  );
  expect(read('website/docs/guides/getting-started/installation.mdx')).toContain(
    `is smaller than ${plain}, and smaller than ${gzip} with gzip. {/* claim: installation.css-size */}`,
  );
});
