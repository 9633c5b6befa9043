import {
  createServer,
  type OutgoingHttpHeaders,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import {createSecureServer, type Http2SecureServer} from 'node:http2';
import {resolve} from 'node:path';
import {closing} from './answer.ts';
import {addressPrefix, pathBelow} from './base-url.ts';
import type {Certificate} from './certificate.ts';
import {answerClientErrors} from './client-error.ts';
import {createFeedbackEndpoints, EVENT_PATH, FEEDBACK_PATH} from './feedback/endpoint.ts';
import {openFolder} from './feedback/folder.ts';
import {everyAnswer, revalidatedCache} from './headers.ts';
import {type Manifest, readManifest} from './manifest.ts';
import {createMcpEndpoint, MCP_PATH, type McpHandler} from './mcp/endpoint.ts';
import {fixedRedirect, pageStem, redirectStatus, withoutLegacySuffix} from './redirects.ts';
import {parseTarget} from './request.ts';
import {createFileSender} from './send-file.ts';
import {listSiteFiles, type SiteFiles} from './site-files.ts';

/** The options of {@link createSiteServer}. */
export interface SiteServerOptions {
  /** Folder of the built and prepared site. */
  root: string;
  /** Loads what answers coding agents, if the site's settings ask for it. Default: `@storefront-toolkit/mcp`. */
  loadMcp?: () => Promise<McpHandler>;
  /** Folder for what readers send. Needed if the site's settings ask for feedback or events. */
  feedbackFolder?: string | undefined;
}

async function loadOwnMcp(): Promise<McpHandler> {
  const {createHttpHandler, openDocs} = await import('@storefront-toolkit/mcp');
  const docs = openDocs();
  // Its data is there, or the server says so at its start.
  docs.snapshot();
  return createHttpHandler(docs);
}

/**
 * Creates the server of a prepared build. It reads the list of files once: start it again after a new build.
 *
 * @throws If `root` holds no build, or one that was not prepared, or if the site takes messages of readers and the
 * folder for them is missing, in the build, or can't be written.
 */
export function createSiteServer(options: SiteServerOptions): Server {
  const server = createServer(siteListener(options));
  answerClientErrors(server);
  server.on('connect', (_, socket) => {
    socket.end('HTTP/1.1 405 Method Not Allowed\r\nAllow: GET, HEAD\r\nConnection: close\r\n\r\n');
  });
  return server;
}

/** The time after which a connection without a request is closed, in milliseconds. */
const IDLE = 120_000;

/** Most requests that a client may have open at once over HTTP/2. */
const STREAMS = 100;

/**
 * Creates the same server with a certificate. It speaks HTTP/2, and HTTP/1.1 with clients that don't.
 *
 * @throws As {@link createSiteServer}.
 */
export function createSecureSiteServer(
  options: SiteServerOptions,
  certificate: Certificate,
): Http2SecureServer {
  const server = createSecureServer({
    ...certificate,
    allowHTTP1: true,
    settings: {maxConcurrentStreams: STREAMS},
  });
  // Node's requests and responses of HTTP/2 have all of HTTP/1.1 that is used here.
  server.on('request', siteListener(options) as unknown as Parameters<typeof server.on>[1]);
  server.setTimeout(IDLE);
  return server;
}

/** The function that answers the requests to a site. */
function siteListener(options: SiteServerOptions): RequestListener {
  const root = resolve(options.root);
  const manifest = readManifest(root);
  const prefix = addressPrefix(manifest.baseUrl);
  const files = listSiteFiles(root, new Set(manifest.slashPages));
  const sender = createFileSender(root, manifest.contentSecurityPolicy, prefix);

  const {mcpOrigin: origin} = manifest;
  const mcp =
    origin === undefined
      ? undefined
      : createMcpEndpoint({origin, load: options.loadMcp ?? loadOwnMcp});

  const endpoints = new Map([
    ...(mcp ? [[prefix + MCP_PATH, mcp] as const] : []),
    ...messageEndpoints(options.feedbackFolder, root, manifest, prefix, files),
  ]);

  return (request, response) => {
    const endpoint = endpoints.get(request.url?.split('?')[0] ?? '');
    if (endpoint) return void endpoint(request, response);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return refuse(response, 405, {Allow: 'GET, HEAD', ...closing(response)});
    }
    const target = parseTarget(request.url ?? '/');
    if ('status' in target) return refuse(response, target.status);
    const redirect = (location: string, status: number) =>
      refuse(response, status, {Location: encodeURI(location) + target.query});
    const local = pathBelow(prefix, target.path);
    if (local && 'redirect' in local) return redirect(local.redirect, local.status);
    const location = local && redirectOf(local.path, files);
    if (location !== undefined) return redirect(prefix + location, redirectStatus);
    const file = local && files.byPath.get(local.path);
    if (file) sender.sendFile(file, request, response);
    else if (files.notFound) sender.sendNotFound(files.notFound, request, response);
    else refuse(response, 404);
  };
}

/** The endpoints for what readers send, by their paths. None if the site's settings ask for none. */
function messageEndpoints(
  folder: string | undefined,
  root: string,
  {messages}: Manifest,
  prefix: string,
  {byPath, pages}: SiteFiles,
) {
  if (!messages) return [];
  const findPage = (path: string) => {
    const target = parseTarget(path);
    const local = 'path' in target ? pathBelow(prefix, target.path) : undefined;
    const file = local && 'path' in local ? byPath.get(local.path) : undefined;
    return file && pages.get(pageStem(file.path));
  };
  const {feedback, events} = createFeedbackEndpoints({
    origin: messages.origin,
    folder: openFolder(folder, root),
    prefix,
    findPage,
  });
  return [
    ...(messages.feedback ? [[prefix + FEEDBACK_PATH, feedback] as const] : []),
    ...(messages.events ? [[prefix + EVENT_PATH, events] as const] : []),
  ];
}

/** Where a path leads, if it does: always to an address of this site that is known, never one made of the request. */
function redirectOf(path: string, {pages}: SiteFiles): string | undefined {
  const stem = withoutLegacySuffix(path);
  return (
    fixedRedirect(stem ?? path.replace(/\/$/, '')) ?? (stem === undefined ? stem : pages.get(stem))
  );
}

/** Answers without a file: redirects and errors. */
function refuse(response: ServerResponse, status: number, headers?: OutgoingHttpHeaders): void {
  const body = `${status}\n`;
  response.writeHead(status, {
    ...everyAnswer,
    ...headers,
    'Cache-Control': revalidatedCache,
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': body.length,
  });
  response.end(body);
}
