/**
 * The index, as the build writes it and the worker reads it. The names of pages, headings and rows, which every search
 * needs, are one file. The words of texts are in shards, of which a search loads those of its words; the texts
 * themselves are a file a page, of which it loads those that it shows.
 */
export interface IndexCore {
  /** Digest of the index, which the names of its other files carry. */
  version: string;
  areas: string[];
  /** Language, docusaurus_tag and version that pages have. */
  facets: [language: string, tag: string, version: string][];
  /** First term of each shard, in order. */
  shards: string[];
  pages: IndexPage[];
  /** Terms of the names, in order, joined by spaces. */
  terms: string;
  /**
   * For each of these terms the names that have it, all names of the site counted through: differences of their
   * numbers times three, plus why ({@link NAMED_BY}).
   */
  postings: number[][];
}

/** Why a name has a term: its text, or, for the name of a page, the last part of its path, or its area. */
export const NAMED_BY = {text: 0, path: 1, area: 2} as const;

/** A page: its path below the base path, indexes into `areas` and `facets`, its rank, its names. */
export type IndexPage = [
  path: string,
  area: number,
  facet: number,
  rank: number,
  title: string,
  ...names: IndexName[],
];

/** A heading or a row: its level from 2, its text and, where {@link anchorOf} does not guess it, its anchor. */
export type IndexName = [level: number, text: string, anchor?: string];

/**
 * Terms of texts, in order, and for each the pages that have it: differences of page numbers times four, plus how
 * much the page is about the term, from 0 to 3.
 */
export interface IndexShard {
  terms: string[];
  pages: number[][];
}

/** Texts of a page, in order: the number of the name that they are below, 0 for the page, and the text. */
export type IndexTexts = [name: number, text: string][];

export {CORE_FILE} from '../core-file';

/** Address below the base path of a shard or of a page's texts. */
export function partFile(kind: 'terms' | 'texts', number: number, version: string): string {
  return `assets/search/${kind}-${number}.${version}.json`;
}

/** The anchor that most names have: that of a heading is made of its text, that of a row starts as the one before. */
export function anchorOf(
  text: string,
  previous: {text: string; anchor: string} | undefined,
): string {
  if (previous?.anchor.endsWith(previous.text)) {
    const prefix = previous.anchor.slice(0, -previous.text.length);
    if (prefix.endsWith('-')) return prefix + text;
  }
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]+/gu, '')
    .replace(/\s/g, '-');
}

/** Short name of a text that does not change with its place, 32 bits by the FNV-1a method. */
export function digestOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}
