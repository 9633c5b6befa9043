import type {IntegrationErrorBase} from './IntegrationErrorBase.ts';

/**
 * The vendor can't be reached, took longer than the timeout, or answered with a status that passes: 408, 425, or 500 and above.
 * Trying again may help.
 *
 * @category Errors
 * @example
 * ```ts
 * import type {UnavailableError} from '@storefront-toolkit/types/config';
 *
 * export const isOutage = ({status}: UnavailableError) =>
 *   status !== undefined && status >= 500;
 * ```
 */
export interface UnavailableError extends IntegrationErrorBase {
  /** Tells the error from the others. */
  readonly type: 'unavailable';
  /** HTTP status of the answer, such as 503. Left out when there was none. */
  readonly status?: number | undefined;
}
