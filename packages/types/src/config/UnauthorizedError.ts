import type {IntegrationErrorBase} from './IntegrationErrorBase.ts';

/**
 * The vendor refuses the credentials, or they don't allow the operation. Someone has to change the configuration.
 *
 * @category Errors
 * @example
 * ```ts
 * import type {UnauthorizedError} from '@storefront-toolkit/types/config';
 *
 * export const alertFor = ({vendor}: UnauthorizedError) =>
 *   `Check the credentials of ${vendor}.`;
 * ```
 */
export interface UnauthorizedError extends IntegrationErrorBase {
  /** Tells the error from the others. */
  readonly type: 'unauthorized';
}
