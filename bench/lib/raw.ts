import {existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {format, resolveConfig} from 'prettier';
import {root} from '../../scripts/lib/workspace.mjs';
import type {Sample} from '../measure/sample.ts';
import {PARTS} from '../parts.ts';
import {PEERS} from '../peers/index.ts';
import {reportText} from '../report/report.ts';
import type {Result} from '../report/results.ts';
import {workFolder} from './folders.ts';
import {SITE} from './sites.ts';

/** Values of all runs, by page, figure and site. */
type Values = Record<string, Record<string, Record<string, number[]>>>;

/** A result as its file holds it: a line has what all sites reached of a figure. */
type Kept = Omit<Result, 'samples'> & {samples: Values};

/** Where raw data and results are: those of whole parts are committed, those of a trial are not. */
export const placesOf = (isTrial: boolean) =>
  isTrial
    ? {raw: join(workFolder, 'raw'), results: join(workFolder, 'RESULTS.md')}
    : {raw: join(root, 'bench/results'), results: join(root, 'bench/RESULTS.md')};

function pack(samples: readonly Sample[]): Values {
  const values: Values = {};
  for (const {page, figure, site, value} of samples) {
    (((values[page] ??= {})[figure] ??= {})[site] ??= []).push(value);
  }
  return values;
}

const unpack = (values: Values): Sample[] =>
  Object.entries(values).flatMap(([page, figures]) =>
    Object.entries(figures).flatMap(([figure, sites]) =>
      Object.entries(sites).flatMap(([site, all]) =>
        all.map((value) => ({site, page, figure, value})),
      ),
    ),
  );

/** A text as the repository's files of that name are formatted. */
const formatted = async (text: string, file: string) =>
  format(text, {...(await resolveConfig(file)), filepath: file});

/** Keeps the raw data of a part, in place of what it found before. Other parts stay as they are. */
export async function keep(result: Result, folder: string): Promise<void> {
  const kept: Kept = {...result, samples: pack(result.samples)};
  const file = join(folder, `${result.part}.json`);
  mkdirSync(folder, {recursive: true});
  writeFileSync(file, await formatted(JSON.stringify(kept), file));
}

/** The kept results of all parts, oldest first. */
function readResults(folder: string): Result[] {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Kept)
    .map(({samples, ...kept}) => ({...kept, samples: unpack(samples)}))
    .sort((a, b) => a.date.localeCompare(b.date));
}

/** The text of the results of all parts whose raw data is in a folder. */
export function resultsText(folder: string): Promise<string> {
  const titles = new Map([[SITE, 'Own site'], ...PEERS.map(({id, title}) => [id, title] as const)]);
  return formatted(reportText(PARTS, readResults(folder), titles), placesOf(false).results);
}

/**
 * Writes the results of all parts whose raw data is kept. Those of a trial are never mixed with others.
 *
 * @returns Path of the file.
 */
export async function writeResults(isTrial: boolean): Promise<string> {
  const {raw, results} = placesOf(isTrial);
  writeFileSync(results, await resultsText(raw));
  return results;
}
