import {isIntegrationError, type IntegrationKind} from '@storefront-toolkit/types/config';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {type Answer, startVendor, type VendorHandler, type VendorServer} from './server.ts';

/** A method of the integration, and how the vendor answers it. */
export interface Operation<Integration> {
  /** Calls the method. */
  readonly call: (integration: Integration, signal: AbortSignal) => Promise<unknown>;
  /** Answers as the vendor does when all is well. */
  readonly answer: VendorHandler;
  /** Whether the method changes something, so that it must not be repeated. */
  readonly write?: boolean;
  /**
   * The meaning of status 404: that the thing is not there, or that the address of the vendor is wrong.
   *
   * @default 'refused'
   */
  readonly on404?: 'not-found' | 'refused';
}

/** An integration under test. */
export interface IntegrationUnderTest<Integration> {
  readonly vendor: string;
  readonly kind: IntegrationKind;
  /**
   * Makes the integration with the vendor's own SDK, which calls the server.
   *
   * @param url - Origin of the server, without a trailing slash.
   */
  readonly create: (
    url: string,
    options: {readonly timeout: number; readonly retries: number},
  ) => Integration;
  /** Every method of the contract, by its name. */
  readonly operations: Readonly<Record<string, Operation<Integration>>>;
  /**
   * Whether the SDK hands on the header `Retry-After`. Without it, the integration guesses.
   *
   * @default true
   */
  readonly tellsRetryAfter?: boolean;
  /**
   * Whether the SDK takes the signal, so that a request ends when the caller gives up. Without it, the method rejects at once and the request
   * goes on behind it.
   *
   * @default true
   */
  readonly endsRequests?: boolean;
  /** Answers what the SDK asks beside the call, such as a token. These answers never fail. */
  readonly aside?: (request: Parameters<VendorHandler>[0]) => Answer | undefined;
}

const never = () => new AbortController().signal;

/** Bad Request, Payment Required, Locked, and Shopify's own status for a call that looks like an attack. */
const REFUSALS = [400, 402, 423, 430];

/** The faults that a vendor can have, and the error that the contract asks for. */
const FAULTS = [
  ['401', {status: 401, json: {}}, {type: 'unauthorized'}],
  ['403', {status: 403, json: {}}, {type: 'unauthorized'}],
  [
    '429 with retry-after',
    {status: 429, headers: {'retry-after': '7'}, json: {}},
    {type: 'rate-limited', retryAfter: 7},
  ],
  ['500', {status: 500, json: {}}, {type: 'unavailable', status: 500}],
  ['JSON that breaks off', {text: '{"data": {"pro'}, {type: 'invalid-response'}],
  [
    'HTML instead of JSON',
    {text: '<html></html>', headers: {'content-type': 'text/html'}},
    {type: 'invalid-response'},
  ],
  ['an empty object', {json: {}}, {type: 'invalid-response'}],
] as const;

async function errorOf(promise: Promise<unknown>): Promise<unknown> {
  const outcome = await promise.then(
    (value) => ({value}),
    (error: unknown) => ({error}),
  );
  if ('value' in outcome) {
    throw new Error(`It should reject, and resolved with ${JSON.stringify(outcome.value)}.`);
  }
  return outcome.error;
}

/**
 * The tests that every integration passes: each method against each fault of a vendor, by the vendor's own SDK and over HTTP.
 */
