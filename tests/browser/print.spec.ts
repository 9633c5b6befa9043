import {expect, test} from '../lib/test.ts';
import {servedExample} from '../lib/component-page.ts';
import {contrastOf} from '../lib/looks.ts';

const PATH = '/docs/component-packages/ui/badge';

test('a page in dark mode prints in dark colors on white paper, with its code and its examples', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.emulateMedia({media: 'print'});
  await page.goto(PATH);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const article = page.locator('.theme-doc-markdown');
  const texts = ['h1', 'h2', 'p', 'th', 'td', 'td code', 'pre', 'pre .t-kw', 'pre .t-str'];
  for (const name of texts) {
    const text = article.locator(name).first();
    const color = await text.evaluate((one) => getComputedStyle(one).color);
    expect(await contrastOf(article, ['white', color]), name).toBeGreaterThanOrEqual(4.5);
  }
  await expect(servedExample(page, 'badge/tones')).toHaveCSS('color-scheme', 'light');
});
