import {existsSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Browser} from '@playwright/test';
import {recordsOfBuild} from '../../website/plugins/search/read-build';
import {launch} from '../lib/browser.ts';
import {serveSites} from '../lib/delivery.ts';
import {siteBuild} from '../lib/folders.ts';
import {install} from '../lib/install.ts';
import {table} from '../lib/markdown.ts';
import {SITE} from '../lib/sites.ts';
import {peerFolder} from '../peers/write.ts';
import {format} from '../report/format.ts';
import {ENGINES, installFolder} from './engines.ts';
import {grow, type Grown} from './growth.ts';
import {measure, type Measured} from './measure.ts';
import {SEARCHED, USAGES} from './peers.ts';
import {readQueries} from './score.ts';
import {measureSite, type Waits} from './sites.ts';

/** Sizes of the corpora by which growth is measured. */
const SIZES = [250, 1000, 4000];

/** Pages of the sites whose searches are compared. */
const PAGES = 250;

const report = (message: string) => console.log(`[search] ${message}`);

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

function enginesTable(results: ReadonlyMap<string, Measured>): string {
  const rows = ENGINES.flatMap(({id, title, packages}) => {
    const result = results.get(id);
    const version = Object.values(packages)[0];
    return result
      ? [
          [
            version ? `${title} ${version}` : title,
            format(result.bytes, 'kB'),
            format(result.first, 'ms'),
            format(result.later, 'ms'),
            percent(result.score.first),
            percent(result.score.inFive),
          ],
        ]
      : [];
  });
  return table(['Engine', 'Bytes', 'First query', 'Later query', 'First hit', 'In five'], rows);
}

function growthTable(results: readonly Grown[]): string {
  return table(
    ['Pages', 'Records', 'Core', 'Terms', 'Texts', 'Loaded for a query', 'Open', 'Answer'],
    results.map(({pages, records, core, terms, texts, query, open, answer}) => [
      String(pages),
      String(records),
      ...[core, terms, texts, query].map((bytes) => format(bytes, 'kB')),
      ...[open, answer].map((time) => format(time, 'ms')),
    ]),
  );
}

/**
 * Measures the searches of finished sites: this repository's own, and those of the corpus.
 *
 * @throws If a site cannot be built. A comparison without it would say nothing of it.
 */
async function measureSites(browser: Browser): Promise<ReadonlyMap<string, Waits>> {
  for (const peer of SEARCHED.filter(({packages}) => Object.keys(packages).length > 0)) {
    await install(peerFolder(peer), peer.title, peer.packages, peer.overrides);
  }
  const {sites, failures} = await serveSites({withOwn: true, peers: SEARCHED, size: PAGES}, report);
  try {
    const [failure] = failures;
    if (failure) throw new Error(failure.message);
    const results = new Map<string, Waits>();
    for (const {id, origin, pages} of sites) {
      report(`the search of ${id}`);
      results.set(id, await measureSite(browser, origin + pages.guide, USAGES[id]!));
    }
    return results;
  } finally {
    // A server that stays open keeps the process from ending.
    for (const {close} of sites) close();
  }
}

function sitesTable(results: ReadonlyMap<string, Waits>): string {
  const titles = new Map(SEARCHED.map(({id, title}) => [id, title]));
  const rows = [...results].map(([id, {bytes, opened, first, later}]) => [
    id === SITE ? 'This site' : titles.get(id)!,
    format(bytes, 'kB'),
    ...[opened, first, later].map((wait) => format(wait, 'ms')),
  ]);
  return table(['Site', 'Bytes', 'Opened', 'First query', 'Later query'], rows);
}

/** Measures the engines on this site's own records, and the growth of the own index, and writes the results. */
async function main() {
  if (!existsSync(siteBuild)) {
    throw new Error(
      `There is no build in ${siteBuild}, so there are no records. Run "npm run build" first.`,
    );
  }
  const records = recordsOfBuild(siteBuild, '/');
  const queries = readQueries();
  const packages = Object.assign({}, ...ENGINES.map((engine) => engine.packages)) as Record<
    string,
    string
  >;
  await install(installFolder, 'The search engines', packages);
  const browser = await launch();
  const results = new Map<string, Measured>();
  let sites;
  try {
    sites = await measureSites(browser);
    for (const engine of ENGINES) {
      report(engine.title);
      results.set(engine.id, await measure(engine, records, queries, browser));
    }
  } finally {
    await browser.close();
  }
  const grown: Grown[] = [];
  for (const size of SIZES) {
    report(`${size} pages`);
    grown.push(await grow(size));
  }
  const pages = records.filter(({type}) => type === 'lvl1').length;
  const text = [
    '# Search engines',
    `Made by \`npx tsx bench/search/main.ts\` on ${new Date().toISOString().slice(0, 10)}: ${records.length} records of ${pages} pages of this site, ${queries.length} queries.`,
    'Each engine is bundled, minified and served compressed by Brotli. It gets the same records, and, where it takes words, the same words. ' +
      'Bytes and the first query are counted from nothing to the hits of one query: script, index, texts. ' +
      'Times are medians of five visits in Chromium at 4× slowdown, on the main thread. Pagefind reads the built pages itself.',
    enginesTable(results),
    '## Searches of finished sites',
    `Sites of the same ${PAGES} pages of \`bench/corpus\`, and this site; the same queries but on this site. Medians of three visits each in Chromium, ` +
      'the page at 4× slowdown, to the painted results. Bytes: from the click on the search to a second after the results of the first query, ' +
      'so with the texts that follow the names in the results of this repository, and with what is loaded ahead for later queries. What the page loads by itself meanwhile counts too, such as the fonts of this site; ' +
      'what it loaded before does not, such as the index of Vocs. Opened: from that click, the query ' +
      'put in at once. First query: from its input into a search that has been open for a second. Later query: from the input of another, which changes the results.',
    sitesTable(sites),
    '## Growth of the own index',
    'Corpora of `bench/corpus`. Sizes are as served. A reader loads the core, and for a query what it needs of terms and texts. Times are medians in Node, not slowed down.',
    growthTable(grown),
  ].join('\n\n');
  writeFileSync(join(import.meta.dirname, 'RESULTS.md'), `${text}\n`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
