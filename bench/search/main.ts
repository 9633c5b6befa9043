import {existsSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {recordsOfBuild} from '../../website/plugins/search/read-build';
import {launch} from '../lib/browser.ts';
import {siteBuild} from '../lib/folders.ts';
import {install} from '../lib/install.ts';
import {table} from '../lib/markdown.ts';
import {format} from '../report/format.ts';
import {ENGINES, installFolder} from './engines.ts';
import {grow, type Grown} from './growth.ts';
import {measure, type Measured} from './measure.ts';
import {readQueries} from './score.ts';
import {measureSite} from './site.ts';

/** Sizes of the corpora by which growth is measured. */
const SIZES = [250, 1000, 4000];

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
  let waits;
  try {
    console.log('[search] the finished site');
    waits = await measureSite(browser);
    for (const engine of ENGINES) {
      console.log(`[search] ${engine.title}`);
      results.set(engine.id, await measure(engine, records, queries, browser));
    }
  } finally {
    await browser.close();
  }
  const grown: Grown[] = [];
  for (const size of SIZES) {
    console.log(`[search] ${size} pages`);
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
    '## The search of the finished site',
    'Five visits each in Chromium, the page at 4× slowdown, the engine in its worker, to the painted results. Opened: from Ctrl+K, with the query typed ' +
      'at once, and interface, worker and index loaded in between. First: from the first change of the query in the open dialog. Later: from another change of it.',
    table(
      ['Opened', 'First query', 'Later query'],
      [[format(waits.opened, 'ms'), format(waits.first, 'ms'), format(waits.later, 'ms')]],
    ),
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
