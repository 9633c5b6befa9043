import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {createCaller} from './caller.ts';
import type {VendorFailure} from './failure.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const identity = {vendor: 'example', kind: 'commerce'} as const;
const never = new AbortController().signal;

/** A vendor that fails as often as there are failures, then answers. */
function vendor(...failures: readonly VendorFailure[]) {
  const calls: number[] = [];
  const caller = createCaller(identity, (cause) => cause as VendorFailure, {
    timeout: 5000,
    retries: 1,
  });
  const call = () => {
    const failure = failures[calls.length];
    calls.push(Date.now());
    // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors -- A vendor's client may reject with anything.
    return failure ? Promise.reject(failure) : Promise.resolve('answer');
  };
  return {calls, read: (signal = never) => caller.read('getName', signal, call)};
}

it('repeats a read after the wait that the vendor asks for, and not before', async () => {
  const {calls, read} = vendor({status: 429, retryAfter: '3'});
  const answer = read();
  await vi.advanceTimersByTimeAsync(2999);
  expect(calls).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  await expect(answer).resolves.toBe('answer');
  expect(calls).toHaveLength(2);
});

it('does not wait longer than a call may take @claim-vendors.wait', async () => {
  const {calls, read} = vendor({status: 429, retryAfter: '6'});
  await expect(read()).rejects.toMatchObject({type: 'rate-limited', retryAfter: 6});
  expect(calls).toHaveLength(1);
});

it('repeats no read that would be refused again', async () => {
  for (const status of [400, 402, 404, 409, 423, 430]) {
    const {calls, read} = vendor({status});
    await expect(read()).rejects.toMatchObject({type: 'refused', status});
    expect(calls).toHaveLength(1);
  }
});

it('stops waiting when the caller gives up', async () => {
  const {calls, read} = vendor({status: 429, retryAfter: '3'});
  const controller = new AbortController();
  const outcome = expect(read(controller.signal)).rejects.toMatchObject({type: 'aborted'});
  await vi.advanceTimersByTimeAsync(1000);
  controller.abort();
  await outcome;
  expect(calls).toHaveLength(1);
});

it('takes 5 seconds a call and repeats a read once, unless told otherwise @claim-vendors.time-limit @claim-vendors.repeats', async () => {
  const limits = vi.spyOn(AbortSignal, 'timeout');
  const caller = createCaller(identity, () => ({status: 503}));
  const call = vi.fn(() => Promise.reject(new Error('down')));
  const outcome = expect(caller.read('getName', never, call)).rejects.toMatchObject({status: 503});
  await vi.runAllTimersAsync();
  await outcome;
  expect(call).toHaveBeenCalledTimes(2);
  expect(limits.mock.calls).toEqual([[5000], [5000]]);
});
