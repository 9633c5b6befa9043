import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly description?: string;
  readonly private?: boolean;
  readonly workspaces?: readonly string[];
  readonly exports?: Readonly<Record<string, unknown>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, {readonly optional?: boolean}>>;
}

/** A package of the workspace that is published, by its `package.json`. */
export interface PublishedPackage {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  /** Path from the root of the repository. */
  readonly folder: string;
  /** The specifiers that readers can import: `@storefront-toolkit/ui/button`. Not `./internal`, which the packages share. */
  readonly entryPoints: readonly string[];
  /** Other packages of the workspace that npm installs with it. */
  readonly ownDependencies: readonly string[];
  /** Packages of others that npm installs with it. */
  readonly dependencies: readonly string[];
  /** The packages that the storefront has to install beside it, each with the version. */
  readonly peers: readonly string[];
}

const readManifest = (root: string, folder: string) =>
  JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as Manifest;

/** Folders of a pattern of `workspaces`: one folder, or all of one that have a `package.json`. */
function foldersOf(root: string, pattern: string): readonly string[] {
  if (!pattern.endsWith('/*')) return [pattern];
  const parent = pattern.slice(0, -2);
  return readdirSync(path.join(root, parent))
    .sort()
    .map((name) => `${parent}/${name}`)
    .filter((folder) => existsSync(path.join(root, folder, 'package.json')));
}

/** Packages that are published, in the order of the workspaces. */
export function publishedPackages(root: string): readonly PublishedPackage[] {
  const {workspaces = []} = readManifest(root, '.');
  const manifests = workspaces
    .flatMap((pattern) => foldersOf(root, pattern))
    .map((folder) => ({folder, manifest: readManifest(root, folder)}));
  const names = new Set(manifests.map(({manifest}) => manifest.name));
  return manifests.flatMap(({folder, manifest}): readonly PublishedPackage[] => {
    if (manifest.private) return [];
    const needed = Object.keys(manifest.dependencies ?? {});
    const isOptional = (name: string) => manifest.peerDependenciesMeta?.[name]?.optional;
    return [
      {
        folder,
        name: manifest.name,
        version: manifest.version,
        description: manifest.description ?? '',
        entryPoints: Object.keys(manifest.exports ?? {})
          .filter((entry) => entry !== './internal')
          .map((entry) => path.posix.join(manifest.name, entry)),
        ownDependencies: needed.filter((name) => names.has(name)),
        dependencies: needed.filter((name) => !names.has(name)),
        peers: Object.entries(manifest.peerDependencies ?? {})
          .filter(([name]) => !isOptional(name))
          .map(([name, range]) => `${name} ${range}`),
      },
    ];
  });
}
