import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {extname, join} from 'node:path';
import {precompress} from '@storefront-toolkit/server';

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

/** The types that compression makes smaller: text, which is all but fonts and pictures. */
const TEXT = /\.(?:css|html|js|json|mjs|svg|txt|wasm|xml)$/;

const isFile = (path: string) => existsSync(path) && statSync(path).isFile();

/** The file that answers a path, as most hosts find it. */
function fileOf(root: string, path: string): string | undefined {
  const place = join(root, path);
  return [place, `${place}.html`, join(place, 'index.html')].find(isFile);
}

/**
 * Serves a built site as every site is served here: compressed by Brotli at its best, pages asked for again on each
 * visit, all else kept. It sets no policy, since other sites would not work under ours.
 *
 * @param root - Folder of the site. Compressed files are written beside its own.
 */
export async function serve(root: string): Promise<{server: Server; origin: string}> {
  const files = readdirSync(root, {recursive: true, encoding: 'utf8'});
  await precompress(files.filter((file) => TEXT.test(file)).map((file) => join(root, file)));
  const server = createServer(({url, headers}, response) => {
    const path = decodeURIComponent(new URL(url ?? '/', 'http://localhost').pathname);
    const found = fileOf(root, path);
    const file = found ?? join(root, '404.html');
    const isEncoded = /\bbr\b/.test(String(headers['accept-encoding'])) && isFile(`${file}.br`);
    const body = isFile(file) ? readFileSync(isEncoded ? `${file}.br` : file) : Buffer.alloc(0);
    const isPage = extname(file) === '.html';
    response.writeHead(found ? 200 : 404, {
      'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
      'Content-Length': body.length,
      'Cache-Control': isPage ? 'no-cache' : 'public, max-age=31536000, immutable',
      ...(isEncoded && {'Content-Encoding': 'br'}),
    });
    response.end(body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const {port} = server.address() as AddressInfo;
  return {server, origin: `http://localhost:${port}`};
}
