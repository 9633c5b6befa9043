import type {IntegrationError} from './IntegrationError.ts';
import type {IntegrationErrorDetails} from './IntegrationErrorDetails.ts';

/** A sentence that says what happened and how to fix it. It reads well after the vendor's name. */
function explain(details: IntegrationErrorDetails): string {
  switch (details.type) {
    case 'not-found':
      return `has no ${details.entity} "${details.key}". Check the key, or answer with a page that says so.`;
    case 'unauthorized':
      return 'refused the credentials, so it answers nothing. Check the keys in the server configuration, and what they allow.';
    case 'rate-limited':
      return `has had too many calls. Try again in ${details.retryAfter} s, and cache what can be cached.`;
    case 'refused':
      return `refused the call with status ${details.status}${details.reason ? ` (${details.reason})` : ''}, and would refuse it again. ${
        details.setting
          ? `Check the setting "${details.setting}".`
          : 'Check the settings of the integration, and the account at the vendor.'
      }`;
    case 'invalid-response':
      return `sent a response that does not fit the contract: ${details.path} is not ${details.expected}. Correct the data there, or the function that reads it.`;
    case 'unavailable':
      return `${details.status === undefined ? 'did not answer' : `answered with status ${details.status}`}. Try again later, and see the status page of the vendor.`;
    case 'aborted':
      return 'was not waited for: the caller aborted the call.';
  }
}

/**
 * Makes an error that an integration rejects with. It is an `Error` with a stack, and its message says what to do.
 *
 * @param details - Which error, whose, and where.
 * @param cause - The error that the vendor's client threw, if it threw.
 * @returns The error, to be thrown.
 * @category Errors
 * @example
 * ```ts
 * import {createIntegrationError} from '@storefront-toolkit/types/config';
 *
 * export function failure(operation: string, response: Response) {
 *   const by = {vendor: 'shopify', kind: 'commerce', operation} as const;
 *   return response.status === 429
 *     ? createIntegrationError({
 *         ...by,
 *         type: 'rate-limited',
 *         retryAfter: Number(response.headers.get('retry-after')) || 1,
 *       })
 *     : createIntegrationError({
 *         ...by,
 *         type: 'unavailable',
 *         status: response.status,
 *       });
 * }
 * ```
 */
export function createIntegrationError(
  details: IntegrationErrorDetails,
  cause?: unknown,
): IntegrationError {
  const message = `${details.vendor} (${details.kind}, ${details.operation}) ${explain(details)}`;
  const error = cause === undefined ? new Error(message) : new Error(message, {cause});
  return Object.assign(error, details, {name: 'IntegrationError' as const});
}

/**
 * Tells an error of an integration from any other that was thrown.
 *
 * @param error - The caught value.
 * @returns `true` for every {@link IntegrationError}, also for one that another copy of this package made.
 * @category Errors
 * @example
 * ```ts
 * import {isIntegrationError} from '@storefront-toolkit/types/config';
 *
 * export async function orUndefined<Value>(
 *   value: Promise<Value>,
 * ): Promise<Value | undefined> {
 *   try {
 *     return await value;
 *   } catch (error) {
 *     if (isIntegrationError(error) && error.type === 'not-found')
 *       return undefined;
 *     throw error;
 *   }
 * }
 * ```
 */
export function isIntegrationError(error: unknown): error is IntegrationError {
  return error instanceof Error && error.name === 'IntegrationError' && 'type' in error;
}
