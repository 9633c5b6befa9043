import {expect, type Page, test} from '../lib/test.ts';
import type {ThemeData} from '@storefront-toolkit/types/cms';
import {analyze} from '../lib/axe.ts';
import {showIntent} from '../lib/reader.ts';
import {contrastRatio, themeToCss, tokens} from '@storefront-toolkit/theme';

const USAGE = '/docs/theming/colors/colors-usage';
const SHARED = `${USAGE}?theme=brand:7a2a6b,dark:e7a5db,radius:1,font:georgia#try-your-brand`;

const editor = (page: Page) => page.locator('[data-example-stage="site/theme-editor"]');
const preview = (page: Page, mode: 'light' | 'dark') =>
  editor(page).getByRole('group', {name: `Preview in ${mode} mode`});
const buy = (page: Page, mode: 'light' | 'dark') =>
  preview(page, mode).getByRole('button', {name: 'Add to cart'});

/** Opens the page of the editor and waits until it reacts. */
async function openEditor(page: Page) {
  await page.goto(USAGE);
  await editor(page).scrollIntoViewIfNeeded();
  await showIntent(page);
  await expect(editor(page)).toHaveAttribute('data-live', '');
}

test('theming: swatches show each color in its own mode, whatever the mode of the page', async ({
  browser,
}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto('/docs/theming/colors/');
  const painted = await page.locator('[data-theme] [data-token]').evaluateAll((swatches) =>
    swatches.map((swatch) => ({
      name: swatch.getAttribute('data-token'),
      mode: swatch.closest('[data-theme]')?.getAttribute('data-theme'),
      color: getComputedStyle(swatch).backgroundColor,
    })),
  );
  const colors = tokens.filter((token) => token.kind === 'color');
  expect(painted).toHaveLength(2 * colors.length);
  const rgb = (hex: string) =>
    `rgb(${[1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;
  for (const {name, mode, color} of painted) {
    const token = colors.find((one) => one.name === name);
    const value = token?.[mode === 'dark' ? 'dark' : 'light'] ?? '';
    if (value.startsWith('#')) expect(color, `${name} ${mode}`).toBe(rgb(value));
    else expect(color, `${name} ${mode}`).toMatch(/^rgba\(/);
  }
  await context.close();
});

test('theming: the ratios on the page are those of the colors as painted', async ({page}) => {
  await page.goto(USAGE);
  const painted = await page.locator('.token-ratio:not(:has(span))').evaluateAll((samples) =>
    samples.map((sample) => {
      const {color, backgroundColor} = getComputedStyle(sample);
      return {color, backgroundColor, text: sample.textContent};
    }),
  );
  const space = (color: string) => color.replace(/^rgba?\((\d+), (\d+), (\d+)\)$/, 'rgb($1 $2 $3)');
  const opaque = painted.filter(({backgroundColor}) => backgroundColor.startsWith('rgb('));
  expect(opaque.length).toBeGreaterThan(80);
  for (const {color, backgroundColor, text} of opaque) {
    const ratio = contrastRatio(space(color), space(backgroundColor));
    expect(Math.abs(ratio - Number(text)), `${color} on ${backgroundColor}`).toBeLessThan(0.02);
  }
});

test('theming: the editor follows color, corners and font, and keeps them in the address', async ({
  page,
}) => {
  await openEditor(page);
  await expect(buy(page, 'light')).toHaveCSS('background-color', 'rgb(178, 55, 18)');
  await editor(page).getByLabel('Brand in light mode', {exact: true}).fill('#7a2a6b');
  await expect(buy(page, 'light')).toHaveCSS('background-color', 'rgb(122, 42, 107)');
  await expect(buy(page, 'dark')).toHaveCSS('background-color', 'rgb(255, 143, 99)');
  await editor(page).getByLabel('Brand in dark mode: choose').fill('#e7a5db');
  await expect(buy(page, 'dark')).toHaveCSS('background-color', 'rgb(231, 165, 219)');
  await editor(page).getByLabel('Font').selectOption('Georgia');
  await expect(buy(page, 'light')).toHaveCSS('font-family', 'Georgia, serif');
  await editor(page)
    .getByLabel(/^Corners/)
    .focus();
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight');
  await expect(buy(page, 'light')).toHaveCSS('border-radius', '16px');
  await expect(page).toHaveURL(SHARED);
  await editor(page).getByRole('button', {name: 'Reset to the toolkit’s theme'}).click();
  await expect(buy(page, 'light')).toHaveCSS('background-color', 'rgb(178, 55, 18)');
  await expect(page).toHaveURL(new RegExp(`${USAGE}(#.*)?$`));
});

test('theming: a shared address shows its theme without a sign of intent', async ({page}) => {
  await page.goto(SHARED);
  await expect(buy(page, 'light')).toHaveCSS('background-color', 'rgb(122, 42, 107)');
  await expect(buy(page, 'light')).toHaveCSS('border-radius', '16px');
  await expect(editor(page).getByLabel('Font')).toHaveValue('georgia');
  await expect(editor(page).getByRole('alert')).toHaveCount(0);
});

for (const bad of [
  'brand:red,dark:e7a5db,radius:1,font:georgia',
  'brand:7a2a6b,dark:e7a5db,radius:9,font:georgia',
  'brand:7a2a6b,dark:e7a5db,radius:1,font:constructor',
  'brand:7a2a6b}body{display:none',
  '',
]) {
  test(`theming: an address with the bad state "${bad}" is ignored with a notice`, async ({
    page,
  }) => {
    await page.goto(`${USAGE}?theme=${encodeURIComponent(bad)}#try-your-brand`);
    await expect(editor(page).getByRole('alert')).toContainText('couldn’t read the theme');
    await expect(buy(page, 'light')).toHaveCSS('background-color', 'rgb(178, 55, 18)');
    await editor(page).getByLabel('Font').selectOption('Georgia');
    await expect(editor(page).getByRole('alert')).toHaveCount(0);
  });
}

test('theming: the editor warns of colors that cannot be read, and passes axe', async ({page}) => {
  await openEditor(page);
  const status = editor(page).getByRole('status').filter({hasText: /pair/});
  await expect(status).toHaveText('Every color pair is readable in both modes.');
  await editor(page).getByLabel('Brand in light mode', {exact: true}).fill('#f08c66');
  await expect(status).toContainText('too faint to read');
  await expect(status).toContainText(/light: brand on canvas has 2\.\d\d:1 and needs 4.5:1/);
  // The previews show what is faint, so that their colors are not part of this.
  const {violations} = await analyze(page, {
    include: ['[data-example-stage="site/theme-editor"]'],
    exclude: ['[aria-label="Preview in light mode"]'],
  });
  expect(violations).toEqual([]);
});

test('theming: a color that is half typed changes nothing and says what is missing', async ({
  page,
}) => {
  await openEditor(page);
  const field = editor(page).getByLabel('Brand in light mode', {exact: true});
  await field.fill('#7a2');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(/a hash and six hex digits/);
  await expect(buy(page, 'light')).toHaveCSS('background-color', 'rgb(178, 55, 18)');
  await field.blur();
  await expect(field).toHaveValue('#b23712');
});

test('theming: the copied ThemeData makes the copied CSS', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(SHARED);
  const brand = editor(page).getByLabel('Brand in light mode', {exact: true});
  await expect(brand).toHaveValue('#7a2a6b');
  const copied = async (label: string) => {
    const button = editor(page).getByRole('button', {name: `Copy the ${label}`});
    await button.click();
    await expect(button.locator('..').getByRole('status')).toHaveText('Copied');
    return page.evaluate(() => navigator.clipboard.readText());
  };
  const theme = JSON.parse(await copied('ThemeData')) as ThemeData;
  expect(theme.light.brand).toBe('#7a2a6b');
  expect(theme.cornerRadius).toBe(1);
  expect(await copied('CSS')).toBe(themeToCss(theme));
});

