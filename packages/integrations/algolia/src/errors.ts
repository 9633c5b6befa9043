import type {VendorFailure} from '@storefront-toolkit/integration-core';

/** The parts of the client's errors that are read here. */
interface ClientFailure {
  readonly name?: unknown;
  readonly status?: unknown;
  readonly message?: unknown;
  readonly stackTrace?: unknown;
}

/** The last answer of a host, as the client's errors keep it. */
interface HostAnswer {
  readonly status?: unknown;
  readonly headers?: Readonly<Record<string, unknown>>;
}

function lastAnswer({stackTrace}: ClientFailure): HostAnswer | undefined {
  const last: unknown = Array.isArray(stackTrace) ? stackTrace.at(-1) : undefined;
  return (last as {readonly response?: HostAnswer} | undefined)?.response;
}

/** Reads what the client rejects with: its errors have names, and keep what each host has answered. */
export function explainAlgoliaFailure(cause: unknown): VendorFailure | undefined {
  if (typeof cause !== 'object' || cause === null) return undefined;
  const failure = cause as ClientFailure;
  if (failure.name === 'DeserializationError') return {unreadable: true};
  const answer = lastAnswer(failure);
  const status = failure.status ?? answer?.status;
  // Status 0 is the client's for a host that did not answer.
  if (typeof status !== 'number' || status === 0) return undefined;
  const retryAfter = answer?.headers?.['retry-after'];
  const {message: reason} = failure;
  return {
    status,
    retryAfter: typeof retryAfter === 'string' ? retryAfter : null,
    ...(typeof reason === 'string' && {reason}),
  };
}
