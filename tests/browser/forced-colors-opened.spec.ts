import {expect, type Locator, type Page, test} from '@playwright/test';
import {liveExamples} from '../lib/component-page.ts';
import {leastContrast, paintedContrasts} from '../lib/legible.ts';
import {builtPages} from '../lib/site.ts';

const WIDE = {width: 1280, height: 800};
const PHONE = {width: 390, height: 800};

/** What opens something, by what it says of itself. */
const TRIGGERS =
  'button:is([aria-haspopup], [aria-expanded], [popovertarget], [command="show-modal"]), [role=combobox]';

/** What is open over a page. */
const OVERLAYS =
  'dialog[open], :popover-open, :is([role=dialog], [role=menu], [role=listbox], [role=tooltip]):not(dialog, [popover])';

interface Opening {
  /** What a visitor uses in an example. */
  trigger: string;
  open: (trigger: Locator) => Promise<void>;
  size: {width: number; height: number};
}

const usual: Opening = {trigger: TRIGGERS, open: (one) => one.click(), size: WIDE};

/** Components whose overlays open in another way. */
const OPENINGS: Record<string, Opening> = {
  'ui/context-menu': {
    ...usual,
    trigger: ':scope [aria-haspopup=menu], :scope > *',
    open: (one) => one.click({button: 'right', position: {x: 24, y: 24}}),
  },
  'ui/flex-drawer': {...usual, size: PHONE},
  'ui/navigation/mobile-navigation': {...usual, size: PHONE},
  'ui/toast': {...usual, trigger: 'button:not([aria-haspopup])'},
  'ui/tooltip': {...usual, trigger: 'button, a, [tabindex]', open: (one) => one.hover()},
};

/** Examples whose button opens a drawer by code, and says nothing of it. */
const BY_CODE = new Set(['drawer/opened-by-code']);

/** Pages of components with such an example. */
const routes = builtPages()
  .filter(({html}) =>
    / data-example=(?:(?!<figure class="?code-block).)*?(?:aria-haspopup|popovertarget|show-modal|<datalist)/s.test(
      html,
    ),
  )
  .flatMap(({path}) => /^\/docs\/component-packages\/(.+)$/.exec(path)?.[1] ?? [])
  .concat('ui/context-menu');

/** Waits until what an example has opened can be seen, and is at rest. */
async function opened(page: Page): Promise<Locator[]> {
  const overlays = page.locator(OVERLAYS).filter({visible: true});
  await expect(overlays).not.toHaveCount(0);
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          document.getAnimations().filter(({playState, effect}) => {
            const target = (effect as KeyframeEffect).target;
            return (
              playState === 'running' &&
              effect?.getComputedTiming().endTime !== Infinity &&
              target?.checkVisibility()
            );
          }).length,
      ),
    )
    .toBe(0);
  return overlays.all();
}

for (const route of new Set(routes)) {
  test(`forced colors, ${route}: each text of what its examples open can be told from its ground, light and dark`, async ({
    page,
    context,
  }) => {
    test.setTimeout(90_000);
    const {trigger, open, size} = OPENINGS[route] ?? usual;
    const blank = await context.newPage();
    await page.setViewportSize(size);
    await page.emulateMedia({forcedColors: 'active', reducedMotion: 'reduce', colorScheme: 'dark'});
    await page.goto(`/docs/component-packages/${route}`);
    const faint: object[] = [];
    let count = 0;
    for (const [id, stage] of await liveExamples(page)) {
      const one = stage
        .locator(BY_CODE.has(id) ? 'button' : trigger)
        .filter({visible: true})
        .first();
      if ((await one.count()) === 0 || !(await one.isEnabled())) continue;
      await open(one);
      const overlays = await opened(page);
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({colorScheme});
        const painted = await paintedContrasts(page, blank, ...overlays);
        count += painted.length;
        for (const text of painted) {
          if (text.contrast < leastContrast(text.text)) faint.push({id, colorScheme, ...text});
        }
      }
      if (process.env.SHOTS) {
        await page.emulateMedia({colorScheme: 'dark'});
        await page.screenshot({path: `${process.env.SHOTS}/${id.replaceAll('/', '_')}.png`});
      }
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await page.mouse.move(5, 5);
      if (await page.locator('dialog[open], [role=dialog]').filter({visible: true}).count()) {
        await page.reload();
      }
    }
    expect(count).toBeGreaterThan(0);
    expect(faint).toEqual([]);
  });
}
