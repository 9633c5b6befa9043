/**
 * The reason that a copy could not be kept: `room` is the browser's limit, `answer` is a file that the server doesn't have, `changed` is a new
 * deployment meanwhile, `storage` is a browser that stores nothing for the site.
 */
export type Reason = 'room' | 'network' | 'answer' | 'changed' | 'canceled' | 'storage';

/** A copy that could not be kept. */
export class Failure extends Error {
  constructor(
    readonly reason: Reason,
    /** The address that the server answered otherwise, with the status. */
    readonly detail = '',
  ) {
    super(`${reason} ${detail}`);
  }
}

/** The reason behind any error. Browsers report a lost connection as a `TypeError`. */
export function reasonOf(error: unknown): Reason {
  if (error instanceof Failure) return error.reason;
  const {name} = error as Error;
  if (name === 'QuotaExceededError') return 'room';
  return name === 'TypeError' ? 'network' : 'storage';
}
