import type {SearchAnswer, SearchHit, SearchRequest} from '../engine';
import type {SearchRecord} from '../record';
import {digestOf, partFile, type IndexCore, type IndexShard, type IndexTexts} from './format';
import {countIn, highlightsOf, snippetOf} from './highlight';
import {hierarchyOf, indexNames} from './names';
import {rankPages, type RankedPage} from './rank';
import {addTermsOf, placeOf, queryWords, relatedTerms, type QueryWord, type Terms} from './terms';
import {squeeze} from './words';

/** Loads a part of the index by its address below the base path. */
export type LoadPart = (file: string) => Promise<unknown>;

/** Most texts that one answer loads. Hits after these show their names alone. */
const MOST_TEXTS = 6;

/** Searches of a rehearsal. */
const REHEARSALS = 5;

/** Hits of one page besides the best. */
const MORE_HITS = 2;

/** A name of a page that is a hit. */
interface Found {
  readonly ranked: RankedPage;
  readonly name: number;
  readonly score: number;
  /** Whether a text below the name may say more than the name itself. */
  readonly inText: boolean;
}

/** Numbers of the shards that hold a term, or what begins with it. */
function shardsOf(first: readonly string[], from: string, to: string): number[] {
  const start = Math.max(0, placeOf(first, from) - (first[placeOf(first, from)] === from ? 0 : 1));
  const end = Math.max(start, placeOf(first, to) - 1);
  return Array.from({length: Math.min(end - start + 1, 2)}, (_, index) => start + index);
}

/**
 * Answers searches from a loaded core, and loads the other parts as they are needed.
 *
 * @param baseUrl - Path under which the site is served.
 */
