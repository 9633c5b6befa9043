import type {Level, SearchRecord} from './record';

/** One search, as the interface asks it. */
export interface SearchRequest {
  /** The text that the reader typed. */
  readonly query: string;
  /** The filters of the search: a record has the language, and one of the tags. An empty value doesn't filter. */
  readonly facets: {readonly language: string; readonly docusaurus_tag: readonly string[]};
  /** Hits a page of results, 20 by the specification. */
  readonly hitsPerPage: number;
  /** Page of results, from 0. */
  readonly page: number;
  /** Words of a snippet: 10, or 5 on a narrow screen. */
  readonly snippetWords: number;
}

/** A part of a text: from `start` up to, not including, `end`, in UTF-16 code units. */
export type Range = readonly [start: number, end: number];

/** Parts of the texts of a hit that the query matched, in order, not overlapping. A text without any is left out. */
export type HighlightRanges = Readonly<Partial<Record<Level | 'content', readonly Range[]>>>;

/** A few words of a record's content around what matched. */
export interface Snippet {
  /** Plain text, with an ellipsis where words were left out. */
  readonly text: string;
  /** Parts of `text` that matched. */
  readonly highlights: readonly Range[];
}

/** A record that was found. */
export interface SearchHit {
  readonly record: SearchRecord;
  readonly highlights: HighlightRanges;
  /** Of a record with content. */
  readonly snippet?: Snippet;
}

/** An engine's results: DocSearch-shaped hits, best first, with ranges to highlight, never markup. */
export interface SearchAnswer {
  /** Hits in all, of which `hits` is one page. */
  readonly total: number;
  readonly hits: readonly SearchHit[];
  /**
   * The same hits with texts that the answer did not wait for: a hit may have a snippet then, and lead to the heading
   * above it. Without it `hits` say all. It never rejects, and never ends for a search that was aborted.
   */
  readonly withTexts?: Promise<readonly SearchHit[]>;
}

/**
 * Something that answers searches. The interface does not know whether it is embedded or hosted.
 * `search` rejects with an `AbortError` when the signal aborts it, and with another error when no answer can be had; a later
 * call may succeed again.
 */
export interface SearchEngine {
  search(request: SearchRequest, signal: AbortSignal): Promise<SearchAnswer>;
  /** Told when the reader opens a hit of its answers. */
  opened?(hit: SearchHit): void;
  /** Gives back what the engine holds, such as its worker. A closed engine is not asked again. */
  close?(): void;
}
