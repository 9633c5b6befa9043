import type {VendorFailure} from '@storefront-toolkit/integration-core';
import type {CreateClientParams} from 'contentful';

/** What a call of the SDK leaves behind. */
interface Watch {
  /** Settings of the SDK that hand on the signal and listen to answers. */
  readonly sdk: Pick<CreateClientParams, 'requestLogger' | 'responseLogger'>;
  /** What is known of the failure, once the call has failed. The error that the SDK throws has no headers. */
  readonly failure: () => VendorFailure;
}

interface HttpError extends Error {
  readonly response?: {
    readonly status: number;
    readonly headers: Readonly<Record<string, string | undefined>>;
  };
}

/**
 * Listens to one call. The SDK's loggers see every request before it is sent, and every answer, so they can do what it has no option for.
 *
 * @param signal - Ends the request.
 */
export function watch(signal: AbortSignal): Watch {
  let failure: VendorFailure = {unreadable: true};
  return {
    sdk: {
      requestLogger(request) {
        if (!(request instanceof Error)) request.signal = signal;
      },
      responseLogger(answer) {
        if (!(answer instanceof Error)) return;
        const {response} = answer as HttpError;
        failure = response
          ? {
              status: response.status,
              retryAfter:
                response.headers['retry-after'] ?? response.headers['x-contentful-ratelimit-reset'],
            }
          : {};
      },
    },
    failure: () => failure,
  };
}
