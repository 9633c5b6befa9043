import {cacheKey, openCache} from '@storefront-toolkit/server';
import {sourceDigest} from '../../../scripts/lib/sources.mjs';
import {findPages} from './catalog';
import {type GeneratedModules, generateModules} from './generate';

/** Key of what {@link generateModules} makes: all sources but the pages, and of these what cards show. */
async function keyOf(...options: Parameters<typeof generateModules>): Promise<string> {
  const pages = [...(await findPages()).values()].map(({content: _, ...page}) => page);
  return cacheKey(
    JSON.stringify([process.version, process.arch, options, pages]),
    sourceDigest(() => undefined),
  );
}

/**
 * The modules of {@link generateModules}, from an earlier build if nothing has changed that it reads.
 *
 * @param folder - Where the last result is kept. Everything in it belongs to this function.
 */
export async function keptModules(
  folder: string,
  ...options: Parameters<typeof generateModules>
): Promise<GeneratedModules> {
  const cache = openCache(folder);
  const key = await keyOf(...options);
  const kept = await cache.read(key);
  if (kept) return JSON.parse(kept.toString()) as GeneratedModules;
  const modules = await generateModules(...options);
  // A source that changed meanwhile may be in some of them.
  if (key === (await keyOf(...options))) {
    await cache.write(key, Buffer.from(JSON.stringify(modules)));
    await cache.removeUnused();
  }
  return modules;
}
