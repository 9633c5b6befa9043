import {expect, test} from '../../lib/test.ts';
import {axeFindings} from '../../lib/axe.ts';
import {ready} from '../lib/page.ts';
import {searchFor} from './search.ts';

test('the address carries the query, and the title names it @spec-2.6 @spec-5.8', async ({
  page,
}) => {
  await page.goto('/search?q=cart');
  const main = page.getByRole('main');
  await expect(main.getByRole('combobox')).toHaveValue('cart');
  await expect(main.getByRole('listitem').getByRole('link').first()).toBeVisible();
  await expect(page).toHaveTitle(/cart.* \| /);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  expect(await axeFindings(page)).toEqual([]);
});

test('typing changes the address, without entries in the history @spec-2.6', async ({page}) => {
  await page.goto('/search?q=cart');
  const box = page.getByRole('main').getByRole('combobox');
  await expect(box).toHaveValue('cart');
  const before = await page.evaluate(() => history.length);
  await box.fill('');
  await box.pressSequentially('button');
  await expect(page).toHaveURL(/\/search\?q=button$/);
  await expect(page).toHaveTitle(/button/);
  expect(await page.evaluate(() => history.length)).toBe(before);
});

test('the way back from a result leads to the query', async ({page}) => {
  await page.goto('/search?q=cart');
  const main = page.getByRole('main');
  const box = main.getByRole('combobox');
  await expect(box).toHaveValue('cart');
  await box.fill('accordion');
  await expect(main.getByRole('status')).toHaveText(/^\d+ results?$/);
  await expect(page).toHaveURL(/q=accordion/);
  await box.press('Tab');
  await main.getByRole('listitem').getByRole('link').first().click();
  await expect(page).not.toHaveURL(/\/search/);
  await page.goBack();
  await expect(page).toHaveURL(/\/search\?q=accordion$/);
  await expect(box).toHaveValue('accordion');
  await expect(main.getByRole('listitem').getByRole('link').first()).toBeVisible();
});

test('another query of the dialog is another entry in the history', async ({page}) => {
  await page.goto('/search?q=button');
  const box = page.getByRole('main').getByRole('combobox');
  await expect(box).toHaveValue('button');
  const {dialog} = await searchFor(page, 'cart', '/search?q=button');
  await dialog.getByRole('link', {name: /^See all/}).click();
  await expect(box).toHaveValue('cart');
  await page.goBack();
  await expect(box).toHaveValue('button');
});

test('the box takes 512 characters, from the keyboard and from the address @spec-5.1 @spec-9.1', async ({
  page,
}) => {
  await page.goto(`/search?q=${'x'.repeat(600)}`);
  const box = page.getByRole('main').getByRole('combobox');
  await expect(box).toHaveValue('x'.repeat(512));
  await box.fill('');
  await page.keyboard.insertText('y'.repeat(600));
  await expect(box).toHaveValue('y'.repeat(512));
});

test('Escape closes the panel, and a second one clears the query and the results @spec-4.13 @spec-4.21', async ({
  page,
}) => {
  await page.goto('/search');
  await ready(page);
  const main = page.getByRole('main');
  const box = main.getByRole('combobox');
  await box.fill('cart');
  await expect(main.getByRole('option').first()).toBeVisible();
  await box.press('Escape');
  await expect(box).toHaveAttribute('aria-expanded', 'false');
  await expect(main.getByRole('listbox')).toHaveCount(0);
  await expect(box).toHaveValue('cart');
  await box.press('Escape');
  await expect(box).toHaveValue('');
  await expect(main.getByRole('listitem')).toHaveCount(0);
  await expect(page).toHaveURL(/\/search$/);
});

test('what is typed before the application runs is searched for', async ({page}) => {
  await page.goto('/search');
  const main = page.getByRole('main');
  await main.getByRole('combobox').pressSequentially('accordion');
  await expect(main.getByRole('option').first()).toBeVisible();
  await expect(main.getByRole('combobox')).toHaveValue('accordion');
});

test('all results can be had, 20 at a time @spec-9.5', async ({page}) => {
  await page.goto('/search?q=button');
  const main = page.getByRole('main');
  const links = main.getByRole('listitem').getByRole('link');
  await expect(links).toHaveCount(20);
  await main.getByRole('button', {name: 'Show more results'}).click();
  await expect.poll(() => links.count()).toBeGreaterThan(20);
  expect(await axeFindings(page)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the page explains itself and leads to the list of all pages', async ({page}) => {
    await page.goto('/search?q=cart');
    const main = page.getByRole('main');
    await expect(main).toContainText('Search runs in your browser, so it needs JavaScript.', {
      useInnerText: true,
    });
    const link = main.locator('noscript a');
    await expect(link).toBeVisible();
    const answer = await page.request.get((await link.getAttribute('href'))!);
    expect(answer.status()).toBe(200);
    expect(await answer.text()).toContain('<loc>');
  });
});
