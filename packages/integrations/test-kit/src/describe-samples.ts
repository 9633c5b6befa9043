import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {cartProblems, productProblems} from './contracts.ts';
import {searchProblems} from './search-contracts.ts';

/** Where the payloads are, and what integrations made of them. */
const FIXTURES = path.join(import.meta.dirname, '../../../fixtures/src');

/** The currency of all samples. */
const CURRENCY = 'EUR';

/** The contract that each sample is data of. */
const CONTRACTS = {
  product: {type: 'Product', area: 'catalog', problems: productProblems},
  results: {type: 'SearchResults', area: 'search', problems: searchProblems},
  cart: {type: 'Cart', area: 'cart', problems: cartProblems},
};

/** Name of a sample, which is the name of its export too. */
export type SampleName = keyof typeof CONTRACTS;

/** Reads a payload by the name of its file, without the ending. */
export type ReadPayload = (name: string) => unknown;

/** Makes a sample: calls an integration, with the vendor's SDK, over payloads. */
export type MakeSample = (payload: ReadPayload) => Promise<unknown>;

/**
 * Reads a payload of a vendor.
 *
 * @param folder - Where the payloads of all vendors are.
 */
export const payloadReader =
  (vendor: string, folder = path.join(FIXTURES, 'payloads')): ReadPayload =>
  (name) => {
    const file = path.join(folder, vendor, `${name}.json`);
    if (!existsSync(file)) {
      throw new Error(
        `${file} doesn't exist, so no sample of ${vendor} can be made. ` +
          "Save the vendor's answer there, with the field names of its API.",
      );
    }
    try {
      return JSON.parse(readFileSync(file, 'utf8')) as unknown;
    } catch (cause) {
      throw new Error(`${file} isn't JSON, so no sample can be made. Save the answer as it is.`, {
        cause,
      });
    }
  };

/** The module of a sample, before it is formatted. */
export const sampleSource = (name: SampleName, value: unknown): string => {
  const {type, area} = CONTRACTS[name];
  return [
    '// Written by a test: UPDATE=1 npx vitest run packages/integrations -t samples',
    `import type {${type}} from '@storefront-toolkit/types/${area}';`,
    `import {asContract} from '../recorded/as-contract.ts';\n`,
    `export const ${name} = asContract<${type}>(${JSON.stringify(value)});\n`,
  ].join('\n');
};

/**
 * Makes a vendor's samples for the documentation from recorded payloads, by the real SDK and the integration, and proves that the fixtures hold
 * what comes out. With `UPDATE=1`, it writes the fixtures instead.
 *
 * @param vendor - Key of the vendor, which names its folders.
 * @param samples - How to make each sample.
 */
export function describeSamples(
  vendor: string,
  samples: Partial<Readonly<Record<SampleName, MakeSample>>>,
): void {
  describe(`samples of ${vendor}`, () => {
    for (const [key, make] of Object.entries(samples)) {
      const name = key as SampleName;
      const file = path.join(FIXTURES, vendor, `${name}.ts`);
      it(`${name} is in the fixtures as the integration makes it`, async () => {
        const made = await make(payloadReader(vendor));
        const value = JSON.parse(JSON.stringify(made)) as never;
        expect(CONTRACTS[name].problems(value, CURRENCY)).toEqual([]);
        if (process.env.UPDATE) {
          mkdirSync(path.dirname(file), {recursive: true});
          writeFileSync(file, sampleSource(name, value));
          execFileSync('npx', ['prettier', '--write', file]);
        }
        const held = existsSync(file) ? ((await import(file)) as Record<string, unknown>) : {};
        const fix = `${file} isn't what the integration makes of the payload. If the change is right, run the test with UPDATE=1.`;
        expect(held[name], fix).toEqual(value);
      });
    }
  });
}
