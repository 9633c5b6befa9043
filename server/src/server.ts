import {createServer, type OutgoingHttpHeaders, type Server, type ServerResponse} from 'node:http';
import {resolve} from 'node:path';
import {addressPrefix, pathBelow} from './base-url.ts';
import {answerClientErrors} from './client-error.ts';
import {everyAnswer, revalidatedCache} from './headers.ts';
import {readManifest} from './manifest.ts';
import {createMcpEndpoint, MCP_PATH, type McpHandler} from './mcp/endpoint.ts';
import {fixedRedirect, redirectStatus, withoutLegacySuffix} from './redirects.ts';
import {parseTarget} from './request.ts';
import {createFileSender} from './send-file.ts';
import {listSiteFiles, type SiteFiles} from './site-files.ts';

/** The options of {@link createSiteServer}. */
export interface SiteServerOptions {
  /** Folder of the built and prepared site. */
  root: string;
  /** Loads what answers coding agents, if the site's settings ask for it. Default: `@storefront-toolkit/mcp`. */
  loadMcp?: () => Promise<McpHandler>;
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
 * @throws If `root` holds no build, or one that was not prepared.
 */
export function createSiteServer(options: SiteServerOptions): Server {
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

  const server = createServer((request, response) => {
    if (mcp && request.url?.split('?')[0] === prefix + MCP_PATH) return void mcp(request, response);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return refuse(response, 405, {Allow: 'GET, HEAD', Connection: 'close'});
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
  });
  answerClientErrors(server);
  server.on('connect', (_, socket) => {
    socket.end('HTTP/1.1 405 Method Not Allowed\r\nAllow: GET, HEAD\r\nConnection: close\r\n\r\n');
  });
  return server;
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
