import {readFileSync} from 'node:fs';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import {join, resolve} from 'node:path';
import sirv from 'sirv';
import {revalidatedCache, securityHeaders} from './headers.ts';
import {readManifest} from './manifest.ts';
import {fixedRedirect, redirectStatus, withoutLegacySuffix} from './redirects.ts';
import {chooseEncoding, entityTag, isFresh, parseTarget, plainRange} from './request.ts';
import {encodingEndings, listSiteFiles, type SiteFile, type SiteFiles} from './site-files.ts';

/** What {@link createSiteServer} needs. */
export interface SiteServerOptions {
  /** Folder of the built and prepared site. */
  root: string;
}

/**
 * Creates the server of a prepared build. It reads the list of files once: start it again after a new build.
 *
 * @throws If `root` holds no build, or one that was not prepared.
 */
export function createSiteServer(options: SiteServerOptions): Server {
  const root = resolve(options.root);
  const manifest = readManifest(root);
  const headers = new Map(Object.entries(securityHeaders(manifest.contentSecurityPolicy)));
  const files = listSiteFiles(root, new Set(manifest.slashPages));
  const sendBytes = sirv(root, {
    extensions: [],
    etag: false,
    onNoMatch: (_, res) => refuse(res, 404),
  });
  const sendNotFound = notFoundSender(root, files.notFound);

  const server = createServer((request, response) => {
    response.setHeaders(headers);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      response.setHeader('Connection', 'close');
      return refuse(response, 405);
    }
    const target = parseTarget(request.url ?? '/');
    if ('status' in target) return refuse(response, target.status);
    const location = redirectOf(target.path, files);
    if (location !== undefined) {
      response.setHeader('Location', encodeURI(location) + target.query);
      return refuse(response, redirectStatus);
    }
    const file = files.byPath.get(target.path);
    if (!file) return sendNotFound(request, response);
    sendFile(file, request, response, sendBytes);
  });
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

function sendFile(
  file: SiteFile,
  request: IncomingMessage,
  response: ServerResponse,
  sendBytes: ReturnType<typeof sirv>,
): void {
  const {headers} = request;
  const range = plainRange(headers.range, file.size);
  const encoding = range ? undefined : chooseEncoding(headers['accept-encoding'], file.encodings);
  const tag = entityTag(file, encoding);
  const modified = file.modified.toUTCString();
  response.setHeader('Cache-Control', file.cacheControl);
  response.setHeader('ETag', tag);
  if (file.encodings.length > 0) response.setHeader('Vary', 'Accept-Encoding');
  if (isFresh(headers, tag, file.modified)) {
    response.writeHead(304).end();
    return;
  }
  response.setHeader('Content-Type', file.contentType);
  response.setHeader('Accept-Ranges', 'bytes');
  const condition = headers['if-range']?.toString();
  headers.range =
    condition === undefined || [tag, modified].includes(condition) ? range : undefined;
  // A file that vanishes must not end the process, and a reader who leaves must not keep it open.
  response.once('pipe', (source) => {
    source.once('error', () => response.destroy());
    response.once('close', () => source.destroy());
  });
  request.url = encodeURI(file.path + (encoding ? encodingEndings[encoding] : ''));
  sendBytes(request, response);
}

/** The not-found page is kept in memory: sirv answers with 200 only. */
function notFoundSender(root: string, page: SiteFile | undefined) {
  if (!page) return (_: IncomingMessage, response: ServerResponse) => refuse(response, 404);
  const read = (ending: string) => readFileSync(join(root, page.path + ending));
  const plain = read('');
  const encoded = new Map(page.encodings.map((name) => [name, read(encodingEndings[name])]));
  return (request: IncomingMessage, response: ServerResponse) => {
    const encoding = chooseEncoding(request.headers['accept-encoding'], page.encodings);
    const body = (encoding && encoded.get(encoding)) ?? plain;
    if (encoding) response.setHeader('Content-Encoding', encoding);
    if (page.encodings.length > 0) response.setHeader('Vary', 'Accept-Encoding');
    response.setHeader('Cache-Control', page.cacheControl);
    response.setHeader('Content-Type', page.contentType);
    response.setHeader('Content-Length', body.length);
    response.writeHead(404).end(body);
  };
}

/** Answers without a file: redirects and errors. */
function refuse(response: ServerResponse, status: number): void {
  const body = `${status}\n`;
  response.setHeader('Cache-Control', revalidatedCache);
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.setHeader('Content-Length', body.length);
  response.writeHead(status).end(body);
}
