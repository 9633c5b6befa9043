import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {basename, join} from 'node:path';
import type {TestProject} from 'vitest/node';
import {publicPackages} from '../../scripts/lib/public-packages.mjs';
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
}

/** A packed package. */
export interface Archive {
  /** Folder of the package, from the root of the repository. */
  folder: string;
  /** Absolute path of the archive. */
  path: string;
  manifest: Manifest;
}

/** Packs all packages that are published into a folder, from their sources: nothing of an earlier build is left. */
function packAll(destination: string): Archive[] {
  const packages = publicPackages();
  for (const {folder} of packages)
    rmSync(join(root, folder, 'dist'), {recursive: true, force: true});
  const workspaces = packages.flatMap(({folder}) => ['-w', folder]);
  const args = ['pack', '--json', '--pack-destination', destination, ...workspaces];
  const {status, stdout, stderr} = spawnSync('npm', args, {cwd: root, encoding: 'utf8'});
  if (status !== 0) throw new Error(`npm ${args.join(' ')} failed:\n${stdout}${stderr}`);
  const packed = JSON.parse(stdout) as {name: string; filename: string}[];
  return packages.map(({folder, manifest}) => {
    const {name, version} = manifest as Manifest;
    const file = packed.find((one) => one.name === name)?.filename ?? 'missing';
    return {folder, path: join(destination, file), manifest: {name, version}};
  });
}

/**
 * Packs the packages as they would be published, and serves them as npm's registry would, for all tests of this folder. So
 * that `npm install @storefront-toolkit/ui` works as it will for a reader.
 */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'packed-'));
  const archives = packAll(folder);

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
