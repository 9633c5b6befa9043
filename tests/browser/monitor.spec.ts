import {expect, test} from '../lib/test.ts';
import {monitor} from '../lib/monitor.ts';
import {layoutShifts, watchLayoutShifts} from '../lib/reader.ts';

const FAULTY = `<!doctype html><title>Faulty</title>
<p id="text">Text</p>
<script nonce="allowed">
  console.warn('a warning');
  console.error('an error');
  console.log('a note');
  setTimeout(() => { throw new Error('thrown'); });
  fetch('/missing').catch(() => {});
  fetch('https://elsewhere.example.com/').catch(() => {});
</script>
<script>document.title = 'refused';</script>`;

test('what the crawl must find on a page is found', async ({page, baseURL}) => {
  const watch = await monitor(page, baseURL!);
  await page.route('**/*', (route) => {
    const {hostname, pathname} = new URL(route.request().url());
    if (hostname === 'elsewhere.example.com') return route.abort();
    if (pathname !== '/faulty') return route.fulfill({status: 404, body: ''});
    const headers = {
      'content-type': 'text/html',
      'content-security-policy': "script-src 'nonce-allowed'",
    };
    return route.fulfill({headers, body: FAULTY});
  });
  await page.goto('/faulty');
  await watch.idle();
  await expect
    .poll(() => watch.problems)
    .toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^console\.warning: a warning/),
        expect.stringMatching(/^console\.error: an error/),
        expect.stringMatching(/^script error: .*thrown/),
        expect.stringMatching(/^status 404: .*\/missing$/),
        expect.stringMatching(/^request to another origin: https:\/\/elsewhere/),
        expect.stringMatching(/^request failed: https:\/\/elsewhere/),
        expect.stringMatching(/^Content-Security-Policy: script-src-elem blocked inline/),
      ]),
    );
  expect(watch.problems.join()).not.toContain('a note');

  watch.reset();
  expect(watch.problems).toEqual([]);
});

test('an unknown page may have the status that it should have, and no other', async ({
  page,
  baseURL,
}) => {
  const watch = await monitor(page, baseURL!, {'/none': 404});
  let status = 404;
  await page.route('**/none', (route) => route.fulfill({status, body: '<title>None</title>'}));
  await page.goto('/none');
  await watch.idle();
  expect(watch.problems).toEqual([]);
  status = 500;
  await page.goto('/none');
  await watch.idle();
  expect(watch.problems).toContainEqual(expect.stringMatching(/^status 500/));
});

test('what ends with the document that is left is no problem of the next, and what a document ends itself is one', async ({
  page,
  baseURL,
}) => {
  const watch = await monitor(page, baseURL!);
  const waiting = "const left = new AbortController(); fetch('/slow', left).catch(() => {});";
  await page.route('**/{first,second}', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<title>Page</title><script>${waiting}</script>`,
    }),
  );
  // Never answered.
  await page.route('**/slow', () => {});
  const asked = page.waitForRequest('**/slow');
  await page.goto('/first');
  await asked;
  const ended = page.waitForEvent('requestfailed');
  const askedAgain = page.waitForRequest('**/slow');
  await page.goto('/second');
  await ended;
  await askedAgain;
  expect(watch.problems).toEqual([]);

  await page.evaluate('left.abort()');
  await expect
    .poll(() => watch.problems)
    .toEqual([expect.stringMatching(/^request failed: .*\/slow/)]);
});

test('a layout shift is found, with what moved', async ({page}) => {
  await watchLayoutShifts(page);
  await page.route('**/shifting', (route) =>
    route.fulfill({contentType: 'text/html', body: '<title>Shifting</title><h1>Moves</h1>'}),
  );
  await page.goto('/shifting');
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(await layoutShifts(page)).toEqual([]);
  await page.evaluate(() => {
    const banner = document.createElement('div');
    banner.style.height = '200px';
    document.body.prepend(banner);
  });
  await expect.poll(() => layoutShifts(page)).toEqual([expect.stringContaining('by h1.')]);
});
