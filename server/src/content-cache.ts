import {createHash, randomUUID} from 'node:crypto';
import {mkdir, readdir, readFile, rename, rm, writeFile} from 'node:fs/promises';
import {join} from 'node:path';

/** Results that are kept in a folder. A result is found by a key, which is made of all that it depends on. */
export interface ContentCache {
  /**
   * The result that was written under a key. One whose bytes are no longer those that were written is not found.
   *
   * @param key - As {@link cacheKey} makes it.
   */
  read(key: string): Promise<Buffer | undefined>;
  /**
   * Keeps a result. A reader at the same time finds all of it or nothing.
   *
   * @throws If the folder cannot be written.
   */
  write(key: string, result: Buffer): Promise<void>;
  /** Removes the results that were neither read nor written since the cache was opened, and what else is in the folder. */
  removeUnused(): Promise<void>;
}

/** Bytes of the digest in front of each result. */
const digestSize = 32;

/**
 * Makes the key of a result.
 *
 * @param parts - All that the result depends on, such as a content, options and versions. Their order counts.
 */
export function cacheKey(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${Buffer.byteLength(part)}\0`).update(part);
  return hash.digest('hex');
}

/** With the key, so that a file under another name isn't taken for its result. */
const digestOf = (key: string, result: Buffer) =>
  createHash('sha256').update(key).update(result).digest();

/**
 * Opens a cache. Only one program at a time may remove from a folder.
 *
 * @param folder - Absolute path. It need not be there, and may be deleted at any time between two programs.
 */
export function openCache(folder: string): ContentCache {
  const used = new Set<string>();

  async function read(key: string): Promise<Buffer | undefined> {
    const entry = await readFile(join(folder, key)).catch(() => undefined);
    const result = entry?.subarray(digestSize);
    if (!entry || !result) return undefined;
    if (!entry.subarray(0, digestSize).equals(digestOf(key, result))) return undefined;
    used.add(key);
    return result;
  }

  async function write(key: string, result: Buffer): Promise<void> {
    const draft = join(folder, `${key}.${randomUUID()}`);
    try {
      await mkdir(folder, {recursive: true});
      await writeFile(draft, Buffer.concat([digestOf(key, result), result]));
      await rename(draft, join(folder, key));
    } catch (error) {
      throw new Error(
        `The cache in ${folder} cannot be written, so the next build would do all work again. ` +
          'Make the folder writable, free some space, or delete it if another program made it.',
        {cause: error},
      );
    }
    used.add(key);
  }

  async function removeUnused(): Promise<void> {
    const names = await readdir(folder).catch(() => []);
    const unused = names.filter((name) => !used.has(name));
    await Promise.all(unused.map((name) => rm(join(folder, name), {recursive: true, force: true})));
  }

  return {read, write, removeUnused};
}
