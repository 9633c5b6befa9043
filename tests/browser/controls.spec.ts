import {expect, type Frame, type Page, test} from '../lib/test.ts';
import type {ControlsModel, Field} from '../../website/src/pages/_controls/model.ts';
import {axeFindings} from '../lib/axe.ts';
import {monitor} from '../lib/monitor.ts';
import {builtPages} from '../lib/site.ts';
import {pairwise, type Row} from './lib/pairwise.ts';
import {shareOf} from './lib/share.ts';

/** The components with controls, as pages link them: `ui/button`. */
const ids = [
  ...new Set(
    builtPages().flatMap(({html}) =>
      [...html.matchAll(/href="?\/controls\?of=([^"> ]+)/g)].map(([, id]) => id!),
    ),
  ),
].sort();

/** The frame of the stage, once its example is there. */
async function stageOf(page: Page): Promise<Frame> {
  const frame = page.locator('iframe[title^="Preview"]');
  await expect(page.locator('main .code-block, main [role=alert]:visible').first()).toBeVisible();
  return (await (await frame.elementHandle()).contentFrame())!;
}

interface StageWindow extends Window {
  controls: {model: ControlsModel; show: (changes: Row, start: string) => void};
}

/** Values that don't fit an example, and why: `<prop>=<code>`. */
const MISFITS: Record<string, string> = {
  "color='on-brand'":
    'This color is for text on the brand color, and the example has another ground.',
  "colorMode='dark'": 'The example has no ground of its own, so light text is on a light page.',
  'label=undefined': 'Without a label, a field needs a Label in its content.',
  'autoplay=true': "A player asks the video's host.",
};

/** Values of a control to try, as code. */
function valuesOf({name, kind, values, optional, initial, standard}: Field): string[] {
  const leftOut = optional ? ['undefined'] : [];
  const longer = "'A longer text than the example has'";
  if (kind === 'text') return [...(initial === undefined ? leftOut : [initial]), longer];
  if (kind === 'number') {
    const present = Number(initial ?? standard);
    return Number.isNaN(present) ? leftOut : [String(present), String(present + 1)];
  }
  return [...leftOut, ...values].filter((code) => !(`${name}=${code}` in MISFITS));
}

/** Rules about a page as a whole, of which an example is a part. */
const OF_PAGES = /^(?:heading-order|region) /;

/** Base UI's guards around an open menu: hidden and focusable, and they keep no focus. */
const GUARDS_ALONE =
  /^aria-hidden-focus [^:]*: (?:<span [^>]*data-base-ui-focus-guard[^>]*><\/span> ?)+$/;

/** Opens the controls of a component. */
async function openControls(page: Page, query: string) {
  await page.goto(`/controls?of=${query}`);
  return stageOf(page);
}

test('the list has the controls of each component', async ({page}) => {
  expect(ids.length).toBeGreaterThan(65);
  await page.goto('/controls');
  const links = page.locator('main li a');
  const hrefs = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  expect([...hrefs].sort()).toEqual(ids.map((id) => `/controls?of=${id}`).sort());
  expect(await axeFindings(page)).toEqual([]);
});

test('a page of a component leads to its controls, which lead back', async ({page}) => {
  await page.goto('/docs/component-packages/ui/button');
  await page.getByRole('link', {name: 'Controls', exact: true}).click();
  await expect(page).toHaveURL(/\/controls\?of=ui\/button$/);
  await stageOf(page);
  await expect(page).toHaveTitle(/^Button controls/);
  await page.getByRole('link', {name: 'Button page'}).click();
  await expect(page).toHaveURL(/\/ui\/button$/);
});

