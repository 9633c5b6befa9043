import type {ApiRequest} from '@commercetools/platform-sdk';

/** The caller that waits for a request, and the shopper in whose name it is made. */
interface Caller {
  readonly signal: AbortSignal;
  /** The header `Authorization` of a shopper's own request. */
  readonly authorization?: string | undefined;
}

/** Under this key a request carries its caller through the client's middlewares, which copy what they don't know. */
const CALLER = Symbol('caller');

/** The arguments that the client's HTTP middleware passes to its `httpClient`. */
interface ClientInit extends RequestInit {
  readonly headers?: Record<string, string>;
  readonly request?: {readonly [CALLER]?: Caller};
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The error that the client rejects with, without the request: that holds the token. The client wraps errors of the network once more. */
function withoutRequest(failure: unknown): unknown {
  if (!isObject(failure)) return failure;
  Reflect.deleteProperty(failure, 'originalRequest');
  const inner = 'error' in failure ? withoutRequest(failure.error) : undefined;
  return inner instanceof Error ? inner : failure;
}

/**
 * Sends a request to commercetools.
 *
 * @param makeRequest - Makes the request, with the headers that it gets.
 * @param signal - Stops the request, where the client was made with {@link commercetoolsFetch}.
 * @param accessToken - The shopper's token. Without it, the request is made with the client's.
 * @returns The body of the answer.
 */
export async function send<Body>(
  makeRequest: (headers: Readonly<Record<string, string>>) => ApiRequest<Body>,
  signal: AbortSignal,
  accessToken?: string,
): Promise<Body> {
  const authorization = accessToken === undefined ? undefined : `Bearer ${accessToken}`;
  const request = makeRequest(authorization ? {Authorization: authorization} : {});
  const caller: Caller = {signal, authorization};
  Object.assign(request.clientRequest(), {[CALLER]: caller});
  try {
    const {body} = await request.execute();
    return body;
  } catch (failure) {
    throw withoutRequest(failure);
  }
}

/**
 * The `httpClient` for the HTTP middleware of the SDK's client.
 *
 * With it, a request stops when the caller gives it up or its time is over. And a request of a shopper whose token has expired ends there: by
 * itself, the client would repeat it with a token of its own.
 *
 * @param httpClient - Makes the requests.
 * @returns A function that is called like `fetch`.
 * @example
 * ```ts
 * import {ClientBuilder} from '@commercetools/ts-client';
 * import {commercetoolsFetch} from '@storefront-toolkit/integration-commercetools';
 *
 * export const client = new ClientBuilder()
 *   .withHttpMiddleware({
 *     host: 'https://api.europe-west1.gcp.commercetools.com',
 *     httpClient: commercetoolsFetch(),
 *   })
 *   .build();
 * ```
 */
export function commercetoolsFetch(httpClient: typeof fetch = fetch): typeof fetch {
  return (input, init) => {
    const {request, ...rest} = (init ?? {}) as ClientInit;
    const {signal, authorization} = request?.[CALLER] ?? {};
    if (authorization !== undefined && rest.headers?.Authorization !== authorization) {
      return Promise.resolve(Response.json({message: 'The token has expired.'}, {status: 401}));
    }
    const signals = [signal, rest.signal].filter((each) => each != null);
    return httpClient(input, {...rest, signal: AbortSignal.any(signals)});
  };
}