export function describeIntegration<Integration>(under: IntegrationUnderTest<Integration>): void {
  const {vendor, kind, operations, aside, tellsRetryAfter = true, endsRequests = true} = under;
  describe(`${vendor} (${kind}) in trouble`, () => {
    let server: VendorServer;
    beforeAll(async () => {
      server = await startVendor();
    });
    afterAll(() => server.close());

    const play = (handler: VendorHandler) =>
      server.play((request) => aside?.(request) ?? handler(request));
    const mainRequests = () => server.requests.filter((request) => !aside?.(request)).length;
    const create = (options = {}) =>
      under.create(server.url, {timeout: 5000, retries: 0, ...options});

    describe.each(Object.entries(operations))('%s', (operation, {call, answer, write, on404}) => {
      const identity = {name: 'IntegrationError', vendor, kind, operation};

      it('resolves when nothing is wrong', async () => {
        play(answer);
        await expect(call(create(), never())).resolves.toBeDefined();
      });

      it.each(FAULTS)(
        '%s @claim-vendors.errors @claim-config.one-error @claim-getting-started.errors',
        async (_name, fault, expected) => {
          play(() => fault);
          const error = await errorOf(call(create(), never()));
          expect(isIntegrationError(error)).toBe(true);
          const guess = 'retryAfter' in expected && !tellsRetryAfter ? {retryAfter: 1} : {};
          expect(error).toMatchObject({...identity, ...expected, ...guess});
        },
      );

      it('404 @claim-vendors.errors', async () => {
        play(() => ({status: 404, json: {}}));
        const error = await errorOf(call(create(), never()));
        expect(error).toMatchObject({...identity, type: on404 ?? 'refused'});
      });

      it('no answer within the time limit @claim-vendors.errors @claim-vendors.time-limit', async () => {
        play(() => ({hang: true}));
        const error = await errorOf(call(create({timeout: 60}), never()));
        expect(error).toMatchObject({...identity, type: 'unavailable'});
        expect(error).not.toHaveProperty('status');
      });

      it('no connection @claim-vendors.errors @claim-vendors.cause @claim-config.cause', async () => {
        const integration = under.create('http://127.0.0.1:9', {timeout: 5000, retries: 0});
        const error = await errorOf(call(integration, never()));
        expect(error).toMatchObject({vendor, kind, operation, type: 'unavailable'});
        expect(error).toHaveProperty('cause', expect.any(Error));
      });

      it('given up before the call @claim-vendors.stop', async () => {
        play(answer);
        const error = await errorOf(call(create(), AbortSignal.abort()));
        expect(error).toMatchObject({...identity, type: 'aborted'});
        expect(mainRequests()).toBe(0);
      });

      it('given up during the call @claim-vendors.errors @claim-vendors.stop', async () => {
        const controller = new AbortController();
        play(() => {
          controller.abort();
          return {hang: true};
        });
        const error = await errorOf(call(create(), controller.signal));
        expect(error).toMatchObject({...identity, type: 'aborted'});
      });

      it(`${endsRequests ? 'ends' : 'does not end'} its request then @claim-vendors.requests-end`, async () => {
        const controller = new AbortController();
        play(() => ({hang: true}));
        const outcome = errorOf(call(create(), controller.signal));
        await vi.waitFor(() => expect(mainRequests()).toBe(1));
        controller.abort();
        await outcome;
        if (endsRequests) return vi.waitFor(() => expect(server.closed()).toBe(1));
        await new Promise((resolve) => setTimeout(resolve, 100));
        return expect(server.closed()).toBe(0);
      });

      it.each(REFUSALS)(
        'is not repeated after status %d @claim-vendors.refusals',
        async (status) => {
          // A server of its own: what an earlier test did to a connection would look like an outage, which is repeated.
          const own = await startVendor();
          own.play((request) => aside?.(request) ?? {status, json: {}});
          const integration = under.create(own.url, {timeout: 5000, retries: 2});
          const error = await errorOf(call(integration, never())).finally(() => own.close());
          expect(error).toMatchObject({...identity, type: 'refused', status});
          expect(own.requests.filter((request) => !aside?.(request))).toHaveLength(1);
        },
      );

      it(`is ${write ? 'not ' : ''}repeated after the wait that the vendor asks for @claim-vendors.wait`, async () => {
        let calls = 0;
        const limited = {status: 429, headers: {'retry-after': '0'}, json: {}};
        play((request) => (++calls === 1 ? limited : answer(request)));
        const promise = call(create({retries: 1}), never());
        if (!write) return await expect(promise).resolves.toBeDefined();
        expect(await errorOf(promise)).toMatchObject({...identity, type: 'rate-limited'});
        return expect(mainRequests()).toBe(1);
      });

      it(`${write ? 'is not repeated' : 'is repeated when the vendor is unavailable'} @claim-vendors.repeats`, async () => {
        let calls = 0;
        play((request) => (++calls === 1 ? {status: 503, json: {}} : answer(request)));
        const promise = call(create({retries: 1}), never());
        if (!write) return await expect(promise).resolves.toBeDefined();
        expect(await errorOf(promise)).toMatchObject({...identity, type: 'unavailable'});
        return expect(mainRequests()).toBe(1);
      });
    });
  });
}
