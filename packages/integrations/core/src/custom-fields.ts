import {createIntegrationError} from '@storefront-toolkit/types/config';
import type {CallSource} from './field.ts';

/**
 * Fields of a store's own, by the function that the store has given.
 *
 * @param hook - Reads the fields from what the vendor sent. Without it there are none.
 * @param raw - The vendor's answer.
 * @param source - Which call it answers.
 * @param path - Its path in the answer.
 * @throws {@link IntegrationError} of type `invalid-response` when the function throws, with that as its `cause`.
 */
export function customFields<Raw, Custom extends object>(
  hook: ((raw: Raw) => Custom) | undefined,
  raw: Raw,
  source: CallSource,
  path: string,
): Custom {
  // A store that declares custom fields passes the function that reads them.
  if (!hook) return {} as Custom;
  try {
    return hook(raw);
  } catch (cause) {
    const expected = 'what the function for custom fields reads';
    throw createIntegrationError({...source, type: 'invalid-response', path, expected}, cause);
  }
}
