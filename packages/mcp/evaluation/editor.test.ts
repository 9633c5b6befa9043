import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {WRONG} from '../src/check-usage/testing/wrong-snippets.ts';
import {root} from '../src/check-usage/testing/root.ts';
import {createReach, type Declarations, memoryReach, openCheck} from '../src/internal.ts';

const FOLDER = join(root, 'website/build/assets/editor');

/** The declarations that the editor loads. */
function servedDeclarations(): Declarations {
  const [file, ...others] = readdirSync(FOLDER).filter((name) =>
    /^declarations\.\w+\.json$/.test(name),
  );
  expect(others).toEqual([]);
  return JSON.parse(readFileSync(join(FOLDER, file!), 'utf8')) as Declarations;
}

/** Imports that only a project has: the editor's code can't import them, whatever their types are. */
const OF_A_PROJECT = /from '(?:node:|next|@storefront-toolkit\/integration)/;

test('the editor’s check answers as the check of a project does', {timeout: 120_000}, () => {
  const served = memoryReach(servedDeclarations());
  const inEditor = openCheck(() => served);
  const inProject = openCheck(() => createReach(root));
  const snippets = WRONG.filter(({code}) => !OF_A_PROJECT.test(code));
  expect(snippets.length).toBeGreaterThan(60);
  for (const {name, code} of snippets) {
    expect.soft(inEditor(code), name).toEqual(inProject(code));
  }
});
