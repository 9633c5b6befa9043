import {existsSync} from 'node:fs';
import path from 'node:path';
import {compileFunction} from 'node:vm';
import type {Mapping} from '@storefront-toolkit/integration-core';
import {buildSync} from 'esbuild';
import {findVendors} from './capabilities.ts';
import type {MappedVendor} from './matrix.ts';

type Exports = Readonly<Record<string, unknown>>;

const isMapping = (value: unknown): value is Mapping =>
  typeof value === 'object' && value !== null && 'rows' in value && 'contract' in value;

/** The mappings of the vendors that have a page, as their packages export them. */
export function findMappings(root: string): readonly MappedVendor[] {
  const fileOf = (key: string) => `packages/integrations/${key}/src/mapping.ts`;
  const vendors = findVendors(root).filter(({key}) => existsSync(path.join(root, fileOf(key))));
  const lines = vendors.map(
    ({key}, index) => `export * as vendor${index} from './${fileOf(key)}';`,
  );
  const {outputFiles} = buildSync({
    stdin: {contents: lines.join('\n'), resolveDir: root},
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    conditions: ['storefront-toolkit-source'],
    logLevel: 'silent',
  });
  const module = {exports: {} as Record<string, Exports>};
  const run = compileFunction(outputFiles[0]!.text, ['module']) as (bundle: typeof module) => void;
  run(module);
  return vendors.map(({key, title}, index) => ({
    key,
    title,
    mappings: Object.values(module.exports[`vendor${index}`]!).flat().filter(isMapping),
  }));
}
