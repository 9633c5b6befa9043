import {readdirSync} from 'node:fs';
import {join} from 'node:path';
import {expect, type Locator, type Page, test} from '../lib/test.ts';
import {root} from '../../scripts/lib/workspace.mjs';
import {expectNoAxeFindings, liveExamples, servedExample} from '../lib/component-page.ts';
import {monitor} from '../lib/monitor.ts';
import {builtPages} from '../lib/site.ts';
import {showAllVendors} from '../lib/vendor-panels.ts';
import {CHANGED_BY_LIFE} from './lib/changed-by-life.ts';
import {stateOf} from './lib/uses.ts';

/** Names of claims that the test of a page proves. */
const CLAIMS: Record<string, string> = {
  '/docs/component-packages/ui/problem-report': '@claim-problem-report.wraps',
  '/docs/component-packages/ui/text-components/text': '@claim-text.contrast',
};

/** Ids of all examples by their files: `ui/src/badge/examples/tones.tsx` is `badge/tones`. Those of blocks are a group. */
const inFiles = readdirSync(join(root, 'packages'), {recursive: true, encoding: 'utf8'}).flatMap(
  (file) => {
    const [, packageName, component, name] =
      /^([^/]+)\/src\/(.+)\/examples\/([^/]+)\.tsx$/.exec(file) ?? [];
    return component ? [`${packageName === 'blocks' ? 'blocks' : component}/${name}`] : [];
  },
);

/** The pages with examples, and their ids. */
const pages = builtPages()
  .map(({path, html}) => ({
    path,
    ids: [...html.matchAll(/ data-example="?([^" >]+)/g)].map(([, id = '']) => id),
  }))
  .filter(({ids}) => ids.length > 0);

/** Windows and modes in which axe looks at each example. A full run has the other two combinations too. */
const looks = [
  {width: 320, theme: 'dark'},
  ...(process.env.FULL_MATRIX ? [{width: 320, theme: 'light'}] : []),
  ...(process.env.FULL_MATRIX ? [{width: 1280, theme: 'dark'}] : []),
  {width: 1280, theme: 'light'},
];

/** The examples that are wider than their stages, and by how much. */
async function tooWide(stages: Map<string, Locator>): Promise<string[]> {
  const found: string[] = [];
  for (const [id, stage] of stages) {
    const pixels = await stage.evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth);
    if (pixels !== 0) found.push(`${id}: ${pixels} px`);
  }
  return found;
}

/** Removes code and tables around the examples: to look at them would take half of the time of an analysis. */
async function removeWhatIsBeside(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const one of document.querySelectorAll('pre, table')) {
      if (!one.closest('.example-stage')) one.remove();
    }
  });
}

/** The words that a screen reader finds in each example as it is now. */
async function statesOf(page: Page, ids: readonly string[]): Promise<Map<string, string>> {
  const states = new Map<string, string>();
  for (const id of ids) states.set(id, await stateOf(servedExample(page, id)));
  return states;
}

const changing = new Set(Object.values(CHANGED_BY_LIFE).flat());

test('each file of an example is on a page, whose test visits it', () => {
  const visited = new Set(pages.flatMap(({ids}) => ids));
  expect([...visited].sort()).toEqual(inFiles.sort());
});

for (const {path, ids} of pages) {
  const title = `examples of ${path}: as they were served, silent, within 320 px, without findings of axe in both modes`;
  test(path in CLAIMS ? `${title} ${CLAIMS[path]}` : title, async ({page, baseURL}) => {
    // Up to four analyses on a machine that does other work.
    test.setTimeout(120_000);
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await page.setViewportSize({width: 320, height: 640});
    const {problems} = await monitor(page, baseURL!);
    await page.goto(path);
    await showAllVendors(page);
    const served = await statesOf(page, ids);
    const stages = await liveExamples(page);
    expect([...stages.keys()]).toEqual(ids);
    for (const id of ids) {
      const state = expect.poll(() => stateOf(stages.get(id)!), {message: id});
      if (changing.has(id)) await state.not.toBe(served.get(id));
      else await state.toBe(served.get(id));
    }
    expect(await tooWide(stages)).toEqual([]);
    await removeWhatIsBeside(page);
    const [first, ...others] = [...stages.values()];
    for (const {width, theme} of looks) {
      await page.setViewportSize({width, height: 800});
      await page.evaluate((name) => (document.documentElement.dataset.theme = name), theme);
      await expectNoAxeFindings(page, first!, ...others);
    }
    expect(problems).toEqual([]);
  });
}
