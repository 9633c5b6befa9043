import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {basename, join} from 'node:path';
import type {TestProject} from 'vitest/node';
import {type Archive, packAll} from '../../scripts/lib/pack.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the registry that holds the packed packages. */
    registry: string;
    /** The packed packages. */
    archives: readonly Archive[];
  }
}

/**
 * Packs the packages as they would be published, and serves them as npm's registry would, for all tests of this folder. So
 * that `npm install @storefront-toolkit/ui` works as it will for a reader.
 */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'packed-'));
  const archives = await packAll({destination: folder});

  const server = createServer(({url = ''}, response) => {
    const path = decodeURIComponent(url).slice(1);
    const asked = archives.find((one) => path === basename(one.path) || path === one.manifest.name);
    if (!asked) return response.writeHead(404).end('{}');
    const file = basename(asked.path);
    const archive = readFileSync(asked.path);
    if (path === file) return response.end(archive);
    const {manifest, integrity} = asked;
    const {name, version} = manifest;
    const dist = {tarball: `${origin}/${file}`, integrity};
    return response.writeHead(200, {'content-type': 'application/json'}).end(
      JSON.stringify({
        name,
        'dist-tags': {latest: version},
        versions: {[version]: {...manifest, dist}},
      }),
    );
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  project.provide('registry', origin);
  project.provide('archives', archives);
  return () => {
    server.close();
    rmSync(folder, {recursive: true});
  };
}
