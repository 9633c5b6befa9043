import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import settings from '../../website/site.config.ts';
import {root} from '../../scripts/lib/workspace.mjs';

const read = (file: string) => readFileSync(join(root, 'website/build', file));

/** Width and height of a PNG, from its header (W3C, "PNG", section 11.2.1). */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

test('robots.txt names a sitemap that is there', () => {
  const [, sitemap] = /^Sitemap: (.+)$/m.exec(read('robots.txt').toString())!;
  expect(sitemap).toBe(`${settings.url}/sitemap.xml`);
  expect(read('sitemap.xml').toString()).toContain(`<loc>${settings.url}/</loc>`);
});

test('the home page names a manifest, whose icons are there in the size that it says', () => {
  const [, href = ''] = /<link [^>]*rel="?manifest"? href="?([^" >]+)/.exec(
    read('index.html').toString(),
  )!;
  const {name, icons} = JSON.parse(read(href).toString()) as {
    name: string;
    icons: {src: string; type: string; sizes: string}[];
  };
  expect(name).toBe(settings.title);
  const pictures = icons.filter(({type}) => type === 'image/png');
  expect(pictures).toHaveLength(2);
  for (const {src, sizes} of pictures) expect(sizeOf(read(src)).join('x')).toBe(sizes);
  expect(read('img/favicon.svg').toString()).toContain('<svg ');
  // Apple's devices ask for it by this name.
  expect(sizeOf(read('apple-touch-icon.png'))).toEqual([180, 180]);
});
