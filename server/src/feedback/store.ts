import {mkdir, open, readdir, stat, unlink} from 'node:fs/promises';
import {join} from 'node:path';
import {fileOfDay, isDayFile} from './days.ts';
import type {Entry} from './entries.ts';
import type {FeedbackLimits} from './limits.ts';

/** Keeps entries in a folder, in a file for each day. */
export interface EntryStore {
  /**
   * Adds entries to the file of the day, each as a line of JSON.
   *
   * @throws If they can't be written, or if there is no room for them.
   */
  append: (entries: readonly Entry[]) => Promise<void>;
}

/** The options of {@link createEntryStore}. */
interface StoreOptions {
  /** Folder of the files. It is made when there is none. */
  folder: string;
  limits: Pick<FeedbackLimits, 'dayBytes' | 'folderBytes' | 'waiting'>;
  /** The time, in milliseconds. */
  now: () => number;
}

/** Sizes of the daily files in a folder, from the oldest day on. */
async function sizesOf(folder: string): Promise<Map<string, number>> {
  const names = (await readdir(folder)).filter(isDayFile).sort();
  const sizes = names.map(async (name) => [name, (await stat(join(folder, name))).size] as const);
  return new Map(await Promise.all(sizes));
}

/** Writes lines at the end of a file. A line that an earlier failure left unfinished is ended first, so that it spoils no other. */
async function addLines(path: string, lines: string): Promise<void> {
  const file = await open(path, 'a+', 0o600);
  try {
    const {size} = await file.stat();
    const {buffer} = await file.read(Buffer.alloc(1), 0, 1, Math.max(0, size - 1));
    const isTorn = size > 0 && buffer.toString() !== '\n';
    await file.appendFile((isTorn ? '\n' : '') + lines);
  } finally {
    await file.close();
  }
}

/** Opens a store. Entries are written one after the other, so lines are whole whatever comes at the same time. */
export function createEntryStore({folder, limits, now}: StoreOptions): EntryStore {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  async function write(entries: readonly Entry[]): Promise<void> {
    await mkdir(folder, {recursive: true, mode: 0o700});
    const name = fileOfDay(now());
    const lines = entries.map((entry) => `${JSON.stringify(entry)}\n`).join('');
    const added = Buffer.byteLength(lines) + 1;
    const sizes = await sizesOf(folder);
    if ((sizes.get(name) ?? 0) + added > limits.dayBytes) {
      throw new Error(`${name} has its ${limits.dayBytes} bytes.`);
    }
    let total = added + [...sizes.values()].reduce((sum, size) => sum + size, 0);
    for (const [oldest, size] of sizes) {
      if (total <= limits.folderBytes || oldest === name) break;
      await unlink(join(folder, oldest));
      total -= size;
    }
    if (total > limits.folderBytes) throw new Error(`${folder} has no room.`);
    await addLines(join(folder, name), lines);
  }

  return {
    async append(entries) {
      if (waiting >= limits.waiting) throw new Error('Too many entries wait for the disk.');
      waiting += 1;
      const written = last.then(() => write(entries));
      last = written.catch(() => undefined);
      await written.finally(() => (waiting -= 1));
    },
  };
}