test('controls set the example, its code and the address by keyboard, and reset them', async ({
  page,
}) => {
  const stage = await openControls(page, 'ui/button');
  const button = stage.getByRole('button');
  const code = page.locator('main .code-block code');
  const before = await code.textContent();
  await expect(button).toHaveAttribute('data-variant', 'primary');
  const variant = page.getByRole('combobox', {name: 'variant'});
  await variant.focus();
  await page.keyboard.type('gho');
  await expect(button).toHaveAttribute('data-variant', 'ghost');
  await page.getByRole('checkbox', {name: 'fullWidth'}).press('Space');
  const text = page.getByRole('textbox', {name: 'children'});
  await text.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Buy {now}');
  await expect(button).toHaveText('Buy {now}');
  await expect(code).toContainText('<Button fullWidth variant="ghost" size="large"');
  await expect(code).toContainText("{'Buy {now}'}");
  await page.getByRole('combobox', {name: 'size'}).selectOption('medium (default)');
  await expect(code).not.toContainText('size=');
  await expect(button).toHaveAttribute('data-size', 'medium');

  const address = new URL(page.url());
  expect(Object.fromEntries(address.searchParams)).toEqual({
    of: 'ui/button',
    'Button.children': 'Buy {now}',
    'Button.fullWidth': 'true',
    'Button.variant': 'ghost',
    'Button.size': 'medium',
  });
  await page.reload();
  const again = await stageOf(page);
  await expect(again.getByRole('button', {name: 'Buy {now}'})).toHaveAttribute(
    'data-variant',
    'ghost',
  );
  await expect(page.getByRole('checkbox', {name: 'fullWidth'})).toBeChecked();

  await page.getByRole('button', {name: 'Reset'}).press('Enter');
  await expect(page.getByRole('status').filter({hasText: 'as at first'})).toBeVisible();
  await expect(code).toHaveText(before!);
  await expect(again.getByRole('button')).toHaveText('Add to cart');
  await expect(page).toHaveURL(/\?of=ui\/button$/);
});

test('the example keeps working, and starts again for a prop of its first state', async ({
  page,
}) => {
  const stage = await openControls(page, 'ui/button');
  await stage.getByRole('button').click();
  await expect(stage.getByRole('status')).toHaveText('1 in your cart');
  await page.getByRole('combobox', {name: 'variant'}).selectOption('danger');
  await expect(stage.getByRole('button')).toHaveAttribute('data-variant', 'danger');
  await expect(stage.getByRole('status')).toHaveText('1 in your cart');

  const dialogs = await openControls(page, 'ui/dialog');
  await expect(dialogs.getByRole('dialog')).toBeHidden();
  await page.getByRole('checkbox', {name: 'defaultOpen'}).check();
  await expect(dialogs.getByRole('dialog', {name: 'Sizes of jackets'})).toBeVisible();
});

test('the stage has a width, a direction, a color mode and the wishes of other readers', async ({
  page,
}) => {
  await page.emulateMedia({colorScheme: 'light', reducedMotion: 'no-preference'});
  const stage = await openControls(page, 'ui/button&Button.loading=true');
  const root = stage.locator('html');
  const inside = () => stage.evaluate(() => innerWidth);
  const full = await inside();
  const width = page.getByRole('slider', {name: 'Width'});
  await width.press('Home');
  await expect.poll(inside).toBe(320);
  await width.press('ArrowRight');
  await expect.poll(inside).toBe(321);
  await expect(page).toHaveURL(/width=321/);
  await width.press('End');
  await expect.poll(inside).toBe(full);
  await expect(page).not.toHaveURL(/width=/);

  await page.getByRole('checkbox', {name: 'Dark'}).check();
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.getByRole('checkbox', {name: 'Right to left'}).check();
  await expect(root).toHaveAttribute('dir', 'rtl');

  // With reduced motion, dots replace the spinner.
  const animations = () => stage.evaluate(() => document.getAnimations().length);
  expect(await animations()).toBeGreaterThan(0);
  await page.getByRole('checkbox', {name: 'Reduced motion'}).check();
  await expect.poll(animations).toBe(0);
  expect(await stage.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches)).toBe(
    true,
  );
  await page.getByRole('checkbox', {name: 'Reduced motion'}).uncheck();
  await expect.poll(animations).toBeGreaterThan(0);

  const ground = () =>
    stage.getByRole('button').evaluate((one) => getComputedStyle(one).backgroundColor);
  const colored = await ground();
  await page.getByRole('checkbox', {name: 'Forced colors'}).check();
  const canvas = await stage.evaluate(() => {
    const one = document.body.appendChild(document.createElement('i'));
    one.style.backgroundColor = 'Canvas';
    return getComputedStyle(one).backgroundColor;
  });
  await expect.poll(ground).toBe(canvas);
  await page.getByRole('checkbox', {name: 'Forced colors'}).uncheck();
  await expect.poll(ground).toBe(colored);
});

