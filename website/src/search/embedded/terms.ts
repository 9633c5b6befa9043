import {SYNONYMS} from './synonyms';
import {slipLimit, slips} from './typos';
import {isStopWord, squeeze, stem, wordsOf, type Word} from './words';

/** The weight of an index's term for a word of the query: 1 if it is the word. */
export type Terms = Map<string, number>;

/** A word of the query with the terms that it stands for. */
export interface QueryWord {
  readonly word: Word;
  readonly terms: Terms;
}

/** Most terms that a beginning of a word stands for. */
const MOST_COMPLETIONS = 40;

const synonyms = new Map<string, string[]>();
for (const line of SYNONYMS) {
  const terms = line.map((name) => stem(squeeze(name)));
  for (const term of terms) synonyms.set(term, [...(synonyms.get(term) ?? []), ...terms]);
}

/** First place in a sorted list that is not before the text. */
export function placeOf(sorted: readonly string[], text: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The words of a query that say what is looked for. */
export function queryWords(query: string): Word[] {
  const words = wordsOf(query).filter(({joined}) => !joined);
  const telling = words.filter(({raw}) => !isStopWord(raw));
  return telling.length > 0 ? telling : words;
}

/** Synonyms of the words of a query, and names that two of its words are together. */
export function relatedTerms(words: readonly Word[], index: number): Terms {
  const terms: Terms = new Map();
  const {raw, term} = words[index]!;
  const pairs = [words[index - 1]?.raw.concat(raw), raw.concat(words[index + 1]?.raw ?? '')]
    .filter((pair) => pair !== undefined && pair !== raw)
    .map((pair) => stem(pair!));
  for (const pair of pairs) {
    terms.set(pair, 0.95);
    for (const synonym of synonyms.get(pair) ?? []) terms.set(synonym, terms.get(synonym) ?? 0.7);
  }
  for (const synonym of synonyms.get(term) ?? []) terms.set(synonym, terms.get(synonym) ?? 0.7);
  terms.delete(term);
  return terms;
}

/** A word whose ending is being typed, with the whole ending: terms are without it, so they do not begin with the word. */
function endings(raw: string): string[] {
  const match = /^(.{3,}?)(in|i)$/.exec(raw);
  return match ? [`${match[1]!}ing`] : [];
}

/**
 * Adds to the terms of a word those of a vocabulary that it begins, and, if it is in none, those that it may be a slip
 * of.
 *
 * @param sorted - The vocabulary, in order.
 * @param known - Whether the word itself is a term of some vocabulary.
 */
export function addTermsOf(
  sorted: readonly string[],
  {raw, term}: Word,
  known: boolean,
  terms: Terms,
): void {
  const add = (found: string, weight: number) => {
    if (weight > (terms.get(found) ?? 0)) terms.set(found, weight);
  };
  if (sorted[placeOf(sorted, term)] === term) add(term, 1);
  let completions = 0;
  for (let place = placeOf(sorted, raw); sorted[place]?.startsWith(raw); place += 1) {
    if ((completions += 1) > MOST_COMPLETIONS) break;
    const found = sorted[place]!;
    if (found !== term) add(found, 0.5 + (0.4 * raw.length) / found.length);
  }
  for (const whole of endings(raw)) {
    const found = stem(whole);
    if (sorted[placeOf(sorted, found)] === found) add(found, 0.8);
  }
  const limit = slipLimit(raw.length);
  if (known || completions > 0 || limit === 0) return;
  for (const found of sorted) {
    // A slip in the ending hides it from the stem.
    const count = Math.min(
      slips(term, found, limit),
      slips(raw, raw.endsWith('g') ? `${found}ing` : found, limit),
    );
    if (count <= limit && (count < 2 || found[0] === raw[0])) add(found, count === 1 ? 0.6 : 0.4);
  }
}
