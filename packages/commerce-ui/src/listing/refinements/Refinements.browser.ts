import {
  expectNoAxeFindings,
  liveExample,
  openComponentPage,
  servedExample,
  testKeyboard,
  withoutScripts,
} from '../../../../../tests/lib/component-page.ts';
import {typeInstead} from '../../../../../tests/lib/reader.ts';
import {expect, type Locator, type Page, test} from '../../../../../tests/lib/test.ts';
import {keyboard} from './keyboard.ts';

const ROUTE = 'commerce-ui/listing/refinements';
const example = (page: Page, name: string) => liveExample(page, `listing/refinements/${name}`);
const moss = (stage: Locator) => stage.getByRole('checkbox', {name: /^Moss/});
const found = (stage: Locator, count: number) =>
  stage.getByText(`Products: ${count}`, {exact: true});
const field = (stage: Locator, group: string, name: RegExp) =>
  stage.getByRole('group', {name: group}).getByRole('spinbutton', {name});

testKeyboard('commerce-ui/listing/refinements', keyboard, {
  async tab(page) {
    const stage = await example(page, 'every-type');
    await stage.getByRole('radio', {name: 'All'}).focus();
    await page.keyboard.press('Tab');
    await expect(moss(stage)).toBeFocused();
    await stage.getByRole('slider', {name: 'Price: highest'}).focus();
    await page.keyboard.press('Tab');
    await expect(field(stage, 'Price', /From/)).toBeFocused();
  },

  async space(page) {
    const stage = await example(page, 'every-type');
    await moss(stage).focus();
    await page.keyboard.press('Space');
    await expect(found(stage, 3)).toBeVisible();
    await expect(moss(stage)).toBeFocused();
    await page.keyboard.press('Space');
    await expect(found(stage, 24)).toBeVisible();
    await expect(moss(stage)).toBeFocused();
  },

  async one(page) {
    const stage = await example(page, 'every-type');
    await stage.getByRole('radio', {name: 'All'}).focus();
    await page.keyboard.press('ArrowDown');
    await expect(stage.getByRole('radio', {name: 'Jackets (4)'})).toBeChecked();
    await expect(found(stage, 4)).toBeVisible();
    await page.keyboard.press('ArrowUp');
    await expect(found(stage, 24)).toBeVisible();
    await expect(stage.getByRole('radio', {name: 'All'})).toBeFocused();
  },

  async thumb(page) {
    const stage = await example(page, 'every-type');
    await stage.getByRole('slider', {name: 'Price: highest'}).focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await expect(field(stage, 'Price', /To/)).toHaveValue('10');
    await expect(found(stage, 1)).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(field(stage, 'Price', /To/)).toHaveValue('8');
  },

  async more(page) {
    const stage = await example(page, 'every-type');
    const summary = stage.getByRole('group', {name: 'Material'}).locator('summary');
    const merino = stage.getByRole('checkbox', {name: 'Merino wool (1)'});
    await expect(merino).toBeHidden();
    await summary.focus();
    await page.keyboard.press('Enter');
    await expect(merino).toBeVisible();
    await page.keyboard.press('Space');
    await expect(merino).toBeHidden();
  },

  async enter(page) {
    const stage = await example(page, 'with-a-button');
    await moss(stage).check();
    await page.keyboard.press('Enter');
    await expect(stage.getByRole('status')).toContainText('?color.is=moss&in-stock.on=1');
    await expect(moss(stage)).toBeFocused();
  },
});

for (const theme of ['light', 'dark']) {
  test(`${ROUTE}: axe finds nothing with a selection in each refinement (${theme})`, async ({
    page,
  }) => {
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
    await openComponentPage(page, ROUTE);
    const stage = await example(page, 'every-type');
    await moss(stage).check();
    await stage.getByRole('checkbox', {name: /^In stock/}).check();
    for (const summary of await stage.locator('summary').all()) await summary.click();
    await typeInstead(field(stage, 'Price', /From/), '20');
    await page.keyboard.press('Tab');
    await expectNoAxeFindings(page, stage);
  });
}

test(`${ROUTE}: without scripts, the browser makes the address of a selection @claim-refinements.get-form @claim-refinements.no-script`, async ({
  browser,
}) => {
  await withoutScripts(browser, ROUTE, async (page) => {
    const stage = servedExample(page, 'listing/refinements/without-scripts');
    await expect(moss(stage)).toBeChecked();
    await expect(stage.getByRole('slider')).toHaveCount(0);
    await stage.getByRole('checkbox', {name: /^Ocean/}).check();
    await stage.getByRole('checkbox', {name: /^In stock/}).check();
    await field(stage, 'Price', /To/).fill('150');
    await stage.getByRole('button', {name: 'Show results'}).click();
    await expect(page).toHaveURL(/color\.is/);
    const {pathname, search} = new URL(page.url());
    expect(pathname).toMatch(/\/listing\/refinements$/);
    expect(search).toBe(
      '?q=jacket&sort=price-asc&color.is=moss&color.is=ocean&in-stock.on=1&price.min.EUR=&price.max.EUR=150',
    );
    const long = servedExample(page, 'listing/refinements/long-lists');
    const merino = long.getByRole('checkbox', {name: /^Merino/});
    await expect(merino).toBeHidden();
    await long.getByRole('group', {name: 'Material'}).locator('summary').click();
    await expect(merino).toBeVisible();
    const auto = servedExample(page, 'listing/refinements/every-type');
    await expect(auto.getByRole('button', {name: 'Show results'})).toBeVisible();
  });
});

