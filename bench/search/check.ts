import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {CORE_FILE, type IndexCore} from '../../website/src/search/embedded/format';
import {createLookup} from '../../website/src/search/embedded/lookup';
import {SEARCH_LIMITS} from './limits.ts';
import {missingPages, readQueries, scoreQueries, type Placed} from './score.ts';

const root = path.resolve(import.meta.dirname, '../../website/build');
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
const list = (url: string | readonly string[]) => [url].flat().join(' or ');

function describe({kind, query, url, place, found}: Placed): string {
  const where = place > 0 ? `at place ${place}` : 'not found';
  return `  "${query}" (${kind}): ${list(url)} is ${where}, after ${found[0] ?? 'nothing'}`;
}

/** Asks the index of the production build each query of the set, and compares the shares with the bars. */
async function main() {
  const read = (file: string) =>
    Promise.resolve(JSON.parse(readFileSync(path.join(root, file), 'utf8')) as unknown);
  if (!existsSync(path.join(root, CORE_FILE))) {
    throw new Error(
      `${root} has no ${CORE_FILE}, so there is nothing to search. Run "npm run build" first.`,
    );
  }
  const core = (await read(CORE_FILE)) as IndexCore;
  const queries = readQueries();
  const missing = missingPages(queries, new Set(core.pages.map(([page]) => `/${page}`)));
  if (missing.length > 0) {
    throw new Error(
      `bench/search/queries.json names pages that the index does not have, so their queries prove nothing: ${missing.join(', ')}. ` +
        'Correct the addresses, or take the queries out.',
    );
  }
  let loaded = 0;
  const sizeOf = (file: string) => {
    const served = path.join(root, `${file}.br`);
    return statSync(existsSync(served) ? served : path.join(root, file)).size;
  };
  const load = (file: string) => {
    loaded += sizeOf(file);
    return read(file);
  };
  const bytes = new Map<string, number>();
  const facets = {language: 'en', docusaurus_tag: []};
  const score = await scoreQueries(queries, async (query) => {
    // As by a reader who asks nothing else.
    loaded = sizeOf(CORE_FILE);
    const {search} = createLookup(core, load, '/');
    const {hits} = await search({query, facets, hitsPerPage: 20, page: 0, snippetWords: 10});
    bytes.set(query, loaded);
    return hits.map(({record}) => record.url);
  });
  const late = score.placed.filter(({place}) => place !== 1);
  console.log(late.map(describe).join('\n'));
  console.log(
    `note: of ${queries.length} queries over ${core.pages.length} pages the right page is first for ${percent(score.first)}, in the first five for ${percent(score.inFive)}`,
  );
  const [worst, most] = [...bytes].reduce((a, b) => (b[1] > a[1] ? b : a), ['', 0]);
  console.log(`note: a first query loads at most ${most} bytes of the index ("${worst}")`);
  if (most > SEARCH_LIMITS.bytes) {
    throw new Error(
      `The first query "${worst}" loads ${most} bytes of the index, more than ${SEARCH_LIMITS.bytes}: the reader waits for them. ` +
        'See what grew: the names in the core, or the texts and shards that one search loads (website/src/search/embedded/lookup.ts).',
    );
  }
  if (score.first < SEARCH_LIMITS.first || score.inFive < SEARCH_LIMITS.inFive) {
    throw new Error(
      `The search finds less than it must: first ${percent(SEARCH_LIMITS.first)}, in five ${percent(SEARCH_LIMITS.inFive)}. The list above says which queries miss.`,
    );
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
