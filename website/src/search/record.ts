/** Levels of a record's hierarchy, from the area of the site down to a row of a table. */
export const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** A level of the hierarchy. `lvl0` is the area, `lvl1` the page, the others are headings and rows below it. */
export type Level = (typeof LEVELS)[number];

/** The place of a record: the texts from the area down to the record itself. Deeper levels are `null`. */
export type Hierarchy = Readonly<
  {lvl0: string; lvl1: string} & Record<Exclude<Level, 'lvl0' | 'lvl1'>, string | null>
>;

/** One thing that a search can find, in the shape that DocSearch gave to records. */
export interface SearchRecord {
  /** Stable name of the record: the same page gives the same names in each build. */
  readonly objectID: string;
  /** Path of the page on this site, with the base path, and the anchor where the record has one. */
  readonly url: string;
  /** The level that the record stands for; `content` is a text below one. */
  readonly type: Exclude<Level, 'lvl0'> | 'content';
  /** The text of a `content` record, otherwise `null`. Plain text: never markup. */
  readonly content: string | null;
  /** The texts above the record, and its own. Plain text: never markup. */
  readonly hierarchy: Hierarchy;
  /** Language of the page, such as `en`. */
  readonly language: string;
  /** The filter of contextual search: `default`, or the docs version, such as `docs-default-current`. */
  readonly docusaurus_tag: string;
  /** Name of the docs version, such as `current`; empty for a page that is in no version. */
  readonly version: string;
  /** The weight of a page of this kind: higher comes first among equals. */
  readonly rank: number;
}

/** The deepest level of a record that has a text: a record's own level, or the one that its content is below. */
export function deepestLevel(hierarchy: Hierarchy): Level {
  return LEVELS.findLast((level) => hierarchy[level] !== null) ?? 'lvl1';
}
