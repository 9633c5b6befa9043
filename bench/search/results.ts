import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {format as prettify, resolveConfig} from 'prettier';
import {table} from '../lib/markdown.ts';
import {format} from '../report/format.ts';
import type {Grown} from './growth.ts';
import {LATER_QUERY} from './limits.ts';
import type {Measured} from './measure.ts';
import type {Waits} from './sites.ts';

/** When, at which commit and on which machine a part was measured. */
export interface Run {
  /** Day, as an ISO 8601 date. */
  date: string;
  commit: string;
  machine: string;
}

/** Raw results: a file for each part, named as its key. */
export interface Parts {
  engines: Run & {
    /** Of this site, from which all engines got the same. */
    records: number;
    pages: number;
    queries: number;
    /** By name and version. Shares are from 0 to 1. */
    engines: Record<
      string,
      Pick<Measured, 'bytes' | 'first' | 'later'> & {firstHit: number; inFive: number}
    >;
  };
  sites: Run & {
    /** Pages of the corpus. */
    pages: number;
    /** By title. */
    sites: Record<string, Waits>;
  };
  growth: Run & {sizes: Grown[]};
}

/** Our engine's title in the results. */
const OWN_ENGINE = 'Own engine';

/** Names of the parts, in the order in which they are measured and shown. */
export const PARTS = ['engines', 'sites', 'growth'] as const satisfies (keyof Parts)[];

/** Where raw results and the page are. */
export const RAW = join(import.meta.dirname, 'results');
export const PAGE = join(import.meta.dirname, 'RESULTS.md');

/** A text as the repository's files of that name are formatted. */
const formatted = async (text: string, file: string) =>
  prettify(text, {...(await resolveConfig(file)), filepath: file});

/** Keeps the raw results of a part, in place of those before. Other parts stay as they are. */
export async function keep<Part extends keyof Parts>(part: Part, raw: Parts[Part], folder = RAW) {
  const file = join(folder, `${part}.json`);
  mkdirSync(folder, {recursive: true});
  writeFileSync(file, await formatted(JSON.stringify(raw), file));
}

const read = <Part extends keyof Parts>(part: Part, folder: string) =>
  JSON.parse(readFileSync(join(folder, `${part}.json`), 'utf8')) as Parts[Part];

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
const runText = ({date, commit, machine}: Run) => `${date}, commit ${commit}, ${machine}.`;

const enginesTable = ({engines}: Parts['engines']) =>
  table(
    ['Engine', 'Bytes', 'First query', 'Later query', 'First hit', 'In five'],
    Object.entries(engines).map(([title, {bytes, first, later, firstHit, inFive}]) => [
      title,
      format(bytes, 'kB'),
      ...[first, later].map((time) => format(time, 'ms')),
      ...[firstHit, inFive].map(percent),
    ]),
  );

/** The bar of a later query, and whether our engine reaches it. */
function laterQueryText({engines}: Parts['engines']): string {
  const later = engines[OWN_ENGINE]?.later;
  const verdict =
    later === undefined ? 'not measured' : later <= LATER_QUERY ? 'met' : '**not met**';
  return `A later query of our engine may take ${format(LATER_QUERY, 'ms')}: ${verdict}.`;
}

const sitesTable = ({sites}: Parts['sites']) =>
  table(
    ['Site', 'Bytes', 'Opened', 'First query', 'Later query'],
    Object.entries(sites).map(([title, {bytes, opened, first, later}]) => [
      title,
      format(bytes, 'kB'),
      ...[opened, first, later].map((wait) => format(wait, 'ms')),
    ]),
  );

const growthTable = ({sizes}: Parts['growth']) =>
  table(
    ['Pages', 'Records', 'Core', 'Terms', 'Texts', 'Loaded for a query', 'Open', 'Answer'],
    sizes.map(({pages, records, core, terms, texts, query, open, answer}) => [
      String(pages),
      String(records),
      ...[core, terms, texts, query].map((bytes) => format(bytes, 'kB')),
      ...[open, answer].map((time) => format(time, 'ms')),
    ]),
  );

/** The page of the results, from the raw ones of all parts. */
export function resultsText(folder = RAW): Promise<string> {
  const engines = read('engines', folder);
  const sites = read('sites', folder);
  const growth = read('growth', folder);
  const text = [
    '# Search engines',
    `Made by \`npx tsx bench/search/main.ts\`. ${engines.records} records of ${engines.pages} pages of this site, ${engines.queries} queries. ${runText(engines)}`,
    'Each engine is bundled, minified and served compressed by Brotli. It gets the same records, and, where it takes words, the same words. ' +
      'Bytes and the first query are counted from nothing to the hits of one query: script, index, texts. ' +
      'Times are medians of five visits in Chromium at 4× slowdown, on the main thread. Pagefind reads the built pages itself.',
    enginesTable(engines),
    laterQueryText(engines),
    '## Searches of finished sites',
    `Sites of the same ${sites.pages} pages of \`bench/corpus\`, and this site; the same queries but on this site. Medians of three visits each in Chromium, ` +
      'the page at 4× slowdown, to the painted results. Bytes: from the click on the search to a second after the results of the first query, ' +
      'so with the texts that follow the names in the results of this repository, and with what is loaded ahead for later queries. Files that the page loads by itself meanwhile count too, such as the fonts of this site; ' +
      'those that it loaded earlier do not, such as the index of Vocs, and that of Docusaurus, which a pointer over its input loads. Opened: from that click, the query ' +
      'put in at once. First query: from its input into a search that has been open for a second. Later query: from the input of another, which changes the results. ' +
      runText(sites),
    sitesTable(sites),
    '## Growth of the own index',
    `Corpora of \`bench/corpus\`. Sizes are as served. A reader loads the core, and for a query what it needs of terms and texts. Times are medians in Node, not slowed down. ${runText(growth)}`,
    growthTable(growth),
  ].join('\n\n');
  return formatted(text, PAGE);
}
