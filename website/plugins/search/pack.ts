import {createHash} from 'node:crypto';
import {
  anchorOf,
  CORE_FILE,
  partFile,
  type IndexCore,
  type IndexName,
  type IndexPage,
  type IndexShard,
  type IndexTexts,
} from '../../src/search/embedded/format';
import {isStopWord, wordsOf} from '../../src/search/embedded/words';
import {deepestLevel, type SearchRecord} from '../../src/search/record';
import {packNames} from './pack-names';

/** Characters of a shard's terms and postings: about 3 kB as the server sends it. */
const SHARD_SIZE = 12_000;

/** A page of the index with what it says. */
interface PackedPage {
  page: IndexPage;
  texts: IndexTexts;
}

const levelOf = (record: SearchRecord) => Number(deepestLevel(record.hierarchy).slice(3));
const nameOf = (record: SearchRecord) => record.hierarchy[deepestLevel(record.hierarchy)] ?? '';

/** Number of a value in a list, at the end of which it is put if it is not there. */
function numberIn<Value>(list: Value[], value: Value): number {
  const text = JSON.stringify(value);
  const found = list.findIndex((each) => JSON.stringify(each) === text);
  return found >= 0 ? found : list.push(value) - 1;
}

function packPage(path: string, records: readonly SearchRecord[], core: IndexCore): PackedPage {
  const [first] = records;
  if (!first) throw new Error(`The page ${path} has no records.`);
  const names: IndexName[] = [];
  const texts: IndexTexts = [];
  let previous: {text: string; anchor: string} | undefined;
  for (const record of records) {
    const anchor = record.url.split('#')[1] ?? '';
    if (record.content !== null) {
      texts.push([names.length, record.content]);
    } else if (record.type !== 'lvl1') {
      const text = nameOf(record);
      const guessed = anchorOf(text, previous) === anchor;
      names.push(guessed ? [levelOf(record), text] : [levelOf(record), text, anchor]);
      previous = {text, anchor};
    }
  }
  const {language, docusaurus_tag, version, hierarchy, rank} = first;
  const area = numberIn(core.areas, hierarchy.lvl0);
  const facet = numberIn(core.facets, [language, docusaurus_tag, version]);
  return {page: [path, area, facet, rank, hierarchy.lvl1, ...names], texts};
}

/** A page's weight for each of its words, from 0 to 3: by the number of times it has them, early ones twice. */
function weightsOf({page, texts}: PackedPage): Map<string, number> {
  const counts = new Map<string, number>();
  let length = 0;
  const read = (text: string, weight: number) => {
    for (const {term, raw} of wordsOf(text)) {
      if (isStopWord(raw) || term.length > 40) continue;
      counts.set(term, (counts.get(term) ?? 0) + weight);
      length += weight;
    }
  };
  const [, , , , title, ...names] = page;
  [title, ...names.map(([, text]) => text)].forEach((text) => read(text, 1));
  texts.forEach(([name, text]) => read(text, name === 0 ? 3 : 1));
  const scale = 1 / (0.5 + length / 400);
  return new Map(
    [...counts].map(([term, count]) => [
      term,
      Math.min(3, Math.floor(Math.log2(1 + count * scale))),
    ]),
  );
}

/** Terms in order, cut into shards of about the same size. */
function packShards(pages: readonly PackedPage[]): IndexShard[] {
  const postings = new Map<string, [page: number, weight: number][]>();
  pages.forEach((page, number) => {
    for (const [term, weight] of weightsOf(page)) {
      const list = postings.get(term);
      if (list) list.push([number, weight]);
      else postings.set(term, [[number, weight]]);
    }
  });
  const shards: IndexShard[] = [];
  let size = Infinity;
  for (const [term, found] of [...postings].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (size > SHARD_SIZE) {
      shards.push({terms: [], pages: []});
      size = 0;
    }
    let last = 0;
    const packed = found.map(([page, weight]) => {
      const entry = (page - last) * 4 + weight;
      last = page;
      return entry;
    });
    shards.at(-1)?.terms.push(term);
    shards.at(-1)?.pages.push(packed);
    size += term.length + JSON.stringify(packed).length;
  }
  return shards;
}

/**
 * The files of the index, by their addresses below the base path. The same records give the same bytes.
 *
 * @param records - Records of the site, those of a page one after the other.
 * @param baseUrl - Path under which the site is served, with which the addresses of records start.
 */
export function packIndex(records: readonly SearchRecord[], baseUrl: string): Map<string, string> {
  const byPath = new Map<string, SearchRecord[]>();
  for (const record of records) {
    const path = record.url.slice(baseUrl.length).split('#')[0] ?? '';
    const list = byPath.get(path);
    if (list) list.push(record);
    else byPath.set(path, [record]);
  }
  const core: IndexCore = {
    version: '',
    areas: [],
    facets: [],
    shards: [],
    pages: [],
    terms: '',
    postings: [],
  };
  const pages = [...byPath].map(([path, list]) => packPage(path, list, core));
  const shards = packShards(pages);
  core.pages = pages.map(({page}) => page);
  core.shards = shards.map(({terms}) => terms[0] ?? '');
  Object.assign(core, packNames(core));

  const parts = [core, shards, pages].map((part) => JSON.stringify(part));
  core.version = createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 10);
  return new Map([
    [CORE_FILE, JSON.stringify(core)],
    ...shards.map((shard, number): [string, string] => [
      partFile('terms', number, core.version),
      JSON.stringify(shard),
    ]),
    ...pages.map(({texts}, number): [string, string] => [
      partFile('texts', number, core.version),
      JSON.stringify(texts),
    ]),
  ]);
}
