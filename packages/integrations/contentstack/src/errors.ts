import type {StackConfig} from '@contentstack/delivery-sdk';
import type {VendorFailure} from '@storefront-toolkit/integration-core';

/** The traces that a call of the SDK leaves. */
interface Watch {
  /** Settings of the SDK that hand on the signal and listen to answers. */
  readonly sdk: Pick<StackConfig, 'plugins' | 'onError'>;
  /** The known facts about the failure, once the call has failed. The error that the SDK throws has no headers. */
  readonly failure: () => VendorFailure;
}

interface HttpError {
  readonly response?: {
    readonly status: number;
    readonly headers: Readonly<Record<string, string | undefined>>;
    readonly data?: unknown;
  };
}

/** The body of an error, as far as it is what Contentstack publishes. */
interface ErrorBody {
  readonly error_message?: unknown;
  readonly error_code?: unknown;
  /** The fault, by the parameter. */
  readonly errors?: Readonly<Record<string, unknown>>;
}

const settings: Readonly<Record<string, string>> = {
  api_key: 'client.apiKey',
  branch: 'client.branch',
  code: 'locales',
  environment: 'client.environment',
  language: 'locales',
  locale: 'locales',
};

/** The setting that a refusal is about: by the parameter that is wrong, or by the message where that isn't told. */
function settingOf({errors}: ErrorBody, message: string): string | undefined {
  const wrong = Object.keys(errors ?? {}).find((name) => Object.hasOwn(settings, name));
  if (wrong) return settings[wrong];
  const [, named = ''] = /\b(language|locale|environment|branch)\b/i.exec(message) ?? [];
  return settings[named.toLowerCase()];
}

function failureOf({status, headers, data}: NonNullable<HttpError['response']>): VendorFailure {
  const body: ErrorBody = typeof data === 'object' && data !== null ? data : {};
  const {error_message: message, error_code: code} = body;
  const text = typeof message === 'string' ? message : '';
  const number = typeof code === 'number' || typeof code === 'string' ? `error ${code}` : '';
  const reason = [text, number && `(${number})`].filter(Boolean).join(' ');
  return {
    status,
    retryAfter: headers['retry-after'],
    ...(reason && {reason}),
    setting: settingOf(body, text),
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
        failure = error.response ? failureOf(error.response) : {};
        throw error;
      },
    },
    failure: () => failure,
  };
}
