import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {payloadReader, sampleSource} from './describe-samples.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'payloads-'));
  mkdirSync(path.join(folder, 'acme'));
  writeFileSync(path.join(folder, 'acme/product.json'), '{"id": 1}');
  writeFileSync(path.join(folder, 'acme/cart.json'), '{"id": 1');
});
afterAll(() => rmSync(folder, {recursive: true}));

it('reads a payload by its name', () => {
  expect(payloadReader('acme', folder)('product')).toEqual({id: 1});
});

it('says where a payload that is missing belongs', () => {
  expect(() => payloadReader('acme', folder)('search')).toThrow(
    /acme\/search\.json doesn't exist.*Save the vendor's answer there/,
  );
});

it('names the payload that is not JSON', () => {
  expect(() => payloadReader('acme', folder)('cart')).toThrow(/acme\/cart\.json isn't JSON/);
});

it('writes a sample as a value of its contract', () => {
  expect(sampleSource('results', {term: 'mug'})).toContain(
    'export const results = asContract<SearchResults>({"term":"mug"});',
  );
});
