import {expect, test} from '../../lib/test.ts';
import {collectComplaints, ready} from '../lib/page.ts';
import {routes} from '../lib/routes.ts';

const index = routes.mainDoc.replace(/\/$/, '');

for (const {from, to, claim} of [
  {from: `${routes.plainDoc}.html`, to: routes.plainDoc, claim: '@spec-2.3'},
  {from: `${routes.plainDoc}/index.html`, to: routes.plainDoc, claim: '@spec-2.3'},
  {from: `${routes.plainDoc}/index`, to: routes.plainDoc, claim: '@spec-2.4'},
  {from: `${index}.html`, to: routes.mainDoc, claim: '@spec-2.3'},
  {from: `${routes.mainDoc}index.html`, to: routes.mainDoc, claim: '@spec-2.3'},
  {from: `${routes.mainDoc}index`, to: routes.mainDoc, claim: '@spec-2.4'},
  {from: '/index.html', to: routes.home, claim: '@spec-2.3'},
  {from: '/docs', to: routes.mainDoc, claim: '@spec-2.7'},
  {from: '/docs/', to: routes.mainDoc, claim: '@spec-2.7'},
]) {
  test(`§2 routes: ${from} leads to ${to} ${claim}`, async ({page}) => {
    const complaints = collectComplaints(page);
    const response = await page.goto(`${from}?a=b#c`);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveURL(`${to}?a=b#c`);
    await ready(page);
    await expect(page.locator('main h1')).not.toHaveText('Page Not Found');
    expect(complaints).toEqual([]);
  });
}

for (const path of [
  `${routes.plainDoc}/`,
  index,
  routes.plainDoc,
  routes.mainDoc,
  `${routes.blog}/`,
]) {
  test(`§2 routes: ${path} answers with its page, with and without a slash at the end @spec-2.10`, async ({
    page,
  }) => {
    const complaints = collectComplaints(page);
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    const heading = page.locator('main h1');
    const served = await heading.textContent();
    await ready(page);
    await expect(heading).toHaveText(served!);
    await expect(heading).not.toHaveText('Page Not Found');
    expect(complaints).toEqual([]);
  });
}

for (const path of [`${routes.plainDoc}/more`, routes.plainDoc.toUpperCase()]) {
  test(`§2 routes: paths match exactly, ${path} is no page @spec-2.1`, async ({page}) => {
    expect((await page.goto(path))?.status()).toBe(404);
  });
}
