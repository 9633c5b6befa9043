import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';

/** A request that the server got. */
export interface VendorRequest {
  readonly method: string;
  /** Path without the query. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The body: parsed when it is JSON, else its text. `undefined` when there is none. */
  readonly body: unknown;
}

/** The answer of the server: JSON, or a text as it is, or nothing at all. */
export interface Answer {
  /** @default 200 */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly json?: unknown;
  readonly text?: string;
  /** Never answers: the connection stays open until the server closes. */
  readonly hang?: boolean;
}

export type VendorHandler = (request: VendorRequest) => Answer;

/** A server that plays a vendor. */
export interface VendorServer {
  /** Origin, without a trailing slash. */
  readonly url: string;
  /** The requests since the last call of `play`. */
  readonly requests: readonly VendorRequest[];
  /** The number of these requests that the client closed before they were answered. */
  readonly closed: () => number;
  /** Says what is answered from now on. */
  play(handler: VendorHandler): void;
  close(): Promise<void>;
}

async function readRequest(message: IncomingMessage): Promise<VendorRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString('utf8');
  const {pathname, searchParams} = new URL(message.url ?? '/', 'http://vendor');
  const json = message.headers['content-type']?.includes('json');
  return {
    method: message.method ?? 'GET',
    path: pathname,
    query: searchParams,
    headers: message.headers,
    body: text === '' ? undefined : json ? JSON.parse(text) : text,
  };
}

function send(response: ServerResponse, {status = 200, headers, json, text, hang}: Answer): void {
  if (hang) return;
  response.writeHead(status, {'content-type': 'application/json', ...headers});
  response.end(text ?? (json === undefined ? undefined : JSON.stringify(json)));
}

/** Starts a server on a free port of this machine. Close it when the tests are done. */
export async function startVendor(): Promise<VendorServer> {
  const requests: VendorRequest[] = [];
  const closed = new Set<VendorRequest>();
  let handler: VendorHandler = () => ({status: 500, json: {message: 'Nothing is played.'}});
  const server = createServer((message, response) => {
    void readRequest(message).then((request) => {
      requests.push(request);
      response.on('close', () => {
        if (!response.writableEnded) closed.add(request);
      });
      send(response, handler(request));
    });
  });
  // A connection that the server ends while a client writes to it would look like an outage.
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    closed: () => requests.filter((request) => closed.has(request)).length,
    play(next) {
      requests.length = 0;
      handler = next;
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
