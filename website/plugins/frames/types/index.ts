import {execFile} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';
import {cacheKey, openCache} from '@storefront-toolkit/server';
import {filesDigest} from '../../../../scripts/lib/sources.mjs';
import {ROOT, SITE} from '../../paths';

/** The files that the editor's type check loads. */
export interface TypeCheckFiles {
  /** The script of the worker. */
  worker: string;
  /** The declarations, as JSON. */
  declarations: string;
  /** Their size together, compressed as they are served. */
  kilobytes: number;
}

const CACHE = path.join(SITE, '.cache/types');

/** All that the files are made of. */
const INPUTS = [
  'packages/commerce-ui',
  'packages/fixtures',
  'packages/mcp/src',
  'packages/theme',
  'packages/types',
  'packages/ui',
  'website/plugins/frames/types',
  'website/src/editor/types',
  'package-lock.json',
];

async function make(modules: readonly string[]): Promise<string> {
  const program = [
    '--import=tsx',
    '--conditions=storefront-toolkit-source',
    path.join(SITE, 'plugins/frames/types/main.ts'),
    JSON.stringify(modules),
  ];
  const options = {cwd: ROOT, maxBuffer: 64e6};
  const {stdout} = await promisify(execFile)(process.execPath, program, options);
  return stdout;
}

/**
 * Makes the files of the type check, or reads them if nothing has changed that they are made of.
 *
 * @param modules - Names of the modules that code may import.
 */
export async function typeCheckFiles(modules: readonly string[]): Promise<TypeCheckFiles> {
  const cache = openCache(CACHE);
  const key = cacheKey(process.version, JSON.stringify(modules), filesDigest(INPUTS));
  const kept = await cache.read(key);
  const text = kept?.toString() ?? (await make(modules));
  if (!kept) {
    await cache.write(key, Buffer.from(text));
    await cache.removeUnused();
  }
  return JSON.parse(text) as TypeCheckFiles;
}
