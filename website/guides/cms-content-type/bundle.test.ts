import {readFileSync} from 'node:fs';
import path from 'node:path';
import {build} from 'esbuild';
import {expect, it} from 'vitest';

it('has no client component @claim-adding-cms-content-type.no-javascript', async () => {
  const {metafile} = await build({
    entryPoints: [path.join(import.meta.dirname, 'Faq.tsx')],
    bundle: true,
    format: 'esm',
    metafile: true,
    write: false,
    jsx: 'automatic',
    conditions: ['storefront-toolkit-source'],
    external: ['react'],
    absWorkingDir: import.meta.dirname,
  });
  const files = Object.keys(metafile.inputs);
  expect(files.some((file) => file.endsWith('AccordionItem.tsx'))).toBe(true);
  const isClient = (file: string) =>
    /^\s*['"]use client['"]/.test(readFileSync(path.join(import.meta.dirname, file), 'utf8'));
  expect(files.filter(isClient)).toEqual([]);
});
