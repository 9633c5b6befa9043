import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {root} from '../../scripts/lib/workspace.mjs';

test('the files that the storefront page lists are there @claim-storefront.files', () => {
  const page = readFileSync(join(root, 'website/docs/packages/storefront.mdx'), 'utf8');
  const [, table = ''] = page.split('## Find your way around');
  const files = [...table.matchAll(/^\| `([^`]+)`/gm)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(10);
  for (const file of files)
    expect(existsSync(join(root, 'apps/storefront', file)), file).toBe(true);
});
