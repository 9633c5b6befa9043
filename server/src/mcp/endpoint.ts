import type {IncomingMessage, ServerResponse} from 'node:http';
import {answer, closing} from '../answer.ts';
import {clientOf, hostHeader} from '../client-address.ts';
import {MCP_LIMITS} from './limits.ts';
import {readBody} from '../read-body.ts';
import {tokenBuckets} from '../token-buckets.ts';

/** Last part of the endpoint's address. */
export const MCP_PATH = '/mcp';

/** Something that answers requests of the protocol, as `@storefront-toolkit/mcp` makes it. */
export interface McpHandler {
  fetch: (request: Request) => Promise<Response>;
}

/** The options of {@link createMcpEndpoint}. */
export interface McpEndpointOptions {
  /** Origin of the published site. Its host, and this machine, are the only ones that requests may name. */
  origin: string;
  /** Loads the handler. It is called once, at the start. */
  load: () => Promise<McpHandler>;
  /** Limits that differ, for tests. */
  limits?: Partial<Record<keyof typeof MCP_LIMITS, number>>;
}

/** Names of this machine, for a server that somebody tries out. */
const LOCAL = ['localhost', '127.0.0.1', '[::1]'];

/** A status with the words that explain it. */
interface Refusal {
  status: number;
  words: string;
  headers?: Record<string, string>;
}

/** The host's name in an origin or a `Host` header, without the port. */
function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).hostname : undefined;
}

function refuse(response: ServerResponse, {status, words, headers}: Refusal): void {
  answer(response, status, `${status} ${words}\n`, {
    ...headers,
    'Content-Type': 'text/plain; charset=utf-8',
    ...closing(response),
  });
}

/** The headers that the protocol reads. No other reaches the handler. */
const READ = /^(?:accept|content-type|mcp-[\w-]+)$/;

function webRequest({headers}: IncomingMessage, body: string, signal: AbortSignal): Request {
  const passed = Object.entries(headers).filter(([name]) => READ.test(name));
  return new Request(`http://localhost${MCP_PATH}`, {
    method: 'POST',
    headers: passed.map(([name, value]) => [name, String(value)] as [string, string]),
    body,
    signal,
  });
}

/**
 * Answers requests to the MCP endpoint: POST alone, from pages of this site or from no page, a limited number of each address.
 * Other sites get no CORS header, so no page elsewhere can read an answer.
 */
export function createMcpEndpoint({origin, load, limits: changed}: McpEndpointOptions) {
  const limits = {...MCP_LIMITS, ...changed};
  const hosts = [...LOCAL, hostOf(origin)];
  const buckets = tokenBuckets(limits);
  const handler = load();
  handler.catch((error: unknown) => {
    console.error(`${MCP_PATH} answers nothing:`, error instanceof Error ? error.message : error);
  });

  const unreadAs = {
    'too large': {status: 413, words: `A request may have ${limits.bytes} bytes.`},
    'too slow': {status: 408, words: 'The request did not arrive in time.'},
  };

  function refusalOf(request: IncomingMessage): Refusal | undefined {
    const {method, headers} = request;
    if (method !== 'POST') {
      return {status: 405, words: 'This endpoint takes POST alone.', headers: {Allow: 'POST'}};
    }
    if (!hosts.includes(hostOf(`http://${hostHeader(headers)}`) ?? 'none')) {
      return {status: 403, words: 'The Host header names another site.'};
    }
    const from = headers.origin;
    const isOwn = from === origin || LOCAL.includes(hostOf(from ?? '') ?? 'none');
    if (from !== undefined && !isOwn) {
      return {status: 403, words: 'Pages of other sites may not ask this endpoint.'};
    }
    const seconds = buckets.take(clientOf(request), performance.now());
    return seconds === 0
      ? undefined
      : {
          status: 429,
          words: `Too many requests. Try again in ${seconds} s, or run the server yourself: npx @storefront-toolkit/mcp`,
          headers: {'Retry-After': String(seconds)},
        };
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const refusal = refusalOf(request);
    if (refusal) return refuse(response, refusal);
    const read = await readBody(request, limits.bytes, limits.time);
    if ('unread' in read) {
      if (read.unread !== 'gone') refuse(response, unreadAs[read.unread]);
      return;
    }
    try {
      const {fetch: ask} = await handler;
      const signal = AbortSignal.timeout(limits.time);
      const asked = ask(webRequest(request, read.body, signal));
      const text = asked.then((whole) => whole.text());
      // Last, since Node ends when a promise is rejected for which nobody waits.
      const late = new Promise<never>((_, reject) => {
        signal.addEventListener('abort', () => reject(new Error('The answer took too long.')));
      });
      const [{status, headers}, words] = await Promise.race([Promise.all([asked, text]), late]);
      answer(response, status, words, {
        'Content-Type': headers.get('content-type') ?? 'text/plain; charset=utf-8',
      });
    } catch {
      refuse(response, {status: 503, words: 'The documentation cannot answer now.'});
    }
  };
}
