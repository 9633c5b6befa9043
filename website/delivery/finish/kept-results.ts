import {cacheKey, openCache} from '@storefront-toolkit/server';
import {sourceDigest} from '../../../scripts/lib/sources.mjs';

/** Results of the finish that an earlier build may have made. */
export interface KeptResults {
  /**
   * The result for a content, from an earlier build when there is one.
   *
   * @param parts - All that the result depends on, besides the code.
   * @param make - Makes it. It has to survive as JSON.
   */
  keep: <Result>(
    parts: readonly (string | Buffer)[],
    make: () => Result | Promise<Result>,
  ) => Promise<Result>;
  /** Keeps what was made for the next build, and removes what this one did not need. */
  save: () => Promise<void>;
}

/** Digest of all sources but the pages, whose content is in what the finish reads. */
const presentCode = () =>
  cacheKey(
    process.version,
    process.arch,
    sourceDigest(() => undefined),
  );

/**
 * Opens the results of earlier builds.
 *
 * @param folder - Everything in it belongs to this function.
 * @param codeOf - Digest of the code that makes the results.
 */
export function openResults(folder: string, codeOf: () => string = presentCode): KeptResults {
  const cache = openCache(folder);
  const code = codeOf();
  const made = new Map<string, Buffer>();

  async function keep<Result>(
    parts: readonly (string | Buffer)[],
    make: () => Result | Promise<Result>,
  ): Promise<Result> {
    const key = cacheKey(code, ...parts);
    const kept = made.get(key) ?? (await cache.read(key));
    if (kept) return JSON.parse(kept.toString()) as Result;
    const result = await make();
    made.set(key, Buffer.from(JSON.stringify(result)));
    return result;
  }

  async function save() {
    // A source that changed meanwhile may have made some of them.
    if (code !== codeOf()) return;
    for (const [key, result] of made) await cache.write(key, result);
    await cache.removeUnused();
  }

  return {keep, save};
}
