import {expect, test, type Page} from '../../lib/test.ts';
import {open, scrollTo, scrollTop} from '../lib/page.ts';
import {routes} from '../lib/routes.ts';

const contents = (page: Page) => page.locator('.theme-doc-toc-desktop .table-of-contents');

/** The ids of the headings of a page, in their order. */
const headingIds = (page: Page, selector: string) =>
  page.locator(`main article :is(${selector})[id]`).evaluateAll((all) => all.map(({id}) => id));

test('§2 chrome: the table of contents lists the headings of levels 2 and 3 alone @spec-2.25', async ({
  page,
}) => {
  await open(page, routes.deepDoc);
  const listed = await contents(page)
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => decodeURIComponent((link as HTMLAnchorElement).hash)),
    );
  expect(listed).toEqual((await headingIds(page, 'h2, h3')).map((id) => `#${id}`));
  // Without deeper and shallower ones the page would prove nothing.
  expect(await headingIds(page, 'h4')).not.toEqual([]);
  expect(await headingIds(page, 'h3')).not.toEqual([]);
});

test('§2 chrome: an entry of the table of contents leads to its heading', async ({page}) => {
  await open(page, routes.longDoc);
  const entry = contents(page).getByRole('link').nth(2);
  const hash = (await entry.getAttribute('href'))!;
  await entry.click();
  await expect(page).toHaveURL(new RegExp(`${hash}$`));
  await expect(page.locator(`[id="${hash.slice(1)}"]`)).toBeInViewport();
});

test('§2 chrome: the table of contents marks the section in view', async ({page}) => {
  await open(page, routes.longDoc);
  const marked = contents(page).locator('.table-of-contents__link--active');
  const ids = await headingIds(page, 'h2, h3');
  for (const id of [ids[1]!, ids[2]!, ids[0]!]) {
    const top = await page
      .locator(`[id="${id}"]`)
      .evaluate((heading) => heading.getBoundingClientRect().top + scrollY);
    await scrollTo(page, Math.round(top) - 60);
    expect(await scrollTop(page)).toBeGreaterThan(0);
    await expect(marked).toHaveCount(1);
    await expect(marked).toHaveAttribute('href', `#${id}`);
  }
});

test('§2 chrome: on a narrow screen the table of contents unfolds above the text', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 800});
  await open(page, routes.longDoc);
  const folded = page.locator('.theme-doc-toc-mobile');
  await expect(folded.getByRole('link')).toHaveCount(0);
  await folded.getByText('On this page').click();
  await expect(folded.getByRole('link').first()).toBeVisible();
});
