import path from 'node:path';
import {build} from 'esbuild';
import {expect, it} from 'vitest';

it('sends nothing of schema-dts to a browser @claim-seo.types-only', async () => {
  const {outputFiles, metafile} = await build({
    entryPoints: [path.join(import.meta.dirname, 'product-json-ld.ts')],
    bundle: true,
    format: 'esm',
    metafile: true,
    write: false,
    conditions: ['storefront-toolkit-source'],
  });
  expect(outputFiles[0]?.text).toContain('AggregateRating');
  expect(Object.keys(metafile.inputs).filter((file) => file.includes('schema-dts'))).toEqual([]);
});
