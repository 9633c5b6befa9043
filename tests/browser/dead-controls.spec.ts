import {expect, test} from '../lib/test.ts';
import {builtPages} from '../lib/site.ts';
import {showAllVendors} from '../lib/vendor-panels.ts';
import {DEAD_WITHOUT_SCRIPTS} from './lib/dead-without-scripts.ts';

/** Controls that work without a script: a browser submits or resets a form, opens a popover, or runs a command for them. */
const NATIVE =
  'form [type="submit"], form [type="reset"], [form][type="submit"], [popovertarget], [commandfor]';

const CONTROLS = [
  'button',
  'input:is([type="button"], [type="submit"], [type="reset"], [type="image"])',
  // A native checkbox with the role of a switch is checked by the browser.
  ':is([role="button"], [role="combobox"], [role="menuitem"], [role="switch"], [role="tab"]):not([type="checkbox"])',
].join(', ');

test('without JavaScript, the examples show no enabled button that does nothing @claim-drawer.no-script @claim-dropdown-menu.no-script', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  const dead = new Set<string>();
  for (const {path, html} of builtPages()) {
    if (!html.includes('data-example=')) continue;
    await page.goto(path);
    await showAllVendors(page);
    const found = await page.evaluate(
      ([controls, native]) =>
        [...document.querySelectorAll<HTMLElement>('.example-stage')]
          .filter((stage) =>
            [...stage.querySelectorAll<HTMLElement>(controls!)].some(
              (one) =>
                one.checkVisibility({visibilityProperty: true}) &&
                !one.matches(`:disabled, [aria-disabled="true"], [inert] *, ${native}`),
            ),
          )
          .map((stage) => stage.closest<HTMLElement>('[data-example]')!.dataset.example!),
      [CONTROLS, NATIVE],
    );
    for (const id of found) dead.add(id);
  }
  await context.close();
  expect([...dead].sort()).toEqual(Object.values(DEAD_WITHOUT_SCRIPTS).flat().sort());
});
