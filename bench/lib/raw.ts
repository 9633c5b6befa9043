import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {format, resolveConfig} from 'prettier';
import {root} from '../../scripts/lib/workspace.mjs';
import {PARTS} from '../parts.ts';
import {PEERS} from '../peers/index.ts';
import {reportText} from '../report/report.ts';
import type {Result} from '../report/results.ts';
import {workFolder} from './folders.ts';
import {SITE} from './sites.ts';

const rawFolder = (isTrial: boolean) => join(workFolder, 'raw', isTrial ? 'trial' : 'whole');

/** Keeps the raw data of a part, in place of what it found before. */
export function keep(result: Result, isTrial: boolean): void {
  const folder = rawFolder(isTrial);
  mkdirSync(folder, {recursive: true});
  writeFileSync(join(folder, `${result.part}.json`), `${JSON.stringify(result, null, 1)}\n`);
}

/**
 * Writes the results of all parts whose raw data is kept. Those of a trial are never mixed with others.
 *
 * @returns Path of the file.
 */
export async function writeResults(isTrial: boolean): Promise<string> {
  const folder = rawFolder(isTrial);
  const results = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Result);
  const titles = new Map([[SITE, 'Own site'], ...PEERS.map(({id, title}) => [id, title] as const)]);
  const file = isTrial ? join(workFolder, 'RESULTS.md') : join(root, 'bench/RESULTS.md');
  const text = await format(reportText(PARTS, results, titles), {
    ...(await resolveConfig(file)),
    parser: 'markdown',
  });
  writeFileSync(file, text);
  return file;
}
