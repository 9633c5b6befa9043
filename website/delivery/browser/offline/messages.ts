import type {Reason} from './failure';

/** A message of the worker to the site's pages. */
export type FromWorker = {
  /** Path of the site that it is about: another can be on the same host. */
  offline: string;
} & (
  | {kind: 'progress'; done: number; total: number}
  | {kind: 'kept'}
  | {kind: 'failed'; reason: Reason; detail: string}
);

/** A page's request to the worker: to make the copy that the browser has removed, or to stop making one. */
export type ToWorker = 'keep' | 'cancel';
