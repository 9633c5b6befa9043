import {
  createIntegrationError,
  type IntegrationConfig,
  isIntegrationError,
  type IntegrationError,
} from '@storefront-toolkit/types/config';
import {errorFromFailure, type VendorFailure, type Wanted} from './failure.ts';
import type {CallSource} from './field.ts';

/** Limits of the calls to a vendor, as in an {@link IntegrationConfig}. */
export type CallOptions = Pick<IntegrationConfig, 'timeout' | 'retries'>;

/** A call to the vendor. It hands the signal on to the vendor's client where that takes one. */
export type VendorCall<Result> = (signal: AbortSignal, source: CallSource) => Promise<Result>;

/** Calls a vendor so that nothing but the errors of the contracts comes out. */
export interface Caller {
  /**
   * A call that changes nothing. It is repeated when the failure can pass: the vendor is unavailable, or has had too many calls and asks
   * for a wait that is no longer than the time limit.
   *
   * @param operation - Name of the contract's method, for errors.
   * @param signal - The caller's.
   * @param wanted - The meaning of status 404 to this call.
   */
  read<Result>(
    operation: string,
    signal: AbortSignal,
    call: VendorCall<Result>,
    wanted?: Wanted,
  ): Promise<Result>;
  /** A call that changes something. It is never repeated. */
  write<Result>(
    operation: string,
    signal: AbortSignal,
    call: VendorCall<Result>,
    wanted?: Wanted,
  ): Promise<Result>;
}

/** A promise that never resolves, and what rejects it. */
function deferred() {
  let reject: (reason: unknown) => void = () => undefined;
  const promise = new Promise<never>((_resolve, rejectIt) => {
    reject = rejectIt;
  });
  return {promise, reject};
}

/** Rejects as soon as the signal does, also when the vendor's client does not listen to it. */
async function untilAborted<Result>(promise: Promise<Result>, signal: AbortSignal) {
  const {promise: aborted, reject} = deferred();
  const stop = () => reject(signal.reason);
  signal.addEventListener('abort', stop, {once: true});
  try {
    return await Promise.race([promise, aborted]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/** Waits, but no longer than until the signal. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    signal.addEventListener('abort', done, {once: true});
  });
}

/** The time to wait before a read is repeated, in milliseconds. `undefined` when the failure would not pass. */
function waitAfter(error: IntegrationError, attempt: number): number | undefined {
  if (error.type === 'unavailable') return 50 * 2 ** attempt;
  return error.type === 'rate-limited' ? error.retryAfter * 1000 : undefined;
}

/**
 * Makes the function through which an integration calls its vendor.
 *
 * @param identity - Vendor and kind of the integration.
 * @param explain - Reads what the vendor's client has thrown. `undefined` when it is not an answer of the vendor.
 * @param options - Time limit and number of retries.
 */
export function createCaller(
  identity: Pick<CallSource, 'vendor' | 'kind'>,
  explain: (cause: unknown) => VendorFailure | undefined,
  {timeout = 5000, retries = 1}: CallOptions = {},
): Caller {
  async function once<Result>(
    source: CallSource,
    signal: AbortSignal,
    call: VendorCall<Result>,
    wanted: Wanted | undefined,
  ): Promise<Result> {
    const abortedError = (cause: unknown) =>
      createIntegrationError({...source, type: 'aborted'}, cause);
    const isGivenUp = () => signal.aborted;
    if (isGivenUp()) throw abortedError(signal.reason);
    const limit = AbortSignal.timeout(timeout);
    const either = AbortSignal.any([signal, limit]);
    try {
      return await untilAborted(call(either, source), either);
    } catch (cause) {
      if (isGivenUp()) throw abortedError(cause);
      if (isIntegrationError(cause)) throw cause;
      const failure = limit.aborted ? {} : (explain(cause) ?? {});
      throw errorFromFailure(source, failure, cause, wanted);
    }
  }

  const read: Caller['read'] = async (operation, signal, call, wanted) => {
    for (let attempt = 0; ; attempt++) {
      try {
        return await once({...identity, operation}, signal, call, wanted);
      } catch (error) {
        const wait = waitAfter(error as IntegrationError, attempt);
        if (attempt >= retries || wait === undefined || wait > timeout) throw error;
        await pause(wait, signal);
      }
    }
  };
  return {
    read,
    write: (operation, signal, call, wanted) =>
      once({...identity, operation}, signal, call, wanted),
  };
}
