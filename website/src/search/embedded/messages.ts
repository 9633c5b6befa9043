import type {SearchAnswer, SearchRequest} from '../engine';

/** The page's messages to the worker: where the site is, first; then searches, and which of them nobody waits for. */
export type ToWorker =
  | {readonly kind: 'open'; readonly baseUrl: string}
  | {readonly kind: 'search'; readonly id: number; readonly request: SearchRequest}
  | {readonly kind: 'abort'; readonly id: number};

/**
 * The worker's message to the page: the results, or the reason why there are none. An answer of names alone is followed by a whole
 * one.
 */
export type FromWorker =
  | {readonly id: number; readonly answer: SearchAnswer; readonly isOfNames?: true}
  | {readonly id: number; readonly error: string};
