import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, type Page, test} from '../lib/test.ts';
import {root} from '../../scripts/lib/workspace.mjs';

// The guides' statements about browsers, tried with the elements of their code.

/** The type of the script element that the guide "Search engines" writes. */
const dataType = /type="([^"]+)"/.exec(
  readFileSync(join(root, 'website/guides/seo/JsonLd.tsx'), 'utf8'),
)?.[1];

/** Opens a page with one script element, and says whether it ran and what the policy refused. */
async function openWith(page: Page, type: string, policy: string) {
  const body = `<!doctype html><title>shop</title><script type="${type}">document.title = 'ran'</script>`;
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  await page.route('**/shop', (route) =>
    route.fulfill({
      body,
      contentType: 'text/html',
      headers: policy ? {'Content-Security-Policy': policy} : {},
    }),
  );
  await page.goto('/shop');
  return {title: await page.title(), refused};
}

test('data for search engines is not run @claim-seo.not-run', async ({page}) => {
  expect(dataType).toBe('application/ld+json');
  expect(await openWith(page, dataType ?? '', '')).toEqual({title: 'shop', refused: []});
  await page.unroute('**/shop');
  expect((await openWith(page, 'text/javascript', '')).title).toBe('ran');
});

test('a policy without unsafe-inline says nothing of data @claim-seo.policy', async ({page}) => {
  const policy = "script-src 'self'";
  expect(await openWith(page, dataType ?? '', policy)).toEqual({title: 'shop', refused: []});
  await page.unroute('**/shop');
  const script = await openWith(page, 'text/javascript', policy);
  expect(script.title).toBe('shop');
  expect(script.refused).toHaveLength(1);
});
