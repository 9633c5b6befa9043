import {performance} from 'node:perf_hooks';
import {brotliCompressSync} from 'node:zlib';
import {packIndex} from '../../website/plugins/search/pack';
import {readMarkdown} from '../../website/plugins/search/read-markdown';
import {recordsOf} from '../../website/plugins/search/records';
import {CORE_FILE, type IndexCore} from '../../website/src/search/embedded/format';
import {createLookup} from '../../website/src/search/embedded/lookup';
import {corpus} from '../corpus/corpus.ts';
import {median} from '../report/statistics.ts';

/** The size of an index with a number of pages. Sizes are as served, in bytes. */
export interface Grown {
  readonly pages: number;
  readonly records: number;
  /** The bytes that each reader loads. */
  readonly core: number;
  /** All shards of terms together, and all texts. */
  readonly terms: number;
  readonly texts: number;
  /** The bytes that a reader loads for a query besides the core: the median of the queries. */
  readonly query: number;
  /** Milliseconds that the core takes to open, and a query to be answered, in Node. */
  readonly open: number;
  readonly answer: number;
}

/** The queries: titles of pages, their beginnings, a slip, a question. Chosen from the corpus, evenly. */
function queriesOf(titles: readonly string[]): string[] {
  const some = Array.from(
    {length: 8},
    (_, index) => titles[Math.floor((index * titles.length) / 8)]!,
  );
  return some.flatMap((title) => [title, title.slice(0, 7), `how do I use ${title.slice(1)}`]);
}

/** Makes the index of a corpus, and searches it. */
export async function grow(size: number): Promise<Grown> {
  const pages = corpus(size);
  const records = pages.flatMap((page) =>
    recordsOf(
      readMarkdown(page.body, {
        title: page.title,
        description: page.description,
        area: page.kind,
        language: 'en',
        tag: 'default',
        version: '',
      }),
      page.path.slice(1),
      '/',
    ),
  );
  const files = packIndex(records, '/');
  const sizes = new Map([...files].map(([name, text]) => [name, brotliCompressSync(text).length]));
  const sum = (kind: string) =>
    [...sizes].reduce((all, [name, bytes]) => all + (name.includes(kind) ? bytes : 0), 0);

  let loaded = 0;
  const load = (file: string) => {
    loaded += sizes.get(file) ?? 0;
    return Promise.resolve<unknown>(JSON.parse(files.get(file) ?? 'null'));
  };
  const core = JSON.parse(files.get(CORE_FILE) ?? '') as IndexCore;
  const times: number[] = [];
  const bytes: number[] = [];
  const opened: number[] = [];
  const facets = {language: 'en', docusaurus_tag: []};
  for (const query of queriesOf(pages.map(({title}) => title))) {
    const start = performance.now();
    const {search} = createLookup(core, load, '/');
    const middle = performance.now();
    loaded = 0;
    await search({query, facets, hitsPerPage: 20, page: 0, snippetWords: 10});
    opened.push(middle - start);
    times.push(performance.now() - middle);
    bytes.push(loaded);
  }
  return {
    pages: size,
    records: records.length,
    core: sizes.get(CORE_FILE) ?? 0,
    terms: sum('/terms-'),
    texts: sum('/texts-'),
    query: median(bytes) ?? 0,
    open: median(opened) ?? 0,
    answer: median(times) ?? 0,
  };
}