test('an address that asks for what there is not says so, and shows the rest', async ({page}) => {
  const stage = await openControls(
    page,
    'ui/button&Button.variant=huge&Foo.bar=1&width=99&Button.size=small',
  );
  await expect(stage.getByRole('button')).toHaveAttribute('data-size', 'small');
  await expect(page.locator('main [role=alert]:visible')).toHaveText([
    "“huge” isn't a value of Button.variant, so it is left out. It takes: primary, secondary, ghost, danger.",
    "“Foo.bar” isn't a setting of this component, so it is left out.",
    "“99” isn't a value of width, so it is left out. It takes: a whole number from 320 to 4000.",
  ]);
  await page.goto('/controls?of=ui/nothing');
  await expect(page.getByRole('alert').filter({hasText: 'ui/nothing'})).toHaveText(
    'There is no component “ui/nothing”. Choose one below.',
  );
});

test('an example that cannot be loaded says so', async ({page}) => {
  await page.route('**/assets/controls/**', (route) => route.abort());
  await page.goto('/controls?of=ui/button');
  await expect(page.getByRole('alert').filter({hasText: 'could not be loaded'})).toBeVisible();
});

for (const [width, height] of [
  [390, 844],
  [320, 480],
] as const) {
  for (const mode of ['light', 'dark']) {
    test(`controls fit a window of ${width} pixels, without a finding of axe, ${mode}`, async ({
      page,
    }) => {
      await page.setViewportSize({width, height});
      await page.addInitScript((name) => localStorage.setItem('theme', name), mode);
      await openControls(page, 'ui/dialog&Foo=1&colors=forced');
      await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
      expect(await axeFindings(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  }
}

for (const id of shareOf(ids, 8)) {
  test(`/controls?of=${id}: every two values of its props render in silence, and axe finds nothing`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(180_000);
    const {problems} = await monitor(page, new URL(baseURL!).origin);
    const stage = await openControls(page, id);
    const model = await stage.evaluate(() => (self as unknown as StageWindow).controls.model);
    const all = model.parts.flatMap(({name, fields}) =>
      fields.map((field) => [`${name}.${field.name}`, valuesOf(field)] as const),
    );
    for (const [misfit, reason] of Object.entries(MISFITS)) {
      const isHere = model.parts.some(({fields}) =>
        fields.some(({name, values}) => values.some((code) => misfit === `${name}=${code}`)),
      );
      if (isHere) console.log(`${id}, without ${misfit}: ${reason}`);
    }
    const findings: string[] = [];
    for (const [index, row] of pairwise(Object.fromEntries(all)).entries()) {
      await stage.evaluate(
        async ([changes, start]) => {
          (self as unknown as StageWindow).controls.show(changes, start);
          const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
          await frame();
          await frame();
          for (const one of document.getAnimations()) {
            if (one.effect?.getComputedTiming().endTime !== Infinity) one.finish();
          }
        },
        [row, String(index)] as const,
      );
      const found = await axeFindings(stage, stage.locator('body'));
      const own = found.filter((one) => !OF_PAGES.test(one) && !GUARDS_ALONE.test(one));
      findings.push(...own.map((one) => `${JSON.stringify(row)}: ${one}`));
    }
    await expect(page.locator('main [role=alert]:visible')).toHaveCount(0);
    expect([...findings, ...problems]).toEqual([]);
  });
}
