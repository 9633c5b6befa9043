import type {OpenChecker} from './checker.ts';

/** Loads the checker of `check_usage`, with TypeScript, at the first check. */
export const openChecker: OpenChecker = async (options) =>
  (await import('./check-usage/index.ts')).createChecker(options);
