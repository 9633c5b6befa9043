import {join} from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import type {Fence} from '../../../../tests/fences/extract.ts';
import {allFences, isOwnSource} from '../../../../tests/fences/pages.ts';
import {type Checker, createChecker} from './index.ts';
import {root} from './testing/root.ts';

const EXAMPLE = /\/examples\/[\w-]+\.tsx$/;
/** Aliases of the documentation site's own bundler. */
const SITE_ALIAS = /'@(theme|docusaurus)\//;

const shown = allFences().filter(
  (fence) => fence.extension === 'tsx' && !fence.noCheck && !isOwnSource(fence),
);
const examples = shown.filter(({page}) => EXAMPLE.test(page));
const fences = shown.filter(({page, code}) => !EXAMPLE.test(page) && !SITE_ALIAS.test(code));

let checker: Checker;
beforeAll(() => {
  // The site declares what its pages import.
  checker = createChecker({root: join(root, 'website')});
});
afterAll(() => checker.close());

/** The problems of fences, each with its place, and how many fences import a file of their project. */
async function problemsOf(all: readonly Fence[]) {
  const found: string[] = [];
  let partial = 0;
  for (const {page, line, code} of all) {
    const {problems, notes} = await checker.check(code);
    found.push(
      ...problems.map((problem) => `${page}:${line + problem.line - 1} ${problem.message}`),
    );
    partial += notes.length > 0 ? 1 : 0;
  }
  return {found, partial};
}

test('every example of the packages has no problem', {timeout: 300_000}, async () => {
  expect(examples.length).toBeGreaterThan(300);
  const {found, partial} = await problemsOf(examples);
  expect(found).toEqual([]);
  expect(partial).toBe(0);
  console.log(`note: ${examples.length} examples were checked.`);
});

test('every fence of the pages has no problem', {timeout: 300_000}, async () => {
  expect(fences.length).toBeGreaterThan(150);
  const {found, partial} = await problemsOf(fences);
  expect(found).toEqual([]);
  expect(partial).toBeLessThan(20);
  console.log(
    `note: ${fences.length} fences were checked, ${partial} of them without their files.`,
  );
});
