import type {IntegrationError} from './IntegrationError.ts';

/**
 * The input of {@link createIntegrationError}: the fields of one member of {@link IntegrationError}.
 *
 * @typeParam Failure - The member. By default any.
 * @category Errors
 * @example
 * ```ts
 * import type {IntegrationErrorDetails} from '@storefront-toolkit/types/config';
 *
 * export const details: IntegrationErrorDetails = {
 *   type: 'rate-limited',
 *   vendor: 'algolia',
 *   kind: 'search',
 *   operation: 'suggest',
 *   retryAfter: 2,
 * };
 * ```
 */
export type IntegrationErrorDetails<Failure extends IntegrationError = IntegrationError> =
  Failure extends IntegrationError ? Omit<Failure, keyof Error> : never;
