import type {HighlightRanges, Range, Snippet} from '../engine';
import {LEVELS, type Hierarchy} from '../record';
import type {QueryWord} from './terms';
import {wordsOf} from './words';

/** Parts of a text that the query matched. Of a word that it begins, the beginning. */
function rangesIn(text: string, query: readonly QueryWord[]): Range[] {
  const found: [number, number][] = [];
  for (const {term, raw, start, end} of wordsOf(text)) {
    const match = query.find(({terms}) => terms.has(term));
    if (!match) continue;
    const begins =
      term !== match.word.term && raw.startsWith(match.word.raw) && raw.length === end - start;
    found.push([start, begins ? start + match.word.raw.length : end]);
  }
  found.sort((a, b) => a[0] - b[0] || b[1] - a[1]);
  const ranges: [number, number][] = [];
  for (const [start, end] of found) {
    const last = ranges.at(-1);
    if (last && start < last[1]) last[1] = Math.max(last[1], end);
    else ranges.push([start, end]);
  }
  return ranges;
}

/** The number of the query's words that a text has. */
export function countIn(text: string, query: readonly QueryWord[]): number {
  const missing = new Set(query);
  for (const {term} of wordsOf(text)) {
    for (const word of missing) if (word.terms.has(term)) missing.delete(word);
    if (missing.size === 0) break;
  }
  return query.length - missing.size;
}

/** The parts of the texts of a hit that the query matched. */
export function highlightsOf(
  hierarchy: Hierarchy,
  content: string | null,
  query: readonly QueryWord[],
): HighlightRanges {
  const texts = [
    ...LEVELS.map((level) => [level, hierarchy[level]] as const),
    ['content', content] as const,
  ];
  const entries = texts.flatMap(([level, text]) => {
    const ranges = text === null ? [] : rangesIn(text, query);
    return ranges.length > 0 ? [[level, ranges] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** The words of a text around what matched most. */
export function snippetOf(content: string, query: readonly QueryWord[], size: number): Snippet {
  const words = [...content.matchAll(/\S+/g)].map(
    (word) => [word.index, word.index + word[0].length] as const,
  );
  const matched = rangesIn(content, query);
  const counts = words.map(([start, end]) =>
    matched.some((range) => range[0] < end && start < range[1]) ? 1 : 0,
  );
  let best = 0;
  let most = -1;
  for (let first = 0; first <= Math.max(0, words.length - size); first += 1) {
    const count = counts.slice(first, first + size).reduce<number>((sum, each) => sum + each, 0);
    if (count > most) [best, most] = [first, count];
  }
  // A match has a word before it, if there is one.
  if (best > 0 && counts[best] === 0) best = Math.min(best, words.length - size);
  const last = Math.min(best + size, words.length);
  const [start, end] = [words[best]?.[0] ?? 0, words[last - 1]?.[1] ?? 0];
  const text = `${best > 0 ? '…' : ''}${content.slice(start, end)}${last < words.length ? '…' : ''}`;
  return {text, highlights: rangesIn(text, query)};
}
