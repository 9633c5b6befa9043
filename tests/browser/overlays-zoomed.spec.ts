import {expect, type Locator, type Page, test} from '../lib/test.ts';
import {liveExample, openComponentPage} from '../lib/component-page.ts';

/** A window of 1280 by 1024 px at a zoom of 400 % (WCAG 1.4.10). */
const ZOOMED = {width: 320, height: 256};

/** Pages of components that open something over the page. */
const ROUTES = [
  'dialog',
  'modal',
  'sheet',
  'drawer',
  'flex-drawer',
  'popover',
  'dropdown-menu',
  'forms/select',
  'menu-bar',
  'navigation/flyout-navigation',
  'navigation/mobile-navigation',
];

/** Buttons that open something over the page, by what they say of themselves. */
const TRIGGERS =
  'button:is([aria-haspopup], [popovertarget], [command="show-modal"]), [role="combobox"]';

/** Examples whose button opens a drawer by code, without saying so. */
const BY_CODE = new Set(['drawer/opened-by-code']);

/** Most steps of the focus in one overlay. */
const STEPS = 12;

/**
 * The elements that hide the one with the focus, or a part of it. An element larger than the window may leave it, and so may
 * an overlay that only code focuses.
 */
function hidesFocus(): string | undefined {
  const element = document.activeElement as HTMLElement;
  if (element === document.body) return undefined;
  const name = `${element.localName} "${element.textContent.trim().slice(0, 40)}"`;
  const {left, top, right, bottom, width, height} = element.getBoundingClientRect();
  const [x, y] = [Math.max(left, 0), Math.max(top, 0)];
  const [farX, farY] = [Math.min(right, innerWidth), Math.min(bottom, innerHeight)];
  const fits = width <= innerWidth && height <= innerHeight && element.tabIndex >= 0;
  const isCut = farX - x < width - 1 || farY - y < height - 1;
  if ((fits && isCut) || farX <= x || farY <= y) return `${name} leaves the window`;
  const upper = document.elementFromPoint((x + farX) / 2, (y + farY) / 2);
  // The site's own parts have their own tests.
  if (!upper?.closest('.example-stage, .storefront-toolkit')) return undefined;
  if (element.contains(upper) || upper.contains(element)) return undefined;
  return `${name} is covered by ${upper.localName}.${upper.className.slice(0, 40)}`;
}

/** Opens what a trigger opens, and moves the focus through it and out of it. */
async function walk(page: Page, trigger: Locator): Promise<string[]> {
  const isMenu = await trigger.evaluate((one) => /menu|listbox/.test(one.ariaHasPopup ?? ''));
  await trigger.press('Enter');
  await page.waitForTimeout(200);
  const found = new Set<string>();
  for (let step = 0; step < STEPS; step += 1) {
    const fault = await page.evaluate(hidesFocus);
    if (fault) found.add(fault);
    await page.keyboard.press(isMenu ? 'ArrowDown' : 'Tab');
    // A frame for the browser to scroll, and one for what closes without the focus.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
  }
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  return [...found];
}

for (const route of ROUTES) {
  test(`ui/${route}: nothing hides the focus in what opens, in a window of 320 by 256 px`, async ({
    page,
  }) => {
    test.setTimeout(90_000);
    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.setViewportSize(ZOOMED);
    await openComponentPage(page, `ui/${route}`);
    const ids = await page
      .locator('[data-example]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-example')!));
    const found: string[] = [];
    let opened = 0;
    for (const id of ids) {
      const stage = await liveExample(page, id);
      const trigger = stage.locator(BY_CODE.has(id) ? 'button' : TRIGGERS).first();
      if ((await trigger.count()) === 0 || !(await trigger.isVisible())) continue;
      opened += 1;
      for (const fault of await walk(page, trigger)) found.push(`${id}: ${fault}`);
    }
    expect(opened).toBeGreaterThan(0);
    expect(found).toEqual([]);
  });
}
