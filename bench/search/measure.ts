import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Browser, Page} from '@playwright/test';
import {build} from 'vite';
import type {SearchRecord} from '../../website/src/search/record';
import {visit} from '../lib/browser.ts';
import {serve} from '../lib/serve.ts';
import {median} from '../report/statistics.ts';
import {type Engine, installFolder} from './engines.ts';
import {type Query, type Score, scoreQueries} from './score.ts';

/** The measurements of an engine. */
export interface Measured {
  /** Bytes from nothing to the hits of the first query: script, index, texts. */
  readonly bytes: number;
  /** Milliseconds from the same to the same, at 4× slowdown. */
  readonly first: number;
  /** Milliseconds of a later query, at 4× slowdown. */
  readonly later: number;
  readonly score: Score;
}

/** The factor by which the processor is slowed down. */
export const SLOWDOWN = 4;

// cspell:ignore carou shiping
/** A reader's first query, and the later ones as the letters are typed. */
const FIRST = 'button';
const LATER = [
  'c',
  'ca',
  'car',
  'carou',
  'carousel',
  'grid gap',
  'shiping address',
  'how to replace the font',
];

/** The number of times that each is measured. */
const RUNS = 5;

/** The page's side of a measurement. */
interface Opened {
  search?: (query: string) => Promise<string[]>;
}

/** Bundles the module of an engine, minified, as a site would. */
async function bundle({id, client}: Engine, folder: string): Promise<void> {
  const entry = join(installFolder, `${id}.ts`);
  writeFileSync(entry, client);
  await build({
    root: installFolder,
    configFile: false,
    logLevel: 'error',
    build: {
      outDir: folder,
      emptyOutDir: false,
      modulePreload: false,
      rollupOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        output: {entryFileNames: 'engine.js'},
      },
    },
  });
}

/** Opens the engine and asks the first query. */
const openAndAsk = (page: Page) =>
  page.evaluate(async (first) => {
    const start = performance.now();
    const path = '/engine.js';
    const engine = (await import(path)) as {open(): Promise<Required<Opened>['search']>};
    const search = await engine.open();
    await search(first);
    (globalThis as Opened).search = search;
    return performance.now() - start;
  }, FIRST);

const timesOf = (page: Page) =>
  page.evaluate(async (queries) => {
    const times: number[] = [];
    for (const query of queries) {
      const start = performance.now();
      await (globalThis as Opened).search?.(query);
      times.push(performance.now() - start);
    }
    return times;
  }, LATER);

/** Addresses of distinct pages, as the site links them. */
function pagesOf(urls: readonly string[], known: ReadonlySet<string>): string[] {
  const pages = urls.map((url) => {
    const path = url.replace(/#.*$/, '');
    return known.has(path) ? path : path.replace(/(?<=.)\/$/, '');
  });
  return [...new Set(pages)];
}

/** Measures an engine on the records of the site. */
export async function measure(
  engine: Engine,
  records: readonly SearchRecord[],
  queries: readonly Query[],
  browser: Browser,
): Promise<Measured> {
  const folder = join(installFolder, 'served', engine.id);
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Search</title>');
  await engine.write(records, folder);
  await bundle(engine, folder);
  const {server, origin} = await serve(folder);
  const known = new Set(records.map(({url}) => url.replace(/#.*$/, '')));
  try {
    const runs: Omit<Measured, 'score'>[] = [];
    for (let number = 0; number < RUNS; number += 1) {
      runs.push(
        await visit(browser, SLOWDOWN, async ({page, protocol}) => {
          await page.goto(origin);
          let bytes = 0;
          await protocol.send('Network.enable');
          protocol.on(
            'Network.loadingFinished',
            ({encodedDataLength}) => (bytes += encodedDataLength),
          );
          const first = await openAndAsk(page);
          const atFirst = bytes;
          return {bytes: atFirst, first, later: median(await timesOf(page)) ?? 0};
        }),
      );
    }
    const score = await visit(browser, 1, async ({page}) => {
      await page.goto(origin);
      await openAndAsk(page);
      const ask = (query: string) =>
        page.evaluate(async (text) => (await (globalThis as Opened).search?.(text)) ?? [], query);
      return scoreQueries(queries, async (query) => pagesOf(await ask(query), known));
    });
    const middle = (figure: 'bytes' | 'first' | 'later') =>
      median(runs.map((each) => each[figure])) ?? 0;
    return {bytes: middle('bytes'), first: middle('first'), later: middle('later'), score};
  } finally {
    server.close();
  }
}
