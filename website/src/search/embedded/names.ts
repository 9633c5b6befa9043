import type {Hierarchy} from '../record';
import {anchorOf, type IndexCore, type IndexName, type IndexPage, NAMED_BY} from './format';
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

/** The names of the site by their terms. Only the parts that a search touches are unpacked. */
export interface NameIndex {
  /** The names of a page, the page itself first. */
  readonly namesOf: (page: number) => readonly Name[];
  readonly postingsOf: (term: string) => readonly NamePosting[];
  /** All terms, in order. */
  readonly sorted: readonly string[];
  /** The title of a page without spaces, as {@link squeeze} writes it. */
  readonly titleOf: (page: number) => string;
}

/** The weight of a term in a name of each level. Rows say less than headings. */
const WEIGHTS = [0, 9, 3.4, 2.6, 2.2, 2, 2];

/** The weight of a term in the name of the area, or in the address alone. */
const AREA_WEIGHT = 1.2;
const PATH_WEIGHT = 4;

function unpackNames([, , , , title, ...rest]: IndexPage): Name[] {
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
export function termsOf(text: string): string[] {
  const words = wordsOf(text);
  const whole = words.length > 1 && words.length < 6 ? [stem(squeeze(text))] : [];
  return [...new Set([...words.map(({term}) => term), ...whole])];
}

/** Keeps what a function gave for each number. */
function remember<Value>(make: (number: number) => Value): (number: number) => Value {
  const made: Value[] = [];
  return (number) => (made[number] ??= make(number));
}

/** Makes the index of names from what was loaded. */
export function indexNames({pages, terms, postings}: IndexCore): NameIndex {
  const sorted = terms === '' ? [] : terms.split(' ');
  const places = new Map(sorted.map((term, place) => [term, place]));
  const firsts: number[] = [];
  const pageOf: number[] = [];
  pages.forEach((page, number) => {
    firsts.push(pageOf.length);
    for (let name = 4; name < page.length; name += 1) pageOf.push(number);
  });
  // A long title is less about each of its words.
  const titleWeight = remember(
    (page) => WEIGHTS[1]! / (1 + 0.1 * (termsOf(pages[page]![4]).length - 1)),
  );
  const weightOf = (page: number, name: number, by: number) => {
    if (by !== NAMED_BY.text) return by === NAMED_BY.path ? PATH_WEIGHT : AREA_WEIGHT;
    return name === 0 ? titleWeight(page) : WEIGHTS[(pages[page]![4 + name] as IndexName)[0]]!;
  };
  const unpacked = remember((place) => {
    let number = 0;
    return postings[place]!.map((entry): NamePosting => {
      number += Math.floor(entry / 3);
      const page = pageOf[number]!;
      const name = number - firsts[page]!;
      return [page, name, weightOf(page, name, entry % 3)];
    });
  });
  return {
    namesOf: remember((page) => unpackNames(pages[page]!)),
    postingsOf: (term) => (places.has(term) ? unpacked(places.get(term)!) : []),
    sorted,
    titleOf: remember((page) => squeeze(pages[page]![4])),
  };
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
