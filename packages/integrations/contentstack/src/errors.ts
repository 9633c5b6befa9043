import type {StackConfig} from '@contentstack/delivery-sdk';
import type {VendorFailure} from '@storefront-toolkit/integration-core';

/** What a call of the SDK leaves behind. */
interface Watch {
  /** Settings of the SDK that hand on the signal and listen to answers. */
  readonly sdk: Pick<StackConfig, 'plugins' | 'onError'>;
  /** What is known of the failure, once the call has failed. The error that the SDK throws has no headers. */
  readonly failure: () => VendorFailure;
}

interface HttpError {
  readonly response?: {
    readonly status: number;
    readonly headers: Readonly<Record<string, string | undefined>>;
  };
}

/**
 * Listens to one call, by a plugin of the SDK.
 *
 * @param signal - Ends the request.
 */
export function watch(signal: AbortSignal): Watch {
  let failure: VendorFailure = {unreadable: true};
  return {
    sdk: {
      plugins: [
        {
          onRequest: (request: object) => ({...request, signal}),
          onResponse: (_request: unknown, response: unknown) => response,
        },
      ],
      onError(error: Error & HttpError) {
        failure = error.response
          ? {status: error.response.status, retryAfter: error.response.headers['retry-after']}
          : {};
        throw error;
      },
    },
    failure: () => failure,
  };
}
