import path from 'node:path';
import {productProblems} from '@storefront-toolkit/integration-test-kit';
import prettier from 'prettier';
import {describe, expect, it} from 'vitest';
import {comparedFields, vendors} from './vendors.ts';

describe.each(vendors)('$title', ({key, product}) => {
  it('satisfies the contract @claim-product.samples', () => {
    expect(productProblems(product, 'EUR')).toEqual([]);
  });

  it('is on the page as the normalizer makes it @claim-product.samples', async () => {
    const file = path.join(import.meta.dirname, `payloads/${key}.product.json`);
    const config = await prettier.resolveConfig(file);
    const text = await prettier.format(JSON.stringify(product), {...config, parser: 'json'});
    await expect(text).toMatchFileSnapshot(file);
  });
});

it.each(comparedFields)(
  '$field comes from a path that has a value, at each vendor @claim-product.compared',
  ({sources}) => {
    for (const {sent, made} of sources) {
      expect(sent).toBeDefined();
      expect(made).toBeDefined();
    }
  },
);

it.each(comparedFields.filter(({field}) => !/^image|slug$/.test(field)))(
  '$field is the same from each vendor @claim-product.compared',
  ({sources: [first, ...others]}) => {
    for (const {made} of others) expect(made).toEqual(first?.made);
  },
);
