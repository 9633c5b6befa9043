import {copyFileSync, mkdtempSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {basename, join} from 'node:path';
import {expect, inject, test} from 'vitest';
import {guideFences} from '../lib/guide.ts';
import {run} from './storefront.ts';

const PAGE = 'website/docs/packages/index.mdx';

test('archives install together, without a registry that has them @claim-packages.archives', () => {
  const [pack, install] = guideFences(PAGE).filter(({heading}) =>
    heading.endsWith('Install from archives'),
  );
  const packed = [...pack!.code.matchAll(/-w (\S+)/g)].map(([, folder]) => folder!);
  expect(packed).toHaveLength(4);
  const folder = mkdtempSync(join(tmpdir(), 'from-archives-'));
  try {
    for (const {folder: from, path} of inject('archives')) {
      if (packed.includes(from)) copyFileSync(path, join(folder, basename(path)));
    }
    run(folder, 'npm', 'init', '--yes');
    run(folder, 'sh', '-c', install!.code);
    const names = packed.map((from) => from.replace('packages/', ''));
    expect(readdirSync(join(folder, 'node_modules/@storefront-toolkit')).sort()).toEqual(
      names.sort(),
    );
    const code = `
      import {ProductTile} from '@storefront-toolkit/commerce-ui/catalog/product-tile';
      import {formatMoney, moneyOf} from '@storefront-toolkit/types/cms';
      console.log(typeof ProductTile, formatMoney(moneyOf(12900, 'EUR'), 'en-IE'));
    `;
    const printed = run(folder, 'node', '--input-type=module', '--eval', code);
    expect(printed.trim()).toBe('function €129.00');
  } finally {
    rmSync(folder, {recursive: true});
  }
});
