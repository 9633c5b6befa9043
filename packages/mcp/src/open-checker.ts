import type {OpenChecker} from './checker.ts';

/** Loads the checker of `check_usage`. Without one, the tool is not offered. */
export const openChecker: OpenChecker | undefined = undefined;
