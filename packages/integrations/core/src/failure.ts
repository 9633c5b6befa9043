import {createIntegrationError, type IntegrationError} from '@storefront-toolkit/types/config';
import type {CallSource} from './field.ts';

/** The facts that a vendor's client has about a failed call. */
export interface VendorFailure {
  /** HTTP status of the answer. Left out when there was none. */
  readonly status?: number;
  /** The header `Retry-After` as it came: seconds, or a date. */
  readonly retryAfter?: string | null;
  /** Whether an answer came that could not be read, such as JSON that breaks off. */
  readonly unreadable?: boolean;
  /** Whether the vendor refuses the call for good though the status doesn't say so: a GraphQL error that comes with status 200. */
  readonly refused?: boolean;
  /** The vendor's explanation of a refusal. */
  readonly reason?: string | undefined;
  /** Setting of the integration that a refusal is about, such as `locales`. */
  readonly setting?: string | undefined;
}

/** The thing that a call looked for, for vendors that answer with status 404 when it isn't there. */
export interface Wanted {
  /** The kind of thing that was looked for, such as `product`. */
  readonly entity: string;
  /** Key under which it was looked for. */
  readonly key: string;
}

/** The time to wait when a vendor limits calls without saying for how long, in seconds. */
const GUESSED_WAIT = 1;

/** Statuses below 500 that say that the same call may succeed later: Request Timeout and Too Early. */
const PASSING = [408, 425];

/** Whether a vendor that answers with this status would do so again. 429 is not asked for here. */
const isRefusal = (status: number) => status >= 400 && status < 500 && !PASSING.includes(status);

/**
 * Seconds to wait by a header `Retry-After`.
 *
 * @param header - Seconds, or a date as HTTP writes it.
 * @param now - Milliseconds since 1970.
 * @returns Whole seconds, 0 or above. 1 when the header says nothing.
 */
export function retryAfterSeconds(header: string | null | undefined, now = Date.now()): number {
  const text = header?.trim();
  if (!text) return GUESSED_WAIT;
  const seconds = /^\d+(\.\d+)?$/.test(text) ? Number(text) : (Date.parse(text) - now) / 1000;
  return Number.isNaN(seconds) ? GUESSED_WAIT : Math.max(0, Math.ceil(seconds));
}

/**
 * The error of the contracts for a failure of a vendor.
 *
 * @param source - Which call failed.
 * @param failure - The facts that the vendor's client has.
 * @param cause - The error that the vendor's client threw.
 * @param wanted - The meaning of status 404 to this call. Without it, the call is refused: its address is wrong.
 */
export function errorFromFailure(
  source: CallSource,
  failure: VendorFailure,
  cause: unknown,
  wanted?: Wanted,
): IntegrationError {
  const {status, retryAfter, unreadable, refused, reason, setting} = failure;
  if (status === 401 || status === 403) {
    return createIntegrationError({...source, type: 'unauthorized'}, cause);
  }
  if (status === 404 && wanted) {
    return createIntegrationError({...source, type: 'not-found', ...wanted}, cause);
  }
  if (status === 429) {
    const seconds = retryAfterSeconds(retryAfter);
    return createIntegrationError({...source, type: 'rate-limited', retryAfter: seconds}, cause);
  }
  if (status !== undefined && (refused || isRefusal(status))) {
    const why = {...(reason && {reason}), ...(setting && {setting})};
    return createIntegrationError({...source, type: 'refused', status, ...why}, cause);
  }
  if (unreadable) {
    const fault = {type: 'invalid-response', path: 'the answer', expected: 'JSON'} as const;
    return createIntegrationError({...source, ...fault}, cause);
  }
  return createIntegrationError(
    {...source, type: 'unavailable', ...(status !== undefined && {status})},
    cause,
  );
}