test('theming: what moves stands still for readers who ask for it', async ({page}) => {
  const motion = () =>
    page.evaluate(() => {
      const style = getComputedStyle(document.documentElement);
      const names = [
        '--transition-duration-slow',
        '--default-transition-duration',
        '--animate-pulse',
      ];
      return names.map((name) => style.getPropertyValue(name));
    });
  await page.goto('/docs/theming/layout/');
  expect(await motion()).toEqual([
    expect.stringMatching(/^(320ms|\.32s)$/),
    expect.stringMatching(/^(120ms|\.12s)$/),
    expect.stringMatching(/^pulse .*infinite/),
  ]);
  await page.emulateMedia({reducedMotion: 'reduce'});
  expect(await motion()).toEqual(['0s', '0s', 'none']);
});

test('theming: no row of a table is higher than half of a window, and no word of a heading is cut', async ({
  page,
}) => {
  await page.goto('/docs/theming/');
  const heights = await page
    .locator('.markdown tbody tr')
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(5);
  expect(Math.max(...heights)).toBeLessThan(400);
  await page.setViewportSize({width: 390, height: 800});
  await page.goto(USAGE);
  const asked = page.locator('.token-need').first();
  const line = await asked.evaluate((one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    return range.getClientRects().length;
  });
  expect(line).toBe(1);
});

test('theming: a contrast table draws all its rules in one color', async ({page}) => {
  await page.goto(USAGE);
  const colors = await page
    .locator('.token-ratio')
    .evaluateAll((samples) =>
      samples.map((sample) => getComputedStyle(sample.closest('td')!).borderBottomColor),
    );
  expect(new Set(colors).size).toBe(1);
});

test('theming: the fields of the editor fit their columns, and each row of buttons has two', async ({
  page,
}) => {
  await openEditor(page);
  const font = editor(page).getByLabel('Font');
  const beyond = await font.evaluate(
    (one) => one.getBoundingClientRect().right - one.parentElement!.getBoundingClientRect().right,
  );
  expect(beyond).toBeLessThanOrEqual(0);
  const tops = await preview(page, 'light')
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top));
  const [first, second, third, fourth] = tops;
  expect([first, third]).toEqual([second, fourth]);
});
