import type {IntegrationErrorBase} from './IntegrationErrorBase.ts';

/**
 * The caller aborted the call through its `AbortSignal`. Nothing failed: don't log it, and don't try again.
 *
 * @category Errors
 * @example
 * ```ts
 * import type {
 *   AbortedError,
 *   IntegrationError,
 * } from '@storefront-toolkit/types/config';
 *
 * export const isGivenUp = (error: IntegrationError): error is AbortedError =>
 *   error.type === 'aborted';
 * ```
 */
export interface AbortedError extends IntegrationErrorBase {
  /** Tells the error from the others. */
  readonly type: 'aborted';
}