test(`${ROUTE}: with scripts, the address has no empty fields @claim-refinements.no-empty`, async ({
  page,
}) => {
  await openComponentPage(page, ROUTE);
  const stage = await example(page, 'without-scripts');
  await field(stage, 'Price', /To/).fill('150');
  await stage.getByRole('button', {name: 'Show results'}).click();
  await expect(page).toHaveURL(/\?q=jacket&sort=price-asc&color\.is=moss&price\.max\.EUR=150$/);
});

test(`${ROUTE}: a change is applied at once, announced by the page, and keeps the focus @claim-refinements.at-once`, async ({
  page,
}) => {
  await openComponentPage(page, ROUTE);
  const stage = await example(page, 'every-type');
  await expect(stage.getByRole('button', {name: 'Show results'})).toHaveCount(0);
  const from = field(stage, 'Price', /From/);
  await typeInstead(from, '100');
  await expect(found(stage, 24)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(found(stage, 24)).toHaveCount(0);
  await expect(from).toBeFocused();
  await expect(stage.getByRole('slider', {name: 'Price: lowest'})).toHaveValue('100');
});

test(`${ROUTE}: dragging a thumb applies its value when it is let go @claim-refinements.thumb`, async ({
  page,
}) => {
  await openComponentPage(page, ROUTE);
  const stage = await example(page, 'every-type');
  const thumb = stage.getByRole('slider', {name: 'Price: highest'});
  await thumb.scrollIntoViewIfNeeded();
  const {x, y, width, height} = (await thumb.boundingBox())!;
  await page.mouse.move(x + width - 12, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2, y + height / 2, {steps: 4});
  await expect(field(stage, 'Price', /To/)).not.toHaveValue('');
  await expect(found(stage, 24)).toBeVisible();
  await page.mouse.up();
  await expect(found(stage, 24)).toHaveCount(0);
});

test(`${ROUTE}: the form follows what changes elsewhere @claim-refinements.in-line`, async ({
  page,
}) => {
  await openComponentPage(page, ROUTE);
  const stage = await example(page, 'outside-changes');
  const to = field(stage, 'Weight', /To/);
  await typeInstead(to, '350');
  await page.keyboard.press('Tab');
  await stage.getByRole('checkbox', {name: /^Sand/}).check();
  await stage.getByRole('button', {name: 'Light and moss'}).click();
  await expect(to).toHaveValue('400');
  await expect(moss(stage)).toBeChecked();
  await expect(stage.getByRole('checkbox', {name: /^Sand/})).not.toBeChecked();
  await expect(stage.getByRole('slider', {name: 'Weight: highest'})).toHaveValue('400');
  await stage.getByRole('button', {name: 'Clear'}).click();
  await expect(to).toHaveValue('');
  await expect(moss(stage)).not.toBeChecked();
});

test(`${ROUTE}: going back doesn't bring back what was selected @claim-refinements.back`, async ({
  page,
}) => {
  await openComponentPage(page, ROUTE);
  const stage = await example(page, 'without-scripts');
  await stage.getByRole('checkbox', {name: /^Ocean/}).check();
  await stage.getByRole('button', {name: 'Show results'}).click();
  await expect(page).toHaveURL(/color\.is=ocean/);
  await page.goBack();
  await expect(page).not.toHaveURL(/color\.is=ocean/);
  await expect(stage.getByRole('checkbox', {name: /^Ocean/})).not.toBeChecked();
});

test(`${ROUTE}: each row is high enough to hit, and nothing is wider than a small screen @claim-refinements.targets`, async ({
  page,
}) => {
  await page.setViewportSize({width: 320, height: 800});
  await openComponentPage(page, ROUTE);
  const stage = servedExample(page, 'listing/refinements/every-type');
  const sizes = await stage.locator('label:has(input), summary').evaluateAll((all) =>
    all
      .filter((one) => one.checkVisibility())
      .map((one) => {
        const {height, right} = one.getBoundingClientRect();
        return {height, right};
      }),
  );
  expect(sizes.length).toBeGreaterThan(15);
  for (const {height, right} of sizes) {
    expect(height).toBeGreaterThanOrEqual(24);
    expect(right).toBeLessThanOrEqual(320);
  }
});
