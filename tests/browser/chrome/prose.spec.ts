import {expect, test} from '../../lib/test.ts';

test('prose: a line has 70 digits at most, and what is shown beside it uses the whole column', async ({
  page,
}) => {
  await page.setViewportSize({width: 1600, height: 900});
  await page.goto('/docs/component-packages/ui/button');
  const widths = await page.locator('.markdown').evaluate((article) => {
    const ruler = document.createElement('p');
    ruler.textContent = '0'.repeat(70);
    ruler.className = 'visually-hidden';
    article.append(ruler);
    const most = ruler.scrollWidth;
    ruler.remove();
    const widthOf = (one: Element) => one.getBoundingClientRect().width;
    const texts = article.querySelectorAll(':scope > :is(p, ul, ol)');
    return {
      most,
      column: widthOf(article),
      text: Math.max(...Array.from(texts, widthOf)),
      example: widthOf(article.querySelector('[data-example]')!),
    };
  });
  expect(widths.text).toBeLessThanOrEqual(widths.most + 1);
  expect(widths.text).toBeGreaterThan(widths.most / 2);
  expect(widths.example).toBe(widths.column);
});

test('prose: no rule is drawn above a heading', async ({page}) => {
  await page.goto('/docs/component-packages/ui/button');
  const edges = await page
    .locator('.markdown h2')
    .evaluateAll((headings) =>
      headings.map((heading) => parseFloat(getComputedStyle(heading).borderTopWidth)),
    );
  expect(edges.length).toBeGreaterThan(3);
  expect(Math.max(...edges)).toBe(0);
});

test('prose: the rows of a wide table stay low on a phone', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  await page.goto('/docs/vendors/');
  const heights = await page
    .locator('.markdown tbody tr')
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(5);
  expect(Math.max(...heights)).toBeLessThan(150);
});
