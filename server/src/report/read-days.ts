import {createReadStream} from 'node:fs';
import {readdir} from 'node:fs/promises';
import {join} from 'node:path';
import {createInterface} from 'node:readline';
import {isDayFile} from '../feedback/days.ts';
import {checkEntry, type Entry} from '../feedback/entries.ts';

/** The messages of some days, and the lines that hold none. */
export interface Days {
  /** Names of the files, from the oldest day on. */
  files: string[];
  entries: Entry[];
  /** Numbers of the lines that nobody can read, by file. */
  broken: ReadonlyMap<string, readonly number[]>;
}

function parse(line: string): Entry | undefined {
  try {
    // Pages are named as they were, also those that are gone.
    const checked = checkEntry(JSON.parse(line), (path) => path);
    return 'entry' in checked ? checked.entry : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Reads the daily files of a folder.
 *
 * @param days - Number of files to read, the latest ones. All by default.
 * @throws If there is no folder, or no file in it.
 */
export async function readDays(folder: string, days = Infinity): Promise<Days> {
  const names = await readdir(folder).catch(() => undefined);
  if (!names)
    throw new Error(`There is no folder ${folder}. Name the one of the server with --feedback.`);
  const files = names.filter(isDayFile).sort().slice(-days);
  if (files.length === 0) {
    throw new Error(
      `${folder} has no daily file, such as 2026-11-29.jsonl. The server writes one when the first reader sends something.`,
    );
  }
  const entries: Entry[] = [];
  const broken = new Map<string, number[]>();
  for (const file of files) {
    const lines = createInterface({
      input: createReadStream(join(folder, file)),
      crlfDelay: Infinity,
    });
    let number = 0;
    for await (const line of lines) {
      number += 1;
      if (line === '') continue;
      const entry = parse(line);
      if (entry) entries.push(entry);
      else broken.set(file, [...(broken.get(file) ?? []), number]);
    }
  }
  return {files, entries, broken};
}
