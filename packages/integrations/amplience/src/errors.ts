import type {VendorFailure} from '@storefront-toolkit/integration-core';
import type {CommonContentClientConfig} from 'dc-delivery-sdk-js';

/** What a call of the SDK leaves behind. */
interface Watch {
  /** Makes the requests of the SDK. */
  readonly adaptor: NonNullable<CommonContentClientConfig['adaptor']>;
  /** What is known of the failure, once the call has failed. The error that the SDK throws has no headers. */
  readonly failure: () => VendorFailure;
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
      failure = response.ok
        ? {unreadable: true}
        : {status, retryAfter: response.headers.get('retry-after')};
      if (response.ok) return result;
      throw Object.assign(new Error(`Status ${status}`), {response: result});
    },
  };
}
