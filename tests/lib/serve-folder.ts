import {existsSync, readFileSync, statSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {extname, join} from 'node:path';

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.xml': 'text/xml',
};

const isFile = (path: string) => existsSync(path) && statSync(path).isFile();

/**
 * Serves a folder as a static host does, such as GitHub Pages, and without any of the production server's policies: no rule
 * of the site is known to it, a folder gets its slash by a redirect, and what is not there is answered with `404.html`.
 *
 * @param base - Path under which the folder is served, with a slash at both ends.
 * @returns The server, and its origin.
 */
export async function serveFolder(
  folder: string,
  base = '/',
): Promise<{server: Server; origin: string}> {
  const server = createServer(({url}, response) => {
    const {pathname, search} = new URL(url ?? '/', 'http://localhost');
    const path = join(folder, decodeURI(pathname).slice(base.length));
    const isBelow = pathname.startsWith(base);
    if (isBelow && !pathname.endsWith('/') && isFile(join(path, 'index.html'))) {
      response.writeHead(301, {location: `${pathname}/${search}`}).end();
      return;
    }
    const forms = [path, `${path}.html`, join(path, 'index.html')];
    const found = isBelow ? forms.find(isFile) : undefined;
    const file = found ?? join(folder, '404.html');
    response.writeHead(found ? 200 : 404, {'content-type': TYPES[extname(file)] ?? ''});
    response.end(isFile(file) ? readFileSync(file) : '');
  });
  await new Promise<void>((listening) => server.listen(0, listening));
  const {port} = server.address() as AddressInfo;
  return {server, origin: `http://localhost:${port}`};
}
