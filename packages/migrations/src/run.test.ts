import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {describe, expect, test} from 'vitest';
import {readCode} from './files.ts';
import {packs} from './packs.ts';
import {run} from './run.ts';
import {filesWithTypeErrors} from './testing/type-errors.ts';

const PACKS = fileURLToPath(new URL('../packs', import.meta.url));

test('there is a migration for each folder of packs', () => {
  expect(Object.keys(packs)).toEqual(readdirSync(PACKS).sort());
});

describe.each(Object.entries(packs))('%s', (name, migration) => {
  const code = (state: string) => readCode(join(PACKS, name, state));
  const before = code('before');
  const {found, changed} = run(migration, before);

  test('writes what the folder `after` has', () => {
    expect(found.length).toBeGreaterThan(0);
    expect(new Map([...before, ...changed])).toEqual(code('after'));
  });

  test('afterwards, it finds the places that it leaves to developers, and no other', () => {
    const left = run(migration, code('after'));
    expect(left.changed).toEqual(new Map());
    expect(left.found).toEqual(found.filter(({byHand}) => byHand));
  });

  test('in the folder `done`, where a developer changed the rest, nothing is left and TypeScript finds no error', () => {
    const paths = [...before.keys()];
    expect(run(migration, code('done'))).toEqual({found: [], changed: new Map()});
    expect([...code('done').keys()]).toEqual(paths);
    const wrong = filesWithTypeErrors(join(PACKS, name));
    expect([...wrong].filter((path) => /^(before|done)\//.test(path))).toEqual(
      paths.map((path) => `before/${path}`),
    );
    // TypeScript reads the components that the code uses, and all types of React.
  }, 120_000);
});

const badgeKind = packs['badge-kind']!;
const CODE = `import {Badge} from '@storefront-toolkit/ui/badge';\nexport const badge = <Badge kind="new" />;\n`;
const change = (text: string, path = 'a.tsx') => run(badgeKind, new Map([[path, text]]));

test('line ends, a byte order mark and the shape of the code stay', () => {
  const text = `\uFEFF${CODE.replace('kind="new" ', "\n  kind={ ('new') }   // new\n").replaceAll('\n', '\r\n')}`;
  expect(change(text).changed.get('a.tsx')).toBe(
    text.replace("kind={ ('new') }", "tone={ ('brand') }"),
  );
});

test('a place is named by path, line and code', () => {
  expect(change(CODE, 'src/a.tsx').found).toEqual([
    {
      path: 'src/a.tsx',
      line: 2,
      code: 'kind="new"',
      advice: 'transform writes "tone" here.',
      byHand: false,
    },
  ]);
});

test.each([
  ['a variable', 'kind={kind}'],
  ['a word that it never had', 'kind="huge"'],
  ['a condition with a variable in it', "kind={yes ? 'new' : kind}"],
  ['no value', 'kind'],
  ['a short property', '{...{kind}}'],
])('a prop with %s is left to a developer', (_, prop) => {
  const {found, changed} = change(CODE.replace('kind="new"', prop));
  expect(changed).toEqual(new Map());
  expect(found).toHaveLength(1);
  expect(found[0]).toMatchObject({
    byHand: true,
    advice: expect.stringContaining('"reduced" is now "sale"') as string,
  });
});

test.each([
  ['of another module', CODE.replace('/ui/badge', '/ui/label')],
  [
    'of another component',
    CODE.replace('{Badge}', '{Badge, BadgeList}').replace('<Badge ', '<BadgeList '),
  ],
  ['in a text', 'export const text = \'<Badge kind="new" />\';\n'],
])('a prop of that name %s stays', (_, text) => {
  expect(change(text)).toEqual({found: [], changed: new Map()});
});

test('code that is not valid is refused, with its place', () => {
  expect(() => change(CODE.replace('/>', '<'))).toThrow(
    /^a\.tsx:\d isn't valid code: .* no file was changed\. Fix it, then try again\.$/,
  );
});

test('a name in quotes stays in quotes', () => {
  const text = CODE.replace('kind="new"', "{...{'kind': 'new'}}");
  expect(change(text).changed.get('a.tsx')).toBe(text.replace("'kind': 'new'", "'tone': 'brand'"));
});

test('JavaScript with JSX is code too', () => {
  expect(change(CODE, 'a.js').changed.get('a.js')).toContain('tone="brand"');
});

test('each pack says in MIGRATION.md what changed, and how to detect, transform and verify it', () => {
  for (const [name, {summary}] of Object.entries(packs)) {
    const text = readFileSync(join(PACKS, name, 'MIGRATION.md'), 'utf8').replace(/\s+/g, ' ');
    expect(text).toContain(summary);
    for (const command of ['detect', 'transform', 'verify']) {
      expect(text).toContain(`npm run migrate -- ${command} ${name} `);
    }
  }
});
