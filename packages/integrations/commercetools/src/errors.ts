import type {VendorFailure} from '@storefront-toolkit/integration-core';

/** The parts of what the client rejects with that are read here. */
interface ClientFailure {
  readonly statusCode?: unknown;
  readonly headers?: Readonly<Record<string, unknown>> | null;
  readonly body?: unknown;
  readonly error?: unknown;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The failure itself: the client wraps those of the network once more. */
function failureIn(cause: unknown): ClientFailure | undefined {
  if (!isObject(cause)) return undefined;
  const outer = cause as ClientFailure;
  if (typeof outer.statusCode === 'number') return outer;
  return isObject(outer.error) ? outer.error : undefined;
}

/** Reads what `@commercetools/ts-client` rejects with. */
export function explainCommercetoolsFailure(cause: unknown): VendorFailure | undefined {
  if (cause instanceof SyntaxError) return {unreadable: true};
  const failure = failureIn(cause);
  if (failure?.body instanceof SyntaxError || failure?.error instanceof SyntaxError) {
    return {unreadable: true};
  }
  const {statusCode, headers} = failure ?? {};
  if (typeof statusCode !== 'number' || statusCode === 0) return undefined;
  const retryAfter = headers?.['retry-after'];
  return {status: statusCode, retryAfter: typeof retryAfter === 'string' ? retryAfter : null};
}

/** An error that commercetools names in the body of status 400, such as `DiscountCodeNonApplicable`. */
export interface ApiFault {
  readonly code: string;
  readonly message: string;
  readonly reason?: string;
}

/** The errors that the body names. Empty when there is none that can be read. */
export function faultsIn(cause: unknown): readonly ApiFault[] {
  const body = failureIn(cause)?.body;
  const errors = isObject(body) && 'errors' in body ? body.errors : undefined;
  if (!Array.isArray(errors)) return [];
  return errors.filter(
    (error: unknown): error is ApiFault =>
      isObject(error) &&
      'code' in error &&
      typeof error.code === 'string' &&
      'message' in error &&
      typeof error.message === 'string',
  );
}
