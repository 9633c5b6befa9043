import {mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {createProject, type Framework} from 'create-storefront-toolkit';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {guideFences} from '../lib/guide.ts';

const PAGE = 'website/docs/guides/getting-started/installation.mdx';
const LABELS: Readonly<Record<Framework, string>> = {vite: 'Vite', next: 'Next.js'};

/** Files of the command that the guide doesn't write: it has its own commands in their place, or leaves them to the reader. */
const ONLY_OF_THE_COMMAND =
  /^(?:\.gitignore|README\.md|package\.json|vitest\.config\.ts|src\/.*\.test\.tsx)$/;

/** The steps of a reader who chooses a framework. */
const stepsOf = (framework: Framework) =>
  guideFences(PAGE).filter(({heading}) =>
    Object.values(LABELS).every(
      (label) => label === LABELS[framework] || !heading.endsWith(` ${label}`),
    ),
  );

/** The files that the guide has written at its end. A later fence replaces an earlier one of the same file. */
const writtenBy = (framework: Framework) =>
  new Map(stepsOf(framework).flatMap(({title, code}) => (title ? [[title, code] as const] : [])));

/** Exact versions of packages in a command. */
const installedBy = (framework: Framework) =>
  Object.fromEntries(
    stepsOf(framework)
      .filter(({title}) => !title)
      .flatMap(({code}) => [...code.matchAll(/(\S+)@(\d+\.\d+\.\d+)/g)])
      .map(([, name = '', version]) => [name, version]),
  );

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'created-'));
});
afterAll(() => rmSync(folder, {recursive: true}));

/** The files that the command writes, by their paths. */
function filesOf(framework: Framework): ReadonlyMap<string, string> {
  const project = join(folder, framework);
  if (!readdirSync(folder).includes(framework)) createProject(project, {framework});
  const paths = readdirSync(project, {recursive: true, withFileTypes: true}).flatMap((entry) =>
    entry.isFile() ? [join(entry.parentPath, entry.name)] : [],
  );
  return new Map(paths.map((path) => [path.slice(project.length + 1), readFileSync(path, 'utf8')]));
}

test.each(['vite', 'next'] as const)(
  'with %s, the guide writes the files of the command @claim-installation.created',
  (framework) => {
    const written = writtenBy(framework);
    const made = [...filesOf(framework)].filter(([path]) => !ONLY_OF_THE_COMMAND.test(path));
    expect(made.length).toBeGreaterThan(12);
    expect([...written.keys()].sort()).toEqual(made.map(([path]) => path).sort());
    for (const [path, text] of made) expect(written.get(path), path).toBe(text);
  },
);

test.each(['vite', 'next'] as const)(
  'with %s, the guide installs the versions of the command',
  (framework) => {
    const {dependencies, devDependencies} = JSON.parse(
      filesOf(framework).get('package.json') ?? '',
    ) as Record<'dependencies' | 'devDependencies', Record<string, string>>;
    const others = Object.entries({...dependencies, ...devDependencies}).filter(
      ([name]) => !name.startsWith('@storefront-toolkit/') && name !== 'vitest',
    );
    expect(others.length).toBeGreaterThan(7);
    expect(installedBy(framework)).toEqual(Object.fromEntries(others));
  },
);

test('the first style sheet of the guide has the lines of the last one', () => {
  const sheets = stepsOf('vite').filter(({title}) => title === 'src/storefront.css');
  expect(sheets).toHaveLength(2);
  const [first, last] = sheets.map(({code}) => code);
  expect(last?.startsWith(first ?? 'none')).toBe(true);
});
