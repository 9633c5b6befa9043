import type {AbortedError} from './AbortedError.ts';
import type {InvalidResponseError} from './InvalidResponseError.ts';
import type {NotFoundError} from './NotFoundError.ts';
import type {RateLimitedError} from './RateLimitedError.ts';
import type {RefusedError} from './RefusedError.ts';
import type {UnauthorizedError} from './UnauthorizedError.ts';
import type {UnavailableError} from './UnavailableError.ts';

/**
 * Everything that an integration rejects with. Its `type` says what the caller can do about it.
 *
 * An integration throws nothing else: what a vendor's client throws is turned into one of these, and kept as `cause`.
 * If a store's rules refuse something, such as a coupon that has expired, that isn't an error but part of the answer.
 *
 * @category Errors
 * @example
 * ```ts
 * import type {IntegrationError} from '@storefront-toolkit/types/config';
 *
 * export function statusFor(error: IntegrationError): number {
 *   switch (error.type) {
 *     case 'not-found':
 *       return 404;
 *     case 'rate-limited':
 *     case 'unavailable':
 *       return 503;
 *     case 'unauthorized':
 *     case 'refused':
 *     case 'invalid-response':
 *       return 502;
 *     case 'aborted':
 *       return 499;
 *   }
 * }
 * ```
 */
export type IntegrationError =
  /** Nothing under this key. */
  | NotFoundError
  /** Credentials are refused. */
  | UnauthorizedError
  /** Too many calls. */
  | RateLimitedError
  /** The vendor refuses the call, and would refuse it again. */
  | RefusedError
  /** The answer doesn't fit the contract. */
  | InvalidResponseError
  /** No answer, or a failure of the vendor's. */
  | UnavailableError
  /** The caller gave up. */
  | AbortedError;
