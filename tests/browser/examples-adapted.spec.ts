import {expect, type Page, test} from '../lib/test.ts';
import {liveExamples} from '../lib/component-page.ts';
import {builtPages} from '../lib/site.ts';
import {notCancelled} from './lib/cancelled.ts';
import {shareOf} from './lib/share.ts';
import {layoutFaults} from './lib/layout-faults.ts';
import {lastingMotion, motionFaults} from './lib/motion.ts';
import {targetFaults} from './lib/targets.ts';

const STAGE = '.example-stage';

/** Settings that a reader may change by WCAG 1.4.12: a text's line height, and the space after paragraphs, letters and words. */
const SPACING = `
  ${STAGE} * {
    line-height: 1.5 !important;
    letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important;
  }
  ${STAGE} p {
    margin-block-end: 2em !important;
  }`;

/** Replaces the reader's own style sheet. The page's Content-Security-Policy refuses others. */
async function style(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
}

const withExamples = shareOf(
  builtPages()
    .filter(({html}) => html.includes(' data-example='))
    .map(({path}) => path),
  8,
);

for (const path of withExamples) {
  // One page load for all of it: to bring the examples to life takes longer than to look at them.
  test(`examples of ${path}, adapted: targets of 24 px; a press can be cancelled; no motion; whole at 320 px, with text spacing, from right to left`, async ({
    page,
  }) => {
    // A page of blocks has a hundred controls, each of which is pressed.
    test.setTimeout(300_000);
    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.goto(path);
    const stages = await liveExamples(page);
    expect.soft(await motionFaults(page, STAGE), 'motion').toEqual([]);
    await page.emulateMedia({reducedMotion: 'no-preference'});
    expect.soft(await lastingMotion(page, STAGE), 'lasting motion').toEqual([]);
    await page.emulateMedia({reducedMotion: 'reduce'});
    for (const width of [1280, 390]) {
      await page.setViewportSize({width, height: 800});
      expect.soft(await targetFaults(page, STAGE), `targets at ${width} px`).toEqual([]);
    }
    await page.setViewportSize({width: 320, height: 800});
    expect.soft(await layoutFaults(page), 'layout').toEqual([]);
    await style(page, SPACING);
    expect.soft(await layoutFaults(page), 'layout with text spacing').toEqual([]);
    await style(page, '');
    await page.evaluate(() => (document.documentElement.dir = 'rtl'));
    expect.soft(await layoutFaults(page), 'layout from right to left').toEqual([]);
    await page.evaluate(() => (document.documentElement.dir = 'ltr'));
    await page.setViewportSize({width: 1280, height: 800});
    // Last, since it scrolls each control into view.
    for (const [id, stage] of stages) {
      const {found} = await notCancelled(page, stage);
      expect.soft(found, `${id}: presses that were not cancelled`).toEqual([]);
    }
  });
}

const box = (css: string, html: string) =>
  `<div data-example="a"><div class="example-stage" style="inline-size:200px;font:16px/20px monospace"><div style="${css}">${html}</div></div></div>`;

for (const {title, html, isFault} of [
  {title: 'a word that leaves its stage', html: box('', 'x'.repeat(40)), isFault: true},
  {
    title: 'a text cut by its box',
    html: box('overflow:hidden;block-size:24px', 'some words '.repeat(9)),
    isFault: true,
  },
  {
    title: 'a text that ends in an ellipsis',
    html: box('overflow:hidden;white-space:nowrap;text-overflow:ellipsis', 'some words '.repeat(9)),
    isFault: false,
  },
  {
    title: 'a text in a box that scrolls',
    html: box('overflow:auto;white-space:nowrap', 'some words '.repeat(9)),
    isFault: false,
  },
  {
    title: 'a text over a button',
    html: box('', '<p style="position:absolute;margin:0">Words</p><button>Order</button>'),
    isFault: true,
  },
  {
    title: 'two texts over each other',
    html: box('', '<p style="position:absolute;margin:0">Words</p><p style="margin:0">Order</p>'),
    isFault: true,
  },
]) {
  test(`layout, ${title}: ${isFault ? 'a fault' : 'no fault'}`, async ({page}) => {
    await page.setContent(`<!doctype html>${html}`);
    expect((await layoutFaults(page)).length > 0).toBe(isFault);
  });
}

for (const {title, act, isFault} of [
  {title: 'acts when the mouse is pressed', act: 'onmousedown', isFault: true},
  {title: 'acts when the mouse is released', act: 'onclick', isFault: false},
]) {
  test(`a press can be cancelled, a button that ${title}: ${isFault ? 'a fault' : 'no fault'}`, async ({
    page,
  }) => {
    await page.setContent(
      `<div class="example-stage"><button ${act}="this.ariaPressed = 'true'">Order</button></div>`,
    );
    const {count, found} = await notCancelled(page, page.locator(STAGE));
    expect(count).toBe(1);
    expect(found.length > 0).toBe(isFault);
  });
}

const SPIN = '<style>@keyframes spin { to { rotate: 360deg } }</style>';

for (const {title, html, isFault} of [
  {title: 'a box that slides', html: box('transition:color 1s, translate 1s', ''), isFault: true},
  {title: 'a box that changes its color', html: box('transition:color 1s', ''), isFault: false},
  {title: 'a box that jumps', html: box('transition:translate 0s', ''), isFault: false},
  {
    title: 'a box that spins',
    html: `${SPIN}${box('animation:spin 1s infinite', '')}`,
    isFault: true,
  },
]) {
  test(`motion, ${title}: ${isFault ? 'a fault' : 'no fault'}`, async ({page}) => {
    await page.setContent(`<!doctype html>${html}`);
    expect((await motionFaults(page, STAGE)).length > 0).toBe(isFault);
  });
}

for (const {title, html, isFault} of [
  {title: 'spins on', html: box('animation:spin 1s infinite', ''), isFault: true},
  {title: 'spins for four seconds', html: box('animation:spin 1s 4', ''), isFault: false},
  {title: 'flashes for a second', html: box('animation:spin 0.2s 5', ''), isFault: true},
  {
    title: 'spins on while something loads',
    html: box('', '<p role="status" style="animation:spin 1s infinite">Loading</p>'),
    isFault: false,
  },
]) {
  test(`lasting motion, a box that ${title}: ${isFault ? 'a fault' : 'no fault'}`, async ({
    page,
  }) => {
    await page.setContent(`<!doctype html>${SPIN}${html}`);
    expect((await lastingMotion(page, STAGE)).length > 0).toBe(isFault);
  });
}
