import type {VendorFailure} from '@storefront-toolkit/integration-core';
import type {CommonContentClientConfig} from 'dc-delivery-sdk-js';

/** The traces that a call of the SDK leaves. */
interface Watch {
  /** Makes the requests of the SDK. */
  readonly adaptor: NonNullable<CommonContentClientConfig['adaptor']>;
  /** The known facts about the failure, once the call has failed. The error that the SDK throws has no headers. */
  readonly failure: () => VendorFailure;
}

/** The body of an error, as far as it is what Amplience publishes. */
interface ErrorBody {
  readonly error?: {readonly type?: unknown; readonly message?: unknown};
  readonly message?: unknown;
}

/** Amplience's own words for an error: its type, and its message. */
export function reasonOf(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const {error, message}: ErrorBody = body;
  const parts = error ? [error.type, error.message] : [message];
  return parts.filter((part) => typeof part === 'string' && part).join(': ') || undefined;
}

/** JSON, or `undefined` for other text, such as a page of the delivery network. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The failure that an answer with an error status tells of. */
function failureOf({status, headers}: Response, text: string): VendorFailure {
  return {
    status,
    retryAfter: headers.get('retry-after'),
    reason: reasonOf(parse(text)),
    // Each hub has a host of its own.
    setting: status === 404 ? 'client.hubName' : undefined,
  };
}

/**
 * Makes the requests of one call with `fetch`, which hands on the signal.
 *
 * @param signal - Ends the request.
 * @param call - Is called in place of the global `fetch`.
 */
export function watch(signal: AbortSignal, call: typeof fetch = fetch): Watch {
  let failure: VendorFailure = {};
  return {
    failure: () => failure,
    async adaptor(config) {
      const {baseURL = '', url = '', method = 'get', headers} = config;
      const response = await call(`${baseURL}/${url}`, {
        method: method.toUpperCase(),
        headers: headers.toJSON(true),
        body: config.data as string | undefined,
        signal,
      });
      const {status, statusText} = response;
      const result = {
        data: await response.text(),
        status,
        statusText,
        headers: Object.fromEntries(response.headers),
        config,
      };
      failure = response.ok ? {unreadable: true} : failureOf(response, result.data);
      if (response.ok) return result;
      throw Object.assign(new Error(`Status ${status}`), {response: result});
    },
  };
}
