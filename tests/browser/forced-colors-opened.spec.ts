import {expect, type Locator, type Page, test} from '../lib/test.ts';
import {liveExample, liveExamples} from '../lib/component-page.ts';
import {leastContrast, paintedContrasts} from '../lib/legible.ts';
import {builtPages} from '../lib/site.ts';
import {shareOf} from './lib/share.ts';

const WIDE = {width: 1280, height: 800};
const PHONE = {width: 390, height: 800};

/** Controls that open something, by their attributes. */
const TRIGGERS =
  'button:is([aria-haspopup], [aria-expanded], [popovertarget], [command="show-modal"]), [role=combobox]';

/** Elements that are open over a page. */
const OVERLAYS =
  'dialog[open], :popover-open, :is([role=dialog], [role=menu], [role=listbox], [role=tooltip]):not(dialog, [popover])';

interface Opening {
  /** The control that a visitor uses in an example. */
  trigger: string;
  open: (trigger: Locator) => Promise<void>;
  size: {width: number; height: number};
}

const usual: Opening = {trigger: TRIGGERS, open: (one) => one.click(), size: WIDE};

const byRightClick: Opening = {
  ...usual,
  trigger: ':scope > *',
  open: (one) => one.click({button: 'right', position: {x: 24, y: 24}}),
};

/** Components and examples whose overlays open in another way. */
const OPENINGS: Record<string, Opening> = {
  'ui/context-menu': byRightClick,
  'context-menu/switched-off': {
    ...byRightClick,
    async open(one) {
      await one.getByRole('button').click();
      await byRightClick.open(one);
    },
  },
  // Its button opens a drawer by code, and has no attribute that says so.
  'drawer/opened-by-code': {...usual, trigger: 'button'},
  blocks: {...usual, size: PHONE},
  'ui/flex-drawer': {...usual, size: PHONE},
  'forms/combobox/product-search': {...usual, open: (one) => one.pressSequentially('camp')},
  'ui/navigation/mobile-navigation': {...usual, size: PHONE},
  'ui/toast': {...usual, trigger: 'button'},
  'ui/tooltip': {...usual, trigger: 'button, a', open: (one) => one.hover()},
  'tooltip/in-a-dialog': usual,
};

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
async function opened(page: Page, id: string): Promise<Locator[]> {
  const overlays = page.locator(OVERLAYS).filter({visible: true});
  await expect(overlays, id).not.toHaveCount(0);
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

for (const route of shareOf([...new Set(routes)], 8)) {
  test(`forced colors, ${route}: each text of what its examples open can be told from its ground, light and dark`, async ({
    page,
    context,
  }) => {
    test.setTimeout(90_000);
    const ofRoute = OPENINGS[route] ?? usual;
    const blank = await context.newPage();
    // A page behind another one does not start.
    await page.bringToFront();
    await page.setViewportSize(ofRoute.size);
    await page.emulateMedia({forcedColors: 'active', reducedMotion: 'reduce', colorScheme: 'dark'});
    await page.goto(`/docs/component-packages/${route}`);
    const faint: object[] = [];
    let count = 0;
    for (const [id, stage] of await liveExamples(page)) {
      const {trigger, open} = OPENINGS[id] ?? ofRoute;
      const one = stage.locator(trigger).filter({visible: true}).first();
      if ((await one.count()) === 0 || !(await one.isEnabled())) continue;
      await open(one);
      const overlays = await opened(page, id);
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({colorScheme});
        const painted = await paintedContrasts(page, blank, ...overlays);
        count += painted.length;
        for (const text of painted) {
          // Disabled text is exempt, but should be readable.
          const least = text.disabled ? 3 : leastContrast(text.text);
          if (text.contrast < least) faint.push({id, colorScheme, ...text});
        }
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

for (const {title, css, isFaint} of [
  {
    title: 'in the color of its ground',
    css: 'forced-color-adjust: none; color: Canvas',
    isFaint: true,
  },
  {title: 'in a color of the page', css: 'color: black; background: black', isFaint: false},
]) {
  test(`forced colors, a text of a dialog ${title}: ${isFaint ? 'a fault' : 'no fault'}`, async ({
    page,
    context,
  }) => {
    const blank = await context.newPage();
    await page.emulateMedia({forcedColors: 'active', colorScheme: 'dark'});
    await page.setContent(`<!doctype html><dialog open><p style="${css}">Order now</p></dialog>`);
    const [painted] = await paintedContrasts(page, blank, page.locator('dialog'));
    expect(painted!.contrast < leastContrast(painted!.text)).toBe(isFaint);
  });
}

for (const [route, id, name] of [
  ['ui/forms/select', 'forms/select/size', /^L/],
  ['ui/forms/combobox', 'forms/combobox/size', /^Large/],
  ['ui/dropdown-menu', 'dropdown-menu/line-item-actions', /sold out/],
] as const) {
  test(`forced colors, ${id}: what is disabled has the system's color for it`, async ({page}) => {
    await page.emulateMedia({forcedColors: 'active', colorScheme: 'dark'});
    await page.goto(`/docs/component-packages/${route}`);
    const stage = await liveExample(page, id);
    await stage.locator(TRIGGERS).first().click();
    const item = page.locator('[role=option], [role=menuitem]').filter({hasText: name});
    await expect(item).toBeVisible();
    const gray = await page.evaluate(() => {
      const probe = document.createElement('p');
      probe.style.color = 'GrayText';
      document.body.append(probe);
      const {color} = getComputedStyle(probe);
      probe.remove();
      return color;
    });
    await expect(item).toHaveCSS('color', gray);
  });
}
