import {KINDS} from '../corpus/corpus.ts';
import {visit} from '../lib/browser.ts';
import type {BrowserPart} from './sample.ts';

const SLOWDOWN = 4;
/** Longest wait for an effect, in milliseconds. A click without one by then is lost. */
const PATIENCE = 5000;

/** That of this site, and that of Docusaurus. */
const TOGGLE = '.navbar :is([data-color-mode-switch], button[class*=toggleButton])';

/** Sites with Docusaurus' button for the color mode. It writes the reader's choice into `data-theme-choice`. */
const HAVE_TOGGLE = ['site', 'own', 'docusaurus'];

interface Watched extends Window {
  clickToEffect?: number;
}

/** Runs before anything else: notes the reader's first click, and when a frame with another choice was painted. */
function watchEffect() {
  let clicked: number | undefined;
  addEventListener('click', ({isTrusted, timeStamp}) => isTrusted && (clicked ??= timeStamp), true);
  const root = () => document.documentElement as HTMLElement | null;
  let before: string | undefined;
  const look = () => {
    const mode = root()?.dataset.themeChoice;
    if (clicked === undefined) before = mode;
    if (clicked === undefined || mode === before) {
      requestAnimationFrame(look);
      return;
    }
    const at = clicked;
    const channel = new MessageChannel();
    channel.port1.onmessage = () => {
      (window as Watched).clickToEffect = performance.now() - at;
    };
    channel.port2.postMessage(0);
  };
  requestAnimationFrame(look);
}

/** Time from a click right after the load, before any other sign of intent, to its painted effect. */
export const firstClick: BrowserPart = {
  pages: KINDS,
  sites: HAVE_TOGGLE,
  measure: (browser, url) =>
    visit(browser, SLOWDOWN, async ({page}) => {
      await page.addInitScript(watchEffect);
      await page.goto(url);
      const box = await page.locator(TOGGLE).first().boundingBox();
      if (!box) throw new Error(`${url} shows no button for the color mode, so none is clicked.`);
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      const effect = await page
        .waitForFunction(() => (window as Watched).clickToEffect, undefined, {timeout: PATIENCE})
        .catch(() => undefined);
      const time = await effect?.jsonValue();
      return {lost: time === undefined ? 1 : 0, ...(time !== undefined && {'to its effect': time})};
    }),
};
