import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import recorded from './scripts.json' with {type: 'json'};
import {STOREFRONT_SCRIPT_LIMITS as LIMITS} from './limits.ts';
import {expect, here, test} from './shop.ts';

/** Most that a page may differ from what the documentation says, in bytes. */
const TOLERANCE = 1000;

const PAGES = {listing: '/en-US/categories/jackets', product: '/en-US/products/rain-jacket'};

for (const kind of ['listing', 'product'] as const) {
  test(`the ${kind} loads no more JavaScript than allowed, and as much as the documentation says @claim-storefront.scripts`, async ({
    page,
  }) => {
    const files = new Set<string>();
    page.on('response', (answer) => {
      const {pathname} = new URL(answer.url());
      if (pathname.endsWith('.js')) files.add(pathname);
    });
    await page.goto(PAGES[kind], {waitUntil: 'networkidle'});
    const bytes = [...files].reduce((sum, file) => {
      return sum + brotliCompressSync(readFileSync(join(here, 'build/client', file))).length;
    }, 0);
    console.log(`note: the ${kind} loads ${(bytes / 1000).toFixed(1)} kB of JavaScript`);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(LIMITS[kind]);
    const said = recorded[0]?.[kind] ?? 0;
    const how = `Write ${bytes} for the ${kind} into tests/scripts.json, with today's date.`;
    expect(Math.abs(bytes - said), how).toBeLessThanOrEqual(TOLERANCE);
  });

  test(`the scripts of the ${kind} come after styles, font and pictures @claim-storefront.scripts-last`, async ({
    page,
  }) => {
    const priorities: (string | undefined)[] = [];
    const client = await page.context().newCDPSession(page);
    await client.send('Network.enable');
    client.on('Network.requestWillBeSent', ({request}) => {
      if (request.url.endsWith('.js')) priorities.push(request.initialPriority);
    });
    await page.goto(PAGES[kind], {waitUntil: 'networkidle'});
    expect(priorities.length).toBeGreaterThan(5);
    expect(priorities.filter((priority) => priority !== 'Low')).toEqual([]);
    // React takes the preloads out of the page once it is alive.
    const html = await (await page.request.get(PAGES[kind])).text();
    const preloads = [...html.matchAll(/<link rel="modulepreload"[^>]*>/g)].map(([tag]) => tag);
    expect(preloads.length).toBeGreaterThan(5);
    expect(preloads.filter((tag) => !/fetchpriority="low"/i.test(tag))).toEqual([]);
  });
}
