import type {Browser} from '@playwright/test';
import type {Kind} from '../corpus/corpus.ts';

/** One measured value. */
export interface Sample {
  /** Id of a site: a peer, or `site` for this repository's own. */
  site: string;
  /** Kind of a page, `longest`, or the number of pages of a build. */
  page: string;
  /** Bytes, milliseconds or a score; builds are in seconds. */
  figure: string;
  value: number;
}

/** Something that could not be measured. */
export interface Failure {
  site: string;
  /** The fault, and its consequence. */
  message: string;
}

/** The findings of a part of the benchmarks. */
export interface Outcome {
  samples: Sample[];
  failures: Failure[];
}

/** A page that is measured: the one of a kind, or the longest of all. */
export type PageName = Kind | 'longest';

/** A built site that is being served. */
export interface Site {
  id: string;
  origin: string;
  /** Paths of the pages that are measured. */
  pages: Readonly<Record<PageName, string>>;
}

/** A part of the benchmarks that looks at pages in a browser. */
export interface BrowserPart {
  pages: readonly PageName[];
  /** The largest number of times that it is done: once if its figures do not vary, less often than others if it takes long. */
  mostRuns?: number;
  /** Ids of the sites that it is about. @default all */
  sites?: readonly string[];
  /** Called once, before anything is measured. */
  prepare?(): Promise<void>;
  /** Measures a page once. Keys are names of figures. */
  measure(browser: Browser, url: string): Promise<Record<string, number>>;
}
