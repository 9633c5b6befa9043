import {expect, test} from '../../lib/test.ts';
import {open} from '../lib/page.ts';

const COUNT = 8;

test('chrome: the tutorials say where the reader is, and lead on and back through all of them', async ({
  page,
}) => {
  await open(page, '/docs/tutorial-basics/create-a-page');
  const pager = page.getByRole('navigation', {name: 'Docs pages'});
  const titles: string[] = [];
  for (let part = 1; part <= COUNT; part += 1) {
    await expect(page.locator('article')).toContainText(
      `Part ${part} of ${COUNT} of the tutorials`,
    );
    const title = await page.locator('main h1').innerText();
    titles.push(title);
    const previous = pager.getByRole('link', {name: /^Previous/});
    const next = pager.getByRole('link', {name: /^Next/});
    if (part === 1) await expect(previous).toHaveCount(0);
    else await expect(previous).toContainText(titles.at(-2)!);
    if (part === COUNT) await expect(next).toHaveCount(0);
    else {
      await next.click();
      await expect(page.locator('main h1')).not.toHaveText(title);
    }
  }
  expect(new Set(titles).size).toBe(COUNT);
  await page.getByRole('link', {name: 'tutorials', exact: true}).click();
  const list = page.locator('main h2', {hasText: 'All tutorials'}).locator('+ ol > li');
  await expect(list).toHaveCount(COUNT);
});
