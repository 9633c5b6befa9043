import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {TestProject} from 'vitest/node';
import {readJson, root} from '../../scripts/lib/workspace.mjs';

/** Packages that storefronts install, each after those that it needs. */
const PACKAGES = ['types', 'theme', 'ui', 'commerce-ui'];

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the registry that holds the packed packages. */
    registry: string;
  }
}

interface Manifest {
  name: string;
  version: string;
}

function npm(...args: string[]) {
  const {status, stdout, stderr} = spawnSync('npm', args, {cwd: root, encoding: 'utf8'});
  if (status !== 0) throw new Error(`npm ${args.join(' ')} failed:\n${stdout}${stderr}`);
}

/** Builds a package as it is published, and packs it into a folder. */
function pack(name: string, folder: string) {
  rmSync(join(root, `packages/${name}/dist`), {recursive: true, force: true});
  npm('run', 'build', '-w', `packages/${name}`);
  const known = new Set(readdirSync(folder));
  npm('pack', '-w', `packages/${name}`, '--pack-destination', folder);
  const file = readdirSync(folder).find((candidate) => !known.has(candidate)) ?? '';
  const manifest = readJson(`packages/${name}/package.json`) as Manifest;
  return {file, archive: readFileSync(join(folder, file)), manifest};
}

/**
 * Packs the packages as they would be published, and serves them as npm's registry would, for all tests of this folder. So
 * that `npm install @storefront-toolkit/ui` works as it will for a reader.
 */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'packed-'));
  const packed = PACKAGES.map((name) => pack(name, folder));
  rmSync(folder, {recursive: true});

  const server = createServer(({url = ''}, response) => {
    const path = decodeURIComponent(url).slice(1);
    const asked = packed.find(({file, manifest}) => path === file || path === manifest.name);
    if (!asked) return response.writeHead(404).end('{}');
    const {file, archive, manifest} = asked;
    if (path === file) return response.end(archive);
    const integrity = `sha512-${createHash('sha512').update(archive).digest('base64')}`;
    const dist = {tarball: `${origin}/${file}`, integrity};
    const {name, version} = manifest;
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
  return () => server.close();
}
