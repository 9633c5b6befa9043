import {existsSync, writeFileSync} from 'node:fs';
import type {Browser} from '@playwright/test';
import {recordsOfBuild} from '../../website/plugins/search/read-build';
import {launch} from '../lib/browser.ts';
import {serveSites} from '../lib/delivery.ts';
import {siteBuild} from '../lib/folders.ts';
import {install} from '../lib/install.ts';
import {commit, machine} from '../lib/machine.ts';
import {SITE} from '../lib/sites.ts';
import {peerFolder} from '../peers/write.ts';
import {ENGINES, installFolder} from './engines.ts';
import {grow, type Grown} from './growth.ts';
import {measure} from './measure.ts';
import {SEARCHED, USAGES} from './peers.ts';
import {keep, PAGE, PARTS, type Parts, resultsText, type Run} from './results.ts';
import {readQueries} from './score.ts';
import {measureSite, type Waits} from './sites.ts';

/** Sizes of the corpora by which growth is measured. */
const SIZES = [250, 1000, 4000];

/** Pages of the sites whose searches are compared. */
const PAGES = 250;

const report = (message: string) => console.log(`[search] ${message}`);

/**
 * Measures the searches of finished sites: this repository's own, and those of the corpus.
 *
 * @throws If a site cannot be built. The comparison would leave it out silently.
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

/** Searches of finished sites, by the titles of the sites. */
async function searchSites(): Promise<Omit<Parts['sites'], keyof Run>> {
  const browser = await launch();
  try {
    const titles = new Map([
      [SITE, 'This site'],
      ...SEARCHED.map(({id, title}) => [id, title] as const),
    ]);
    const waits = [...(await measureSites(browser))].map(
      ([id, wait]) => [titles.get(id)!, wait] as const,
    );
    return {pages: PAGES, sites: Object.fromEntries(waits)};
  } finally {
    await browser.close();
  }
}

/** Engines on the records of this site's build. */
async function searchEngines(): Promise<Omit<Parts['engines'], keyof Run>> {
  if (!existsSync(siteBuild)) {
    throw new Error(
      `There is no build in ${siteBuild}, so there are no records. Run "npm run build" first.`,
    );
  }
  const records = await recordsOfBuild(siteBuild, '/');
  const queries = readQueries();
  const packages = Object.assign({}, ...ENGINES.map((engine) => engine.packages)) as Record<
    string,
    string
  >;
  await install(installFolder, 'The search engines', packages);
  const browser = await launch();
  const engines: Parts['engines']['engines'] = {};
  try {
    for (const engine of ENGINES) {
      report(engine.title);
      const {bytes, first, later, score} = await measure(engine, records, queries, browser);
      const title = [engine.title, ...Object.values(engine.packages).slice(0, 1)].join(' ');
      engines[title] = {bytes, first, later, firstHit: score.first, inFive: score.inFive};
    }
  } finally {
    await browser.close();
  }
  const pages = records.filter(({type}) => type === 'lvl1').length;
  return {records: records.length, pages, queries: queries.length, engines};
}

/** The own index of corpora of several sizes. */
async function growIndex(): Promise<Omit<Parts['growth'], keyof Run>> {
  const sizes: Grown[] = [];
  for (const size of SIZES) {
    report(`${size} pages`);
    sizes.push(await grow(size));
  }
  return {sizes};
}

const MEASURES = {engines: searchEngines, sites: searchSites, growth: growIndex};

/** Measures the parts that are asked for, keeps their raw results, and writes the page of all. */
async function main() {
  const asked = process.argv.slice(2);
  if (asked.join() === '--report') {
    writeFileSync(PAGE, await resultsText());
    return;
  }
  const unknown = asked.filter((name) => !PARTS.some((part) => part === name));
  if (unknown.length > 0) {
    throw new Error(
      `There is no part ${unknown.join(', ')}, so nothing was measured. The parts are ${PARTS.join(', ')}. Without a name all are measured, and with --report none: the results are written from the raw ones.`,
    );
  }
  const browser = await launch();
  const {processor, cores, memory, node, browser: version} = machine(browser);
  await browser.close();
  // The results of the first part are a change already.
  const at = commit();
  for (const part of PARTS.filter((name) => asked.length === 0 || asked.includes(name))) {
    const run: Run = {
      date: new Date().toISOString().slice(0, 10),
      commit: at,
      machine: `${processor}, ${cores} cores, ${Math.round(memory / 1e9)} GB, Node ${node}, Chromium ${version}`,
    };
    await keep(part, {...run, ...(await MEASURES[part]())});
  }
  writeFileSync(PAGE, await resultsText());
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
