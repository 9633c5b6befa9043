import {existsSync, readFileSync, statSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {extname, join} from 'node:path';

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/**
 * Serves a folder without any of the production server's policies, for builds that are no product.
 *
 * @returns The server, and its origin.
 */
export async function serveFolder(folder: string): Promise<{server: Server; origin: string}> {
  const server = createServer(({url}, response) => {
    const path = join(folder, new URL(url ?? '/', 'http://localhost').pathname);
    const file = [path, `${path}.html`, join(path, 'index.html')].find(
      (candidate) => existsSync(candidate) && statSync(candidate).isFile(),
    );
    response.writeHead(file ? 200 : 404, {'content-type': TYPES[extname(file ?? '')] ?? ''});
    response.end(file && readFileSync(file));
  });
  await new Promise<void>((listening) => server.listen(0, listening));
  const {port} = server.address() as AddressInfo;
  return {server, origin: `http://localhost:${port}`};
}
