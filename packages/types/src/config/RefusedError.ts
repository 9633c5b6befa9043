import type {IntegrationErrorBase} from './IntegrationErrorBase.ts';

/**
 * The vendor understood the call and refuses it: a query or a setting is wrong, the account is locked or unpaid, or the call looks
 * like an attack. The same call would be refused again, so it isn't repeated.
 *
 * @category Errors
 * @example
 * ```ts
 * import type {RefusedError} from '@storefront-toolkit/types/config';
 *
 * export const forTheLog = ({status, setting, reason}: RefusedError) =>
 *   `${status} ${setting ?? ''} ${reason ?? ''}`;
 * ```
 */
export interface RefusedError extends IntegrationErrorBase {
  /** Tells the error from the others. */
  readonly type: 'refused';
  /** HTTP status of the answer, such as 400, 402 or 423. 200 for a GraphQL error that comes with it. */
  readonly status: number;
  /** The vendor's own explanation, for logs. Left out when there was none. */
  readonly reason?: string | undefined;
  /** Setting of the integration that the vendor doesn't accept, such as `locales`. Left out when it isn't known. */
  readonly setting?: string | undefined;
}
