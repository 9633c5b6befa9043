import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, type Page, test as base} from '../lib/test.ts';
import {root} from '../../scripts/lib/workspace.mjs';
import {axeFindings} from '../lib/axe.ts';
import {monitor, type Monitor} from '../lib/monitor.ts';
import {hydrate, layoutShifts, scrollThrough, watchLayoutShifts} from '../lib/reader.ts';
import {buildDir, builtPages} from '../lib/site.ts';
import {shareOf} from './lib/share.ts';

interface Mode {
  theme: 'light' | 'dark';
  width: number;
}

const PHONE = 390;

const usual: Mode[] = [
  {theme: 'light', width: 1280},
  {theme: 'dark', width: PHONE},
];
const further: Mode[] = [
  {theme: 'dark', width: 1280},
  {theme: 'light', width: PHONE},
];

/** A path that no page has. It stands for the not-found page. */
const UNKNOWN = '/no-such-page';

interface Visitor {
  page: Page;
  watch: Monitor;
}

/** One page for each mode and worker, which visits all: to open a window for each would take as long as the visit. */
const test = base.extend<object, {visitor: (mode: Mode) => Promise<Visitor>}>({
  visitor: [
    async ({browser}, use, {project}) => {
      const visitors = new Map<Mode, Promise<Visitor>>();
      const {baseURL = ''} = project.use;

      async function newVisitor({theme, width}: Mode): Promise<Visitor> {
        const page = await browser.newPage({baseURL, viewport: {width, height: 900}});
        await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
        await watchLayoutShifts(page);
        return {page, watch: await monitor(page, baseURL, {[UNKNOWN]: 404})};
      }

      await use((mode) => {
        const visitor = visitors.get(mode) ?? newVisitor(mode);
        visitors.set(mode, visitor);
        return visitor;
      });
      for (const visitor of visitors.values()) await (await visitor).page.context().close();
    },
    {scope: 'worker'},
  ],
});

/** A phone is too narrow for a second column beside the text. */
async function columnOnPhone(page: Page): Promise<'whole' | 'narrow'> {
  const share = await page
    .locator('h1')
    .first()
    .evaluate((heading) => heading.closest('.col, main')!.clientWidth / innerWidth);
  return share > 0.8 ? 'whole' : 'narrow';
}

const paths = builtPages().map(({path}) => (path === '/404' ? UNKNOWN : path));

test('no file of the build holds a path of the machine that made it', () => {
  const files = readdirSync(buildDir, {recursive: true, encoding: 'utf8'}).filter((file) =>
    /\.(html|js|css|json|xml|txt)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(paths.length);
  expect(files.filter((file) => readFileSync(join(buildDir, file), 'utf8').includes(root))).toEqual(
    [],
  );
});

/** Pages that one template makes of the types, of which a quarter stands for all. */
const isReference = (path: string) => /\/reference\/./.test(path);

const visited = [
  ...paths.filter((path) => !isReference(path)),
  ...shareOf(paths.filter(isReference), 4),
];

const modes = process.env.FULL_MATRIX ? [...usual, ...further] : usual;
for (const [turn, mode] of modes.entries()) {
  test.describe(`${mode.theme} at ${mode.width} px`, () => {
    // Each of these pages in one of the two usual modes, and in a full run in all.
    for (const path of shareOf(visited, 2, turn)) {
      test(path, async ({visitor}) => {
        const {page, watch} = await visitor(mode);
        watch.reset();
        const response = await page.goto(path);
        expect(response?.status()).toBe(path === UNKNOWN ? 404 : 200);
        await watch.idle();
        await hydrate(page);
        await scrollThrough(page);
        await watch.idle();
        expect({
          theme: await page.locator('html').getAttribute('data-theme'),
          headings: await page.locator('h1').allInnerTexts(),
          accessibility: await axeFindings(page),
          layoutShifts: await layoutShifts(page),
          problems: watch.problems,
          ...(mode.width === PHONE && {column: await columnOnPhone(page)}),
        }).toEqual({
          theme: mode.theme,
          headings: [expect.stringMatching(/\S/)],
          accessibility: [],
          layoutShifts: [],
          problems: [],
          ...(mode.width === PHONE && {column: 'whole'}),
        });
      });
    }
  });
}
