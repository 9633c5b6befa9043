/** A word of a text, as the index knows it, and its place. */
export interface Word {
  /** Lower case, without accents and common endings. */
  readonly term: string;
  /** Lower case, without accents, as it was written otherwise. */
  readonly raw: string;
  readonly start: number;
  readonly end: number;
  /** Whether it is a whole name such as `backToTop`, of which the parts are words of their own. */
  readonly joined?: boolean;
}

/** A name with its parts: letters and digits, joined by what joins identifiers. */
const NAME = /[\p{L}\p{N}]+(?:[-_.][\p{L}\p{N}]+)*/gu;

/** The parts of a name: `OMSOrder` has `OMS` and `Order`, `h1` is one. */
const PART = /\p{Lu}+(?![\p{Ll}\p{N}])|\p{Lu}?[\p{Ll}\p{N}]+|[\p{Lo}\p{Lm}\p{Lt}]+|[\p{L}\p{N}]/gu;

/** Words that say nothing about what is looked for. */
const STOP_WORDS = new Set(
  (
    'a an and are as at be but by can do does for from get has have how i if in into is it its me my no not of on or our ' +
    'should so than that the their them then there these this to use used using was we what when where which while who why will with you your'
  ).split(' '),
);

/** Whether a word is left out of the index of texts, and of a query that has other words. */
export function isStopWord(raw: string): boolean {
  return STOP_WORDS.has(raw);
}

/** Texts without accents, which are most. */
const ASCII = /^[\x20-\x7e]*$/;

/** Lower case, without accents. */
function fold(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
}

/** Letters and digits of a text alone, folded: `Back to top`, `back-to-top` and `BackToTop` are the same. */
export function squeeze(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}]+/gu, '');
}

/** The part that forms of a word share: `prices`, `priced` and `pricing` give the same. */
export function stem(word: string): string {
  let rest = word;
  if (rest.length > 4 && rest.endsWith('ies')) rest = `${rest.slice(0, -3)}y`;
  else if (rest.length > 3 && /[^sui]s$/.test(rest)) rest = rest.slice(0, -1);
  if (rest.length > 5 && rest.endsWith('ing')) rest = singleEnd(rest.slice(0, -3));
  else if (rest.length > 4 && rest.endsWith('ed')) rest = singleEnd(rest.slice(0, -2));
  return rest.length > 4 && rest.endsWith('e') ? rest.slice(0, -1) : rest;
}

function singleEnd(word: string): string {
  return /([bdg]|[mnp]|[rt])\1$/.test(word) ? word.slice(0, -1) : word;
}

/** Names with their words, placed from the start of the name: texts repeat names, and to take one apart is slow. */
const namesSeen = new Map<string, readonly Word[]>();

/** Most names whose words are kept: those of a large site. */
const MOST_NAMES = 50_000;

function wordsOfName(name: string): readonly Word[] {
  const seen = namesSeen.get(name);
  if (seen) return seen;
  const words = [...name.matchAll(PART)].map((part): Word => {
    const raw = fold(part[0]);
    return {term: stem(raw), raw, start: part.index, end: part.index + part[0].length};
  });
  if (words.length > 1) {
    const raw = squeeze(name);
    words.push({term: stem(raw), raw, start: 0, end: name.length, joined: true});
  }
  if (namesSeen.size < MOST_NAMES) namesSeen.set(name, words);
  return words;
}

/**
 * The words of a text, in order. A name of several parts gives its parts, then itself as a `joined` word:
 * `GridGapOptions` is found by `grid gap`, and by itself in small letters.
 */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const {0: name, index} of text.matchAll(NAME)) {
    for (const word of wordsOfName(name)) {
      words.push({...word, start: word.start + index, end: word.end + index});
    }
  }
  return words;
}
