import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';

/** A request that the server got. */
export interface ProtocolRequest {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  query: URLSearchParams;
  body: unknown;
}

/** The ways in which a request fails: never answered, refused, a status with a message, or a body that isn't an answer. */
export type Failure =
  'hang' | 'refuse' | {status: number; message: string} | {body: string; status?: number};

/** The contents of an index of the server. */
export interface StoredIndex {
  records: Record<string, unknown>[];
  settings: unknown;
  synonyms: unknown;
}

type Body = Record<string, never> | undefined;

/** Answers a request that changes an index. `undefined` for one that the server does not know. */
function change(
  indexes: Map<string, StoredIndex>,
  {method, path, body}: ProtocolRequest,
): object | undefined {
  const [, name = '', action = ''] =
    /^\/1\/indexes\/([^/]+)(?:\/(.*))?$/.exec(decodeURIComponent(path)) ?? [];
  const index = indexes.get(name) ?? {records: [], settings: undefined, synonyms: undefined};
  const given = body as Body;
  const done = {taskID: 1, updatedAt: '', objectIDs: []};
  const keep = (changed: Partial<StoredIndex>) => {
    indexes.set(name, {...index, ...changed});
    return done;
  };
  switch (`${method} ${action.replace(/\d+$/, '')}`) {
    case 'PUT settings':
      return keep({settings: body});
    case 'POST synonyms/batch':
      return keep({synonyms: body});
    case 'POST batch': {
      const {requests} = given as unknown as {requests: {body: Record<string, unknown>}[]};
      return keep({records: [...index.records, ...requests.map((one) => one.body)]});
    }
    case 'POST operation': {
      const {operation, destination} = given as unknown as Record<string, string>;
      if (operation === 'move') {
        indexes.set(destination!, index);
        indexes.delete(name);
      }
      return done;
    }
    case 'GET task/':
      return {status: 'published', pendingTask: false};
    case 'DELETE ':
      indexes.delete(name);
      return {taskID: 1, deletedAt: ''};
    default:
      return undefined;
  }
}

async function read(request: IncomingMessage): Promise<ProtocolRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  const {pathname, searchParams} = new URL(request.url ?? '/', 'http://localhost');
  return {
    method: request.method ?? 'GET',
    path: pathname,
    headers: request.headers,
    query: searchParams,
    body: text === '' ? undefined : (JSON.parse(text) as unknown),
  };
}

function send(response: ServerResponse, status: number, body: string) {
  response.writeHead(status, {
    'Content-Type': 'application/json',
    'Access-Control-Allow-Origin': '*',
  });
  response.end(body);
}

/**
 * A server on this machine that speaks the protocol of the hosted search service, as far as the site uses it, and can
 * fail in each way that the service or the way to it can.
 */
export async function startProtocolServer() {
  const requests: ProtocolRequest[] = [];
  const indexes = new Map<string, StoredIndex>();
  const behavior = {
    /** The answer to a search. */
    answer: {results: [{hits: [] as unknown[], nbHits: 0}]} as unknown,
    /** Makes requests fail. */
    fail: undefined as ((request: ProtocolRequest) => Failure | undefined) | undefined,
  };

  async function respond(message: IncomingMessage, response: ServerResponse) {
    const request = await read(message);
    requests.push(request);
    const failure = behavior.fail?.(request);
    if (failure === 'hang') return;
    if (failure === 'refuse') {
      message.socket.destroy();
    } else if (failure && 'message' in failure) {
      const {status, message: text} = failure;
      send(response, status, JSON.stringify({status, message: text}));
    } else if (failure) {
      send(response, failure.status ?? 200, failure.body);
    } else if (request.path === '/1/indexes/*/queries') {
      send(response, 200, JSON.stringify(behavior.answer));
    } else {
      const answer = change(indexes, request);
      const missing = {status: 404, message: 'Unknown path'};
      send(response, answer ? 200 : 404, JSON.stringify(answer ?? missing));
    }
  }

  const server = createServer((message, response) => void respond(message, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const {port} = server.address() as AddressInfo;
  return {
    requests,
    indexes,
    behavior,
    origin: `http://127.0.0.1:${port}`,
    /** The server as a host of the official client. */
    host: {url: `127.0.0.1:${port}`, accept: 'readWrite', protocol: 'http'} as const,
    stop() {
      server.closeAllConnections();
      return new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}
