import {readFile, rm, stat, writeFile} from 'node:fs/promises';
import {promisify} from 'node:util';
import {brotliCompress, brotliDecompress, constants, gunzip, gzip} from 'node:zlib';
import {encodingEndings, type Encoding} from './site-files.ts';

/** Files below this size, in bytes, fit one packet either way and are not compressed. */
const minimumSize = 512;

/** zlib works in libuv's pool of four threads; more tasks at once would only hold memory. */
const tasks = 4;

const compressors: Record<Encoding, (content: Buffer) => Promise<Buffer>> = {
  br: (content) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gzip: (content) => promisify(gzip)(content, {level: constants.Z_BEST_COMPRESSION}),
};

const decompressors: Record<Encoding, (content: Buffer) => Promise<Buffer>> = {
  br: promisify(brotliDecompress),
  gzip: promisify(gunzip),
};

/**
 * Writes the `.br` and `.gz` variants of files beside them. A variant that is already right is left alone,
 * one that no longer helps is removed.
 *
 * @param files - Absolute paths.
 * @returns The number of variants written.
 */
export async function precompress(files: readonly string[]): Promise<number> {
  const sized = await Promise.all(
    files.map(async (file) => ({file, size: (await stat(file)).size})),
  );
  // Largest first, so that no long task is left for the end when the other threads are idle.
  const queue = sized.sort((a, b) => a.size - b.size).map(({file}) => file);
  let written = 0;
  const work = async () => {
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
      const content = await readFile(file);
      for (const encoding of ['br', 'gzip'] as const) {
        if (await writeVariant(file, content, encoding)) written += 1;
      }
    }
  };
  await Promise.all(Array.from({length: tasks}, work));
  return written;
}

async function writeVariant(file: string, content: Buffer, encoding: Encoding): Promise<boolean> {
  const variant = file + encodingEndings[encoding];
  if (content.length >= minimumSize) {
    if (await isVariantOf(variant, content, encoding)) return false;
    const compressed = await compressors[encoding](content);
    if (compressed.length < content.length) {
      await writeFile(variant, compressed);
      return true;
    }
  }
  await rm(variant, {force: true});
  return false;
}

async function isVariantOf(variant: string, content: Buffer, encoding: Encoding): Promise<boolean> {
  try {
    return content.equals(await decompressors[encoding](await readFile(variant)));
  } catch {
    return false;
  }
}
