import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {spawnSync} from 'node:child_process';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {publicPackages} from '../public-packages.mjs';
import {readJson, root} from '../workspace.mjs';
import {allChangesetFaults, changesetFaults} from './changesets.mjs';
import {versionPackages} from './version.mjs';

const NAMES = ['@storefront-toolkit/theme', '@storefront-toolkit/ui'];
const changeset = (head: string, text = 'Adds a size to the button.') =>
  `---\n${head}\n---\n\n${text}\n`;
const UI = `'@storefront-toolkit/ui': minor`;

test('each changeset can be released', () => {
  expect(allChangesetFaults()).toEqual([]);
});

describe('a changeset', () => {
  test.each([
    ['one package', changeset(UI)],
    ['two packages', changeset(`${UI}\n"@storefront-toolkit/theme": patch`)],
    ['lists', changeset(UI, 'Adds two props:\n\n- `size`, its size\n- `tone`, its tone')],
    ['a name in code first', changeset(UI, '`Button` has a size\nand a tone.')],
  ])('may have %s', (_, text) => {
    expect(changesetFaults(text, NAMES)).toEqual([]);
  });

  test.each([
    ['no front matter', 'Adds a size.', /has no packages/],
    ['no package', changeset(''), /names no package/],
    [
      'an unknown package',
      changeset(`'@storefront-toolkit/gone': minor`),
      /^@storefront-toolkit\/gone isn't/,
    ],
    ['a private package', changeset(`'@storefront-toolkit/fixtures': minor`), /isn't a package/],
    [
      'no such step',
      changeset(`'@storefront-toolkit/ui': big`),
      /needs one of patch, minor, major/,
    ],
    ['no text', changeset(UI, ''), /needs to be sentences/],
    ['half a sentence', changeset(UI, 'add a size'), /needs to be sentences/],
    ['a heading', changeset(UI, 'Adds a size.\n\n## Size'), /A heading would look like a version/],
  ])('is refused with %s', (_, text, fault) => {
    expect(changesetFaults(text, NAMES).join('\n')).toMatch(fault);
  });
});

describe('the next version', () => {
  let folder: string;
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), {recursive: true});
    writeFileSync(join(folder, path), text);
  };
  const read = (path: string) => readFileSync(join(folder, path), 'utf8');
  const manifestOf = (name: string) =>
    JSON.parse(read(`packages/${name}/package.json`)) as {
      version: string;
      dependencies?: Record<string, string>;
    };
  const addPackage = (name: string, more: object) =>
    write(
      `packages/${name}/package.json`,
      JSON.stringify({name: `@storefront-toolkit/${name}`, version: '0.1.0', ...more}),
    );

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'version-'));
    const config = readFileSync(join(root, '.changeset/config.json'), 'utf8');
    const formatter = join(root, 'scripts/lib/release/changelog.cjs');
    write(
      '.changeset/config.json',
      config.replace('../scripts/lib/release/changelog.cjs', formatter),
    );
    write('package.json', '{"private": true, "version": "0.1.0", "workspaces": ["packages/*"]}');
    write(
      'packages/create/package.json',
      '{"name": "create-storefront-toolkit", "version": "0.1.0"}',
    );
    addPackage('types', {});
    addPackage('theme', {});
    addPackage('ui', {dependencies: {'@storefront-toolkit/theme': '0.1.0'}});
    addPackage('fixtures', {private: true, dependencies: {'@storefront-toolkit/theme': '0.1.0'}});
    spawnSync('git', ['init', '--quiet'], {cwd: folder});
    spawnSync('npm', ['install'], {cwd: folder});
    write(
      '.changeset/one.md',
      changeset(`'@storefront-toolkit/theme': minor`, 'Adds a token:\n\n- `gap`'),
    );
    await versionPackages({from: folder, day: '2026-12-01'});
  });

  afterAll(() => rmSync(folder, {recursive: true}));

  test('is the same for all packages that are published, and private ones keep theirs', () => {
    for (const name of ['create', 'types', 'theme', 'ui']) {
      expect([name, manifestOf(name).version]).toEqual([name, '0.2.0']);
    }
    expect(manifestOf('fixtures').version).toBe('0.1.0');
    for (const name of ['ui', 'fixtures']) {
      expect(manifestOf(name).dependencies).toEqual({'@storefront-toolkit/theme': '0.2.0'});
    }
    expect(read('package-lock.json').match(/"version": "0\.2\.0"/g)).toHaveLength(4);
  });

  test('has its day and the text of the changeset in CHANGELOG.md, and the changeset is gone', () => {
    expect(read('packages/theme/CHANGELOG.md')).toBe(
      '# @storefront-toolkit/theme\n\n## 0.2.0 (2026-12-01)\n\n### Minor Changes\n\n- Adds a token:\n\n  - `gap`\n',
    );
    expect(readdirSync(join(folder, '.changeset'))).toEqual(['config.json']);
  });

  test('says in a package whether those that it uses changed', () => {
    expect(read('packages/ui/CHANGELOG.md')).toContain(
      '- Has the changes of `@storefront-toolkit/theme`.',
    );
    expect(read('packages/types/CHANGELOG.md')).toBe(
      '# @storefront-toolkit/types\n\n## 0.2.0 (2026-12-01)\n',
    );
  });

  test('needs a changeset, and one without a fault', async () => {
    await expect(versionPackages({from: folder})).rejects.toThrow(/Add one with "npx changeset"/);
    write('.changeset/bad.md', changeset(`'@storefront-toolkit/gone': minor`));
    await expect(versionPackages({from: folder})).rejects.toThrow(
      /\.changeset\/bad\.md: @storefront-toolkit\/gone isn't a package/,
    );
    rmSync(join(folder, '.changeset/bad.md'));
  });
});

test('changesets raise each package that is published, together', () => {
  const {fixed} = readJson('.changeset/config.json') as {fixed: string[][]};
  const [group = []] = fixed;
  const isIn = (name: string) =>
    group.some((one) => (one.endsWith('*') ? name.startsWith(one.slice(0, -1)) : one === name));
  const names = publicPackages().map(({manifest}) => (manifest as {name: string}).name);
  expect(names.filter((name) => !isIn(name))).toEqual([]);
});
