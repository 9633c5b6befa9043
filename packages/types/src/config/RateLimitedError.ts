import type {IntegrationErrorBase} from './IntegrationErrorBase.ts';

/**
 * The vendor has had too many calls. Wait before the next one.
 *
 * @category Errors
 * @example
 * ```ts
 * import type {RateLimitedError} from '@storefront-toolkit/types/config';
 *
 * export const headers = ({retryAfter}: RateLimitedError) => ({
 *   'retry-after': String(retryAfter),
 * });
 * ```
 */
export interface RateLimitedError extends IntegrationErrorBase {
  /** Tells the error from the others. */
  readonly type: 'rate-limited';
  /** The time to wait, in seconds: the value of the vendor's `Retry-After`, or the integration's own guess. */
  readonly retryAfter: number;
}
