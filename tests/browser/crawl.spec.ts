import AxeBuilder from '@axe-core/playwright';
import {type BrowserContext, expect, type Page, test as base} from '@playwright/test';
import {monitor} from '../lib/monitor.ts';
import {hydrate, layoutShifts, scrollThrough, watchLayoutShifts} from '../lib/reader.ts';
import {builtPages} from '../lib/site.ts';

interface Mode {
  theme: 'light' | 'dark';
  width: number;
}

const usual: Mode[] = [
  {theme: 'light', width: 1280},
  {theme: 'dark', width: 390},
];
const further: Mode[] = [
  {theme: 'dark', width: 1280},
  {theme: 'light', width: 390},
];

/** A path that no page has. It stands for the not-found page. */
const UNKNOWN = '/no-such-page';

/** One browser context for each mode and worker: to open one for each page would take as long as the pages do. */
const test = base.extend<object, {contexts: (mode: Mode) => Promise<BrowserContext>}>({
  contexts: [
    async ({browser}, use, {project}) => {
      const open = new Map<string, Promise<BrowserContext>>();
      await use((mode) => {
        const key = JSON.stringify(mode);
        const context = open.get(key) ?? newContext(mode);
        open.set(key, context);
        return context;
      });
      for (const context of open.values()) await (await context).close();

      async function newContext({theme, width}: Mode) {
        const context = await browser.newContext({
          baseURL: project.use.baseURL,
          viewport: {width, height: 900},
        });
        await context.addInitScript((value) => localStorage.setItem('theme', value), theme);
        return context;
      }
    },
    {scope: 'worker'},
  ],
});

const paths = builtPages().map(({path}) => (path === '/404' ? UNKNOWN : path));

/** What axe finds on a page: the rule, and the elements that break it. */
async function violations(page: Page): Promise<string[]> {
  // The other mode of the builder opens a further page for each analysis, for the sake of frames, which we have none of.
  const results = await new AxeBuilder({page}).setLegacyMode().analyze();
  return results.violations.map(
    ({id, help, nodes}) => `${id} (${help}): ${nodes.map(({html}) => html).join(' ')}`,
  );
}

for (const mode of process.env.FULL_MATRIX ? [...usual, ...further] : usual) {
  test.describe(`${mode.theme} at ${mode.width} px`, () => {
    for (const path of paths) {
      test(path, async ({contexts, baseURL}) => {
        const page = await (await contexts(mode)).newPage();
        try {
          const {problems, idle} = await monitor(page, baseURL ?? '', {[UNKNOWN]: 404});
          await watchLayoutShifts(page);
          const response = await page.goto(path);
          expect(response?.status()).toBe(path === UNKNOWN ? 404 : 200);
          await idle();
          await hydrate(page);
          await scrollThrough(page);
          await idle();

          expect({
            theme: await page.locator('html').getAttribute('data-theme'),
            headings: await page.locator('h1').allInnerTexts(),
            problems,
            accessibility: await violations(page),
            layoutShifts: await layoutShifts(page),
          }).toEqual({
            theme: mode.theme,
            headings: [expect.stringMatching(/\S/)],
            problems: [],
            accessibility: [],
            layoutShifts: [],
          });
        } finally {
          await page.close();
        }
      });
    }
  });
}
