import type {CheckResult} from '@storefront-toolkit/mcp/internal';

/** A message to the worker. */
export type ToWorker =
  /** First of all: the address of the declarations. */
  | {declarations: string}
  /** Code to check. */
  | {code: string};

/** A message from the worker. */
export type FromWorker =
  /** It is ready for code, or the declarations could not be loaded. */
  | {ready: boolean}
  /** The answer to the code. */
  | {result: CheckResult}
  /** The check itself failed. */
  | {failed: true};
