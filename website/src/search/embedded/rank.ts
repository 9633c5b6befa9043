import type {IndexCore, IndexShard} from './format';
import type {NameIndex} from './names';
import {placeOf, type QueryWord} from './terms';

/** A page that was found. */
export interface RankedPage {
  readonly page: number;
  readonly score: number;
  /** Words of the query that the page has somewhere. */
  readonly matched: number;
  /** Names of the page that have words of the query: how much, by the word's number. */
  readonly names: ReadonlyMap<number, ReadonlyMap<number, number>>;
}

/** The data that a search looks in, and for. */
interface Ranking {
  readonly core: IndexCore;
  readonly index: NameIndex;
  readonly shards: readonly IndexShard[];
  readonly words: readonly QueryWord[];
  /** The query without spaces. */
  readonly query: string;
}

/** The facts about a page while its score is made. */
interface Evidence {
  /** By the word's number: how much the names and the texts of the page say of it. */
  readonly words: Map<number, {name: number; text: number}>;
  readonly names: Map<number, Map<number, number>>;
}

/** The weight of a text for a page, by the weight that the build gave it. */
const TEXT_WEIGHTS = [0.7, 1.2, 1.8, 2.4];

/** Pages of a term of texts, with what they say of it. */
function* textsWith(term: string, shards: readonly IndexShard[]): Generator<[number, number]> {
  for (const shard of shards) {
    const place = placeOf(shard.terms, term);
    if (shard.terms[place] !== term) continue;
    let page = 0;
    for (const entry of shard.pages[place] ?? []) {
      page += entry >> 2;
      yield [page, TEXT_WEIGHTS[entry & 3]!];
    }
  }
}

function gather({index, shards, words}: Ranking): Map<number, Evidence> {
  const pages = new Map<number, Evidence>();
  const evidenceOf = (page: number): Evidence => {
    const known = pages.get(page) ?? {words: new Map(), names: new Map()};
    pages.set(page, known);
    return known;
  };
  words.forEach(({terms}, word) => {
    for (const [term, sure] of terms) {
      for (const [page, name, weight] of index.postingsOf(term)) {
        const evidence = evidenceOf(page);
        const own = evidence.names.get(name) ?? new Map<number, number>();
        evidence.names.set(name, own.set(word, Math.max(own.get(word) ?? 0, weight * sure)));
        const said = evidence.words.get(word) ?? {name: 0, text: 0};
        said.name = Math.max(said.name, weight * sure);
        evidence.words.set(word, said);
      }
      for (const [page, weight] of textsWith(term, shards)) {
        const evidence = evidenceOf(page);
        const said = evidence.words.get(word) ?? {name: 0, text: 0};
        said.text = Math.max(said.text, weight * sure);
        evidence.words.set(word, said);
      }
    }
  });
  return pages;
}

/** The weight of a title for a query that is, or begins, all of it. */
function titleFactor(title: string, query: string): number {
  if (title === query || title === `${query}s` || `${title}s` === query) return 2.2;
  return title.startsWith(query) ? 1 + 0.5 * (query.length / title.length) : 1;
}

/**
 * The pages that have words of a query, best first. A word counts by how rare it is, and by where the page has it: in
 * its title, a heading, a row or a text. Pages that lack words of the query come after those that have all.
 */
export function rankPages(ranking: Ranking): RankedPage[] {
  const {core, index, words, query} = ranking;
  const pages = gather(ranking);
  const rarities = words.map((_, word) => {
    let count = 0;
    for (const evidence of pages.values()) count += evidence.words.has(word) ? 1 : 0;
    return Math.log(1 + core.pages.length / (count + 1));
  });
  const all = rarities.reduce((sum, rarity) => sum + rarity, 0);
  const ranked = [...pages].map(([page, evidence]): RankedPage => {
    let [score, covered] = [0, 0];
    for (const [word, {name, text}] of evidence.words) {
      score += rarities[word]! * (name + text);
      covered += rarities[word]!;
    }
    const title = index.titleOf(page);
    const rank = 1 + 0.04 * (core.pages[page]![3] || 0);
    return {
      page,
      score: score * (covered / all) ** 2 * titleFactor(title, query) * rank,
      matched: evidence.words.size,
      names: evidence.names,
    };
  });
  return ranked.sort((a, b) => b.score - a.score || a.page - b.page);
}
