import {readFileSync, statSync} from 'node:fs';

/** Files up to this size, in bytes, are kept in memory. No page and no script of the site is larger. */
const largestKept = 256 * 1024;

/** Bytes that are kept at most, of all files. */
const mostKept = 64 * 1024 * 1024;

/** A file as it is on disk now. */
export interface FileBytes {
  /** In bytes. */
  size: number;
  /** The whole file, unless it is too large to be kept. */
  content: Buffer | undefined;
}

/**
 * Reads small files once and keeps them in memory; those that were not asked for the longest make room. A file that
 * changes on disk is read again.
 *
 * @returns A function that takes the absolute path of a file. It throws if there is none.
 */
export function createFileReader({largest = largestKept, most = mostKept} = {}) {
  // A Map keeps the order in which files were put in: the first one was asked for the longest ago.
  const kept = new Map<string, {content: Buffer; changed: number}>();
  let total = 0;

  const drop = (path: string) => {
    total -= kept.get(path)?.content.length ?? 0;
    kept.delete(path);
  };
  return (path: string): FileBytes => {
    const {size, ctimeMs: changed} = statSync(path);
    let entry = kept.get(path);
    if (entry && (entry.changed !== changed || entry.content.length !== size)) entry = undefined;
    if (!entry && size <= largest) entry = {content: readFileSync(path), changed};
    drop(path);
    if (!entry) return {size, content: undefined};
    kept.set(path, entry);
    total += entry.content.length;
    for (const [oldest] of kept) {
      if (total <= most) break;
      drop(oldest);
    }
    return {size: entry.content.length, content: entry.content};
  };
}