export function createLookup(core: IndexCore, load: LoadPart, baseUrl: string) {
  const index = indexNames(core);
  const has = (term: string) => index.sorted[placeOf(index.sorted, term)] === term;
  const parts = new Map<string, Promise<unknown>>();
  const loaded = new Set<string>();

  const part = (kind: 'terms' | 'texts', number: number): Promise<unknown> => {
    const file = partFile(kind, number, core.version);
    const loading = parts.get(file) ?? load(file);
    parts.set(file, loading);
    loading.then(
      () => loaded.add(file),
      // It is asked for again by the next search.
      () => parts.delete(file),
    );
    return loading;
  };

  const loadShards = async (numbers: Iterable<number>) =>
    (await Promise.all(
      [...new Set(numbers)].map((number) => part('terms', number)),
    )) as IndexShard[];

  /** The words of a query with the terms that each stands for, and the shards that know them. */
  async function understand(query: string): Promise<{words: QueryWord[]; shards: IndexShard[]}> {
    const words = queryWords(query);
    const related = words.map((_, at) => relatedTerms(words, at));
    const needed = words.flatMap(({term, raw}, at) => [
      ...shardsOf(core.shards, term, term),
      ...(raw.length > 1 ? shardsOf(core.shards, raw, `${raw}\uffff`) : []),
      ...[...related[at]!.keys()].flatMap((each) =>
        has(each) ? [] : shardsOf(core.shards, each, each),
      ),
    ]);
    const shards = await loadShards(needed);
    const understood = words.map((word, at) => {
      const terms: Terms = new Map(related[at]);
      const known =
        has(word.term) ||
        shards.some(({terms: list}) => list[placeOf(list, word.term)] === word.term);
      addTermsOf(index.sorted, word, known, terms);
      for (const shard of shards) addTermsOf(shard.terms, word, known, terms);
      return {word, terms};
    });
    return {words: understood, shards};
  }

  /** The best name of a page for a query, and others that match it as well. */
  function hitsOf(ranked: RankedPage, words: readonly QueryWord[]): Found[] {
    const names = index.namesOf(ranked.page);
    const scored = [...ranked.names].map(([name, own]) => {
      const matched = new Set(own.keys());
      let score = 0;
      for (const value of own.values()) score += value;
      for (let above = name; above !== 0;) {
        above = names[above]!.parent;
        for (const [word, value] of ranked.names.get(above) ?? []) {
          if (!matched.has(word)) score += 0.8 * value;
          matched.add(word);
        }
      }
      // The page itself stands for all that it is about.
      return {name, covered: matched.size, score: name === 0 ? score * 1.3 : score};
    });
    const all = scored.sort(
      (a, b) => b.covered - a.covered || b.score - a.score || a.name - b.name,
    );
    const best = all[0] ?? {name: 0, covered: 0, score: 0};
    const more = all
      .slice(1)
      .filter(({name, covered}) => name !== 0 && covered === words.length)
      .slice(0, MORE_HITS)
      .map(({name}, at) => ({ranked, name, score: ranked.score * (0.4 - 0.1 * at), inText: false}));
    return [
      {ranked, name: best.name, score: ranked.score, inText: best.covered < ranked.matched},
      ...more,
    ];
  }

  function recordOf({ranked, name}: Found, content: string | null): SearchRecord {
    const [path, area, facet, rank] = core.pages[ranked.page]!;
    const [language, docusaurus_tag, version] = core.facets[facet]!;
    const names = index.namesOf(ranked.page);
    const {anchor, level} = names[name]!;
    const url = `${baseUrl}${path}${anchor && `#${anchor}`}`;
    const type = content === null ? (`lvl${level}` as SearchRecord['type']) : 'content';
    return {
      objectID: `${url}:${type}${content === null ? '' : `:${digestOf(content)}`}`,
      url,
      type,
      content,
      hierarchy: hierarchyOf(names, name, core.areas[area] ?? ''),
      language,
      docusaurus_tag,
      version,
      rank,
    };
  }

  /** The text of a page that says most of the query, if one says any of it. */
  function bestText(found: Found, texts: IndexTexts, words: readonly QueryWord[]) {
    const names = index.namesOf(found.ranked.page);
    let best: {name: number; content: string} | undefined;
    let most = 0;
    for (const [name, content] of texts) {
      const said = countIn(content, words);
      const score = said && said + 0.5 * countIn(names[name]!.text, words) + (name === 0 ? 0.2 : 0);
      if (score > most) [best, most] = [{name, content}, score];
    }
    return best;
  }

  const textsOf = async ({inText, ranked}: Found) =>
    inText ? ((await part('texts', ranked.page)) as IndexTexts) : [];

  const hasTexts = ({inText, ranked}: Found) =>
    !inText || loaded.has(partFile('texts', ranked.page, core.version));

  function hitOf(
    found: Found,
    texts: IndexTexts,
    words: readonly QueryWord[],
    request: SearchRequest,
  ): SearchHit {
    const text = bestText(found, texts, words);
    const record = recordOf(text ? {...found, name: text.name} : found, text?.content ?? null);
    const highlights = highlightsOf(record.hierarchy, record.content, words);
    return text
      ? {record, highlights, snippet: snippetOf(text.content, words, request.snippetWords)}
      : {record, highlights};
  }

  /**
   * @param onNames - Called with hits that say names alone, if texts of them have to be loaded.
   */
  async function search(
    request: SearchRequest,
    onNames?: (answer: SearchAnswer) => void,
  ): Promise<SearchAnswer> {
    const {words, shards} = await understand(request.query);
    if (words.length === 0) return {total: 0, hits: []};
    const {language, docusaurus_tag: tags} = request.facets;
    const allowed = core.facets.map(
      ([itsLanguage, tag]) =>
        (!language || language === itsLanguage) && (tags.length === 0 || tags.includes(tag)),
    );
    const pages = rankPages({core, index, shards, words, query: squeeze(request.query)}).filter(
      ({page}) => allowed[core.pages[page]![2]],
    );
    const found = pages
      .flatMap((ranked) => hitsOf(ranked, words))
      .sort((a, b) => b.score - a.score || a.ranked.page - b.ranked.page || a.name - b.name);
    const start = request.page * request.hitsPerPage;
    let inTexts = 0;
    const shown = found.slice(start, start + request.hitsPerPage).map((each) => {
      inTexts += each.inText ? 1 : 0;
      return inTexts > MOST_TEXTS ? {...each, inText: false} : each;
    });
    const total = found.length;
    if (onNames && !shown.every(hasTexts)) {
      onNames({total, hits: shown.map((each) => hitOf(each, [], words, request))});
    }
    const texts = await Promise.all(shown.map(textsOf));
    return {total, hits: shown.map((each, at) => hitOf(each, texts[at]!, words, request))};
  }

  /** Loads the terms that no search needed yet, one part after the other, so that later searches wait for less. */
  async function warm(): Promise<void> {
    for (const number of core.shards.keys()) await part('terms', number);
  }

  /**
   * Searches for the first pages by their titles, in the names alone, so that the first search of a reader finds its code
   * compiled. Loads nothing.
   */
  function rehearse(): void {
    for (const [, , , , title] of core.pages.slice(0, REHEARSALS)) {
      const words = queryWords(title).map((word, at, all) => {
        const terms: Terms = new Map(relatedTerms(all, at));
        addTermsOf(index.sorted, word, true, terms);
        return {word, terms};
      });
      const pages = rankPages({core, index, shards: [], words, query: squeeze(title)});
      for (const found of pages.flatMap((ranked) => hitsOf(ranked, words)).slice(0, 20)) {
        highlightsOf(recordOf(found, null).hierarchy, null, words);
      }
    }
  }

  return {search, warm, rehearse};
}
