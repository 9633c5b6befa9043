import type {VendorFailure} from '@storefront-toolkit/integration-core';
import type {CreateClientParams} from 'contentful';

/** The traces that a call of the SDK leaves. */
interface Watch {
  /** Settings of the SDK that hand on the signal and listen to answers. */
  readonly sdk: Pick<CreateClientParams, 'requestLogger' | 'responseLogger'>;
  /** The known facts about the failure, once the call has failed. The error that the SDK throws has no headers. */
  readonly failure: () => VendorFailure;
}

interface HttpError extends Error {
  readonly response?: {
    readonly status: number;
    readonly headers: Readonly<Record<string, string | undefined>>;
    readonly data?: unknown;
  };
}

/** The body of an error, as far as it is what Contentful publishes. */
interface ErrorBody {
  readonly message?: unknown;
  readonly details?: {
    readonly errors?: readonly {
      readonly name?: unknown;
      readonly details?: unknown;
      readonly value?: unknown;
    }[];
  };
}

/** The body as an object: a proxy before the API may answer with HTML. */
const bodyOf = (data: unknown): ErrorBody =>
  typeof data === 'object' && data !== null ? data : {};

/** Contentful's own words: its message, and what it says of each part of the query. */
function reasonOf({message, details}: ErrorBody): string | undefined {
  const errors = Array.isArray(details?.errors) ? details.errors : [];
  const parts = errors.map(({name, details: text, value}) =>
    typeof text === 'string' ? text : [name, value].filter(Boolean).map(String).join(': '),
  );
  return (
    [typeof message === 'string' ? message : '', ...parts].filter(Boolean).join(' ') || undefined
  );
}

/** The setting that a refusal is about. */
function settingOf(status: number, reason = ''): string | undefined {
  if (status === 400 && /locale/i.test(reason)) return 'locales';
  return status === 404 ? 'client.space or client.environment' : undefined;
}

function failureOf({status, headers, data}: NonNullable<HttpError['response']>): VendorFailure {
  const reason = reasonOf(bodyOf(data));
  const retryAfter = headers['retry-after'] ?? headers['x-contentful-ratelimit-reset'];
  return {status, retryAfter, reason, setting: settingOf(status, reason)};
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
        failure = response ? failureOf(response) : {};
      },
    },
    failure: () => failure,
  };
}
