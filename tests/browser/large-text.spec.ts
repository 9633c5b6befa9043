import {expect, test} from '../lib/test.ts';
import {testBrowserPath} from '../../scripts/lib/chromium.mjs';
import {liveExamples} from '../lib/component-page.ts';
import {builtPages} from '../lib/site.ts';
import {layoutFaults} from './lib/layout-faults.ts';
import {shareOf} from './lib/share.ts';

/** The browser's own setting of the text size, twice its default. Media queries in `rem` follow it, as those of a root element do not. */
const TEXT_SIZE = 32;

test.use({
  launchOptions: {
    executablePath: testBrowserPath(),
    args: ['--no-sandbox', '--disable-gpu', `--blink-settings=defaultFontSize=${TEXT_SIZE}`],
  },
});

/** Pages for each test. To open a window costs more than to look at a page. */
const PAGES = 6;

const withExamples = shareOf(
  builtPages()
    .filter(({html}) => html.includes(' data-example='))
    .map(({path}) => path),
  8,
);

for (let first = 0; first < withExamples.length; first += PAGES) {
  const paths = withExamples.slice(first, first + PAGES);
  test(`text of twice the size, ${paths[0]} to ${paths.at(-1)}: examples are whole at 1280 px`, async ({
    page,
  }) => {
    test.setTimeout(90_000);
    await page.emulateMedia({reducedMotion: 'reduce'});
    for (const path of paths) {
      await page.goto(path);
      await liveExamples(page);
      expect(
        await page.evaluate(() =>
          Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
        ),
      ).toBe(TEXT_SIZE);
      expect.soft(await layoutFaults(page), path).toEqual([]);
    }
  });
}
