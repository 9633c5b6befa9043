import {execFile} from 'node:child_process';
import {createHash} from 'node:crypto';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {availableParallelism, tmpdir} from 'node:os';
import {basename, join} from 'node:path';
import {promisify} from 'node:util';
import type {TestProject} from 'vitest/node';
import {type PublicPackage, publicPackages} from '../../scripts/lib/public-packages.mjs';
import {readJson, root} from '../../scripts/lib/workspace.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the registry that holds the packed packages. */
    registry: string;
    /** The packed packages. */
    archives: readonly Archive[];
  }
}

interface Manifest {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
}

/** A packed package. */
export interface Archive {
  /** Folder of the package, from the root of the repository. */
  folder: string;
  /** Absolute path of the archive. */
  path: string;
  manifest: Manifest;
}

const runs = promisify(execFile);

/** Packs a package into a folder. */
async function pack({folder, manifest}: PublicPackage, destination: string): Promise<Archive> {
  const args = ['pack', '--json', '--pack-destination', destination, '-w', folder];
  const {stdout} = await runs('npm', args, {cwd: root, maxBuffer: Infinity});
  const [{filename}] = JSON.parse(stdout) as [{filename: string}];
  const {name, version} = manifest as Manifest;
  return {folder, path: join(destination, filename), manifest: {name, version}};
}

/**
 * Packs all packages that are published into a folder, from their sources: nothing of an earlier build is left. There is one at
 * work for each core, and none before those that it needs.
 */
async function packAll(destination: string): Promise<Archive[]> {
  const packages = publicPackages();
  for (const {folder} of packages) {
    rmSync(join(root, folder, 'dist'), {recursive: true, force: true});
  }
  const waiting = new Set(packages);
  const unpacked = new Set(packages.map(({manifest}) => (manifest as Manifest).name));
  const isReady = ({manifest}: PublicPackage) =>
    !Object.keys((manifest as Manifest).dependencies ?? {}).some((name) => unpacked.has(name));
  const underWay = new Set<Promise<unknown>>();
  const archives: Archive[] = [];
  while (archives.length < packages.length) {
    const ready = [...waiting].filter(isReady).slice(0, availableParallelism() - underWay.size);
    for (const one of ready) {
      waiting.delete(one);
      const packed = pack(one, destination).then((archive) => {
        archives.push(archive);
        unpacked.delete(archive.manifest.name);
        underWay.delete(packed);
      });
      underWay.add(packed);
    }
    await Promise.race(underWay);
  }
  return archives;
}

/**
 * Packs the packages as they would be published, and serves them as npm's registry would, for all tests of this folder. So
 * that `npm install @storefront-toolkit/ui` works as it will for a reader.
 */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'packed-'));
  const archives = await packAll(folder);

  const server = createServer(({url = ''}, response) => {
    const path = decodeURIComponent(url).slice(1);
    const asked = archives.find((one) => path === basename(one.path) || path === one.manifest.name);
    if (!asked) return response.writeHead(404).end('{}');
    const file = basename(asked.path);
    const archive = readFileSync(asked.path);
    if (path === file) return response.end(archive);
    const manifest = readJson(`${asked.folder}/package.json`) as Manifest;
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
  project.provide('archives', archives);
  return () => {
    server.close();
    rmSync(folder, {recursive: true});
  };
}
