import {readFile, rm, stat, writeFile} from 'node:fs/promises';
import {promisify} from 'node:util';
import {brotliCompress, brotliDecompress, constants, gunzip, gzip} from 'node:zlib';
import {cacheKey, type ContentCache, openCache} from './content-cache.ts';
import {encodingEndings, type Encoding} from './site-files.ts';

/** Files below this size, in bytes, fit one packet either way and are not compressed. */
const minimumSize = 512;

/** zlib works in libuv's pool of four threads; more tasks at once would only hold memory. */
const tasks = 4;

/** The settings of compression, besides the content. */
const quality = {br: constants.BROTLI_MAX_QUALITY, gzip: constants.Z_BEST_COMPRESSION};

const compressors: Record<Encoding, (content: Buffer) => Promise<Buffer>> = {
  br: (content) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality.br,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gzip: (content) => promisify(gzip)(content, {level: quality.gzip}),
};

/** The versions that made the bytes of a variant. zlib has its own code for each kind of processor. */
const madeBy: Record<Encoding, string> = {
  br: `br ${quality.br} with size hint, brotli ${process.versions.brotli}`,
  gzip: `gzip ${quality.gzip}, zlib ${process.versions.zlib}, ${process.arch}`,
};

const decompressors: Record<Encoding, (content: Buffer) => Promise<Buffer>> = {
  br: promisify(brotliDecompress),
  gzip: promisify(gunzip),
};

/** Options of {@link precompress}. */
export interface PrecompressOptions {
  /**
   * Absolute path of a folder that keeps compressed contents for the next time. Files that this call doesn't need are removed
   * from it, so each site needs its own folder, which nothing else writes into. @default none
   */
  cacheFolder?: string;
  /** Whether files of the cache stay that this call doesn't need, since another call does. @default false */
  isPart?: boolean;
}

/** The results of {@link precompress}. */
export interface Precompressed {
  /** Number of variants written. */
  written: number;
  /** The number of them that came from the cache. */
  reused: number;
}

/**
 * Writes the `.br` and `.gz` variants of files beside them. A variant that is already right is left alone,
 * one that no longer helps is removed.
 *
 * @param files - Absolute paths.
 * @throws If a file cannot be read, or a variant or the cache cannot be written.
 */
export async function precompress(
  files: readonly string[],
  {cacheFolder, isPart = false}: PrecompressOptions = {},
): Promise<Precompressed> {
  const cache = cacheFolder === undefined ? undefined : openCache(cacheFolder);
  const sized = await Promise.all(
    files.map(async (file) => ({file, size: (await stat(file)).size})),
  );
  // Largest first, so that no long task is left for the end when the other threads are idle.
  const queue = sized.sort((a, b) => a.size - b.size).map(({file}) => file);
  const done = {written: 0, reused: 0};
  const work = async () => {
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
      const content = await readFile(file);
      for (const encoding of ['br', 'gzip'] as const) {
        const result = await writeVariant(file, content, encoding, cache);
        if (result !== 'none') done.written += 1;
        if (result === 'reused') done.reused += 1;
      }
    }
  };
  await Promise.all(Array.from({length: tasks}, work));
  if (!isPart) await cache?.removeUnused();
  return done;
}

/** Writes a variant, or removes it. Says whether it wrote one, and whether that came from the cache. */
async function writeVariant(
  file: string,
  content: Buffer,
  encoding: Encoding,
  cache: ContentCache | undefined,
): Promise<'none' | 'made' | 'reused'> {
  const variant = file + encodingEndings[encoding];
  if (content.length >= minimumSize) {
    const key = cacheKey(madeBy[encoding], content);
    // Read also for a variant that is already right, which keeps the entry.
    const known = await cache?.read(key);
    if (await isVariantOf(variant, content, encoding)) return 'none';
    const compressed = known ?? (await compressors[encoding](content));
    if (!known) await cache?.write(key, compressed);
    if (compressed.length < content.length) {
      await writeFile(variant, compressed);
      return known ? 'reused' : 'made';
    }
  }
  await rm(variant, {force: true});
  return 'none';
}

async function isVariantOf(variant: string, content: Buffer, encoding: Encoding): Promise<boolean> {
  try {
    return content.equals(await decompressors[encoding](await readFile(variant)));
  } catch {
    return false;
  }
}
