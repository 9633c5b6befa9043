import {expect, test, type Page} from '../../lib/test.ts';
import {open, scrollTo, scrollTop} from '../lib/page.ts';
import {routes} from '../lib/routes.ts';

/** Whether the navbar is out of view, once it has stopped moving. */
const expectNavbar = (page: Page, state: 'hidden' | 'shown') =>
  expect
    .poll(async () => {
      const {y, height} = (await page.locator('nav.navbar').boundingBox())!;
      if (y + height <= 0) return 'hidden';
      return y >= 0 ? 'shown' : 'moving';
    })
    .toBe(state);

test.beforeEach(async ({page}) => {
  await open(page, routes.longDoc);
});

test('§4 navbar: it hides on scroll down @spec-4.7', async ({page}) => {
  await scrollTo(page, 500);
  await scrollTo(page, 900);
  await expectNavbar(page, 'hidden');
});

test('§4 navbar: it shows on scroll up @spec-4.7', async ({page}) => {
  await scrollTo(page, 500);
  await scrollTo(page, 900);
  await expectNavbar(page, 'hidden');
  await scrollTo(page, 800);
  await expectNavbar(page, 'shown');
});

test('§4 navbar: it always shows near the top @spec-4.7', async ({page}) => {
  await scrollTo(page, 4);
  await scrollTo(page, 8);
  await expectNavbar(page, 'shown');
  await scrollTo(page, 900);
  await scrollTo(page, 1000);
  await expectNavbar(page, 'hidden');
  await scrollTo(page, 8);
  await expectNavbar(page, 'shown');
});

test('§4 navbar: it hides when navigating to a hash target @spec-4.7', async ({page}) => {
  await expectNavbar(page, 'shown');
  await page.locator('.theme-doc-toc-desktop a').nth(1).click();
  await expect(page).toHaveURL(/#./);
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(60);
  await expectNavbar(page, 'hidden');
});

test('§4 navbar: it shows again on a page without hash', async ({page}) => {
  await scrollTo(page, 500);
  await scrollTo(page, 900);
  await expectNavbar(page, 'hidden');
  await page.locator('.pagination-nav a').first().click();
  await expectNavbar(page, 'shown');
});
