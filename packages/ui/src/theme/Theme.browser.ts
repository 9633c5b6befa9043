import {expect, test} from '../../../../tests/lib/test.ts';
import {liveExample, openComponentPage} from '../../../../tests/lib/component-page.ts';

const COLOR_OF_BRAND = 'rgb(122, 65, 6)';

test('ui/theme: a theme shows in its part and nowhere else', async ({page}) => {
  await openComponentPage(page, 'ui/theme');
  const campaign = await liveExample(page, 'theme/campaign');
  const button = campaign.getByRole('button');
  await expect(button).toHaveCSS('background-color', COLOR_OF_BRAND);
  await expect(button).toHaveCSS('border-radius', '20px');
  await expect(campaign.getByRole('heading')).toHaveCSS('font-family', 'Georgia, serif');
  const band = page.locator('[data-example="theme/dark-band"] .example-stage');
  await expect(band.getByRole('button')).toHaveCSS('border-radius', '8px');
});

test('ui/theme: a theme has its own colors in dark mode, and the toolkit’s with more contrast @claim-theme.more-contrast', async ({
  page,
}) => {
  await openComponentPage(page, 'ui/theme');
  const campaign = await liveExample(page, 'theme/campaign');
  const button = campaign.getByRole('button');
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  await expect(button).toHaveCSS('background-color', 'rgb(240, 179, 94)');
  await page.emulateMedia({contrast: 'more'});
  await expect(button).toHaveCSS('background-color', 'rgb(255, 180, 150)');
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'light'));
  await expect(button).toHaveCSS('background-color', 'rgb(138, 39, 8)');
});

test('ui/theme: paper gets the light colors of a theme, also from a page in dark mode', async ({
  page,
}) => {
  await openComponentPage(page, 'ui/theme');
  const campaign = await liveExample(page, 'theme/campaign');
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  await expect(campaign.getByRole('button')).toHaveCSS('background-color', 'rgb(240, 179, 94)');
  await page.emulateMedia({media: 'print'});
  await expect(campaign.getByRole('button')).toHaveCSS('background-color', COLOR_OF_BRAND);
});

test('ui/theme: a part of a page has a color mode of its own, in both directions', async ({
  page,
}) => {
  await openComponentPage(page, 'ui/theme');
  const stage = await liveExample(page, 'theme/color-mode');
  const part = stage.locator('[data-theme]');
  await expect(part).toHaveCSS('background-color', 'rgb(253, 252, 250)');
  await stage.getByRole('button', {name: 'Night'}).click();
  await expect(part).toHaveCSS('background-color', 'rgb(20, 18, 16)');
  await expect(part).toHaveCSS('color', 'rgb(243, 239, 232)');
  await stage.getByRole('button', {name: 'Night'}).click();
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  await expect(part).toHaveCSS('background-color', 'rgb(253, 252, 250)');
  await expect(part).toHaveCSS('color', 'rgb(28, 26, 23)');
});

test('ui/theme: another theme applies at once', async ({page}) => {
  await openComponentPage(page, 'ui/theme');
  const stage = await liveExample(page, 'theme/choose-a-theme');
  const button = stage.getByRole('button');
  await expect(button).toHaveCSS('background-color', 'rgb(178, 55, 18)');
  await stage.getByLabel('Sea').check();
  await expect(button).toHaveCSS('background-color', 'rgb(11, 96, 105)');
  await stage.getByLabel('Plum').check();
  await expect(button).toHaveCSS('background-color', 'rgb(122, 42, 107)');
  await stage.getByLabel('Store').check();
  await expect(button).toHaveCSS('background-color', 'rgb(178, 55, 18)');
});

test('ui/theme: forced colors win over a theme @claim-theme.forced-colors', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await openComponentPage(page, 'ui/theme');
  const campaign = await liveExample(page, 'theme/campaign');
  const brand = await campaign
    .locator('[data-storefront-theme]')
    .evaluate((element) => getComputedStyle(element).getPropertyValue('--color-brand'));
  expect(brand).toBe('Highlight');
});

test('ui/theme: a color mode sets the color scheme of its part @claim-theme.color-scheme', async ({
  page,
}) => {
  await openComponentPage(page, 'ui/theme');
  const band = (await liveExample(page, 'theme/dark-band')).locator('[data-theme]');
  await expect(band).toHaveCSS('color-scheme', 'dark');
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  const part = (await liveExample(page, 'theme/color-mode')).locator('[data-theme]');
  await expect(part).toHaveCSS('color-scheme', 'light');
});
