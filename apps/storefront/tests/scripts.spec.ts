import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {STOREFRONT_SCRIPT_LIMITS as LIMITS} from './limits.ts';
import {expect, here, test} from './shop.ts';

const PAGES = {listing: '/en-US/categories/jackets', product: '/en-US/products/rain-jacket'};

for (const kind of ['listing', 'product'] as const) {
  test(`the ${kind} loads no more JavaScript than allowed`, async ({page}) => {
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
  });
}
