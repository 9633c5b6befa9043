import type {Hierarchy} from '../record';
import {anchorOf, type IndexCore, type IndexPage} from './format';
import {squeeze, stem, wordsOf} from './words';

/** A page, a heading or a row, as the worker keeps it. */
export interface Name {
  readonly level: number;
  readonly text: string;
  readonly anchor: string;
  /** Number of the name that it is below; the page itself is 0. */
  readonly parent: number;
}

/** Where a term is in a name: the page, the name's number on it, and how much that says about the page. */
export type NamePosting = readonly [page: number, name: number, weight: number];

/** The names of the site by their terms. */
export interface NameIndex {
  readonly names: readonly (readonly Name[])[];
  readonly postings: ReadonlyMap<string, readonly NamePosting[]>;
  /** All terms, in order. */
  readonly sorted: readonly string[];
  /** Titles of the pages without spaces, as {@link squeeze} writes them. */
  readonly titles: readonly string[];
}

/** What a term in a name of each level says about the page. Rows say less than headings. */
const WEIGHTS = [0, 9, 3.4, 2.6, 2.2, 2, 2];

/** What a term in the name of the area, or in the address alone, says about the page. */
const AREA_WEIGHT = 1.2;
const PATH_WEIGHT = 4;

function namesOf([, , , , title, ...rest]: IndexPage): Name[] {
  const names: Name[] = [{level: 1, text: title, anchor: '', parent: 0}];
  const open = [0];
  for (const [level, text, anchor] of rest) {
    while (open.length > 1 && names[open.at(-1)!]!.level >= level) open.pop();
    const previous = names.length > 1 ? names.at(-1) : undefined;
    names.push({level, text, anchor: anchor ?? anchorOf(text, previous), parent: open.at(-1)!});
    open.push(names.length - 1);
  }
  return names;
}

/** Terms of a name: its words, and the name as a whole if it has a few, so that `Back to top` is found in one word. */
function termsOf(text: string): string[] {
  const words = wordsOf(text);
  const whole = words.length > 1 && words.length < 6 ? [stem(squeeze(text))] : [];
  return [...new Set([...words.map(({term}) => term), ...whole])];
}

/** Makes the index of names from what was loaded. */
export function indexNames(core: IndexCore): NameIndex {
  const postings = new Map<string, NamePosting[]>();
  const add = (term: string, posting: NamePosting) => {
    const list = postings.get(term);
    if (list) list.push(posting);
    else postings.set(term, [posting]);
  };
  const names = core.pages.map(namesOf);
  names.forEach((list, page) => {
    list.forEach(({text, level}, name) => {
      const terms = termsOf(text);
      // A long title is less about each of its words.
      const weight = level === 1 ? WEIGHTS[1]! / (1 + 0.1 * (terms.length - 1)) : WEIGHTS[level]!;
      for (const term of terms) add(term, [page, name, weight]);
    });
    const [path, area] = core.pages[page]!;
    for (const term of termsOf(core.areas[area] ?? '')) add(term, [page, 0, AREA_WEIGHT]);
    const last = path.split('/').findLast(Boolean) ?? '';
    for (const term of termsOf(last)) add(term, [page, 0, PATH_WEIGHT]);
  });
  const titles = names.map(([first]) => squeeze(first?.text ?? ''));
  return {names, postings, sorted: [...postings.keys()].sort(), titles};
}

/** The texts from the area down to a name. */
export function hierarchyOf(names: readonly Name[], name: number, area: string): Hierarchy {
  const texts: Record<string, string | null> = {};
  for (let each = name; each > 0; each = names[each]!.parent) {
    texts[`lvl${names[each]!.level}`] = names[each]!.text;
  }
  const {lvl2 = null, lvl3 = null, lvl4 = null, lvl5 = null, lvl6 = null} = texts;
  return {lvl0: area, lvl1: names[0]?.text ?? '', lvl2, lvl3, lvl4, lvl5, lvl6};
}
