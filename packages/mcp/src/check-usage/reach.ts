import {existsSync, readdirSync, readFileSync, realpathSync, statSync} from 'node:fs';
import {isBuiltin} from 'node:module';
import {dirname, join} from 'node:path';
import ts from 'typescript';

/** The files that the compiler may read: declarations of installed packages, and those of the language. It writes nothing. */
export interface Reach {
  /** Absolute path of the project, with slashes. */
  readonly root: string;
  /** Folder of the declarations that come with TypeScript. */
  readonly libFolder: string;
  /** Folders named `node_modules` in which the project finds packages, the nearest first. */
  readonly folders: readonly string[];
  /** The toolkit's installed packages: the real folder by the package's name. */
  readonly toolkit: ReadonlyMap<string, string>;
  /** Changes when a package is installed, updated or removed. */
  signature(): string;
  fileExists(path: string): boolean;
  directoryExists(path: string): boolean;
  /** The text of a file, or `undefined` for one that may not be read or does not exist. */
  readFile(path: string): string | undefined;
  /** The path without symbolic links. A path that may not be read comes back as it is. */
  realpath(path: string): string;
  /** Changes when the file's text does. */
  stamp(path: string): string;
  /** The code of a declaration of the toolkit, or `undefined` when there is none. */
  codeOf(path: string): string | undefined;
  /** Whether a path of an import is a module of Node.js. */
  isBuiltin(path: string): boolean;
}

const SCOPE = '@storefront-toolkit';
const TOOLKIT_NAME = /^(ui|commerce-ui|types|theme|fixtures|integration-[\w-]+)$/;
const READABLE = /(\.[cm]?tsx?|[\\/]package\.json)$/;
const LIB = /\/lib\.[\w.]*d\.ts$/;

/**
 * Finds the packages of a project.
 *
 * A path may be read when it is a module of TypeScript or a `package.json`, is in a `node_modules` folder at or above the
 * project or in a package of the toolkit, and does so with its symbolic links followed as well. So may TypeScript's declarations.
 *
 * @param root Absolute path of the project.
 * @throws Error when the folder does not exist.
 */
export function createReach(root: string): Reach {
  const libFolder = slashed(dirname(ts.getDefaultLibFilePath({})));
  const isLib = (path: string) => dirname(path) === libFolder && LIB.test(path);
  if (!existsSync(root)) {
    throw new Error(
      `The project "${root}" does not exist, so there are no packages to check against. Pass the folder with your package.json as \`root\`.`,
    );
  }
  const own = nodeModulesAbove(realOf(root));
  const toolkit = findToolkit(own);
  const linked = [...toolkit.values()].flatMap((folder) => nodeModulesAbove(folder));
  const candidates = [...new Set([...own, ...linked])];
  const folders = candidates.filter((folder) => existsSync(folder));
  const watched = [
    ...candidates.flatMap((folder) => [
      folder,
      join(folder, SCOPE),
      join(folder, '.package-lock.json'),
    ]),
    ...[...toolkit.values()].map((folder) => join(folder, 'package.json')),
  ];
  const allowed = [...folders.map(realOf), ...folders, ...toolkit.values()];
  const isInside = (path: string) =>
    allowed.some((folder) => path === folder || path.startsWith(`${folder}/`));
  const real = new Map<string, string | undefined>();
  /** The real path, or `undefined` for what may not be read. */
  function reachable(path: string): string | undefined {
    if (!isInside(path)) return undefined;
    if (!real.has(path)) {
      const target = existsSync(path) ? realOf(path) : undefined;
      real.set(path, target !== undefined && isInside(target) ? target : undefined);
    }
    return real.get(path);
  }
  const isFile = (path: string) => {
    if (isLib(path)) return existsSync(path);
    const target = READABLE.test(path) ? reachable(path) : undefined;
    return (
      target !== undefined &&
      READABLE.test(target) &&
      statSync(target, {throwIfNoEntry: false})?.isFile() === true
    );
  };
  return {
    root: slashed(root),
    libFolder,
    folders,
    toolkit,
    signature: () => signatureOf(watched),
    fileExists: isFile,
    directoryExists: (path) => reachable(path) !== undefined,
    readFile: (path) => (isFile(path) ? readFileSync(path, 'utf8') : undefined),
    realpath: (path) => reachable(path) ?? path,
    stamp: (path) => (isLib(path) ? '' : signatureOf([path])),
    codeOf,
    isBuiltin,
  };
}

/** A built package has the code beside the declaration, which does not keep directives. */
function codeOf(file: string): string | undefined {
  const path = file.replace(/\.d\.ts$/, '.js');
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

/** With slashes, as TypeScript writes paths on every system. */
const slashed = (path: string) => path.replaceAll('\\', '/');

const realOf = (path: string) => slashed(realpathSync(path));

/** Where folders named `node_modules` can be: beside a folder and above it. */
function nodeModulesAbove(folder: string): string[] {
  const found: string[] = [];
  for (let at = folder; ; at = dirname(at)) {
    const candidate = slashed(join(at, 'node_modules'));
    found.push(candidate);
    if (at === dirname(at)) return found;
  }
}

function findToolkit(folders: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const folder of folders) {
    const scope = join(folder, SCOPE);
    for (const name of existsSync(scope) ? readdirSync(scope) : []) {
      const path = join(scope, name);
      const isNew = TOOLKIT_NAME.test(name) && !found.has(`${SCOPE}/${name}`);
      if (isNew && existsSync(join(path, 'package.json')))
        found.set(`${SCOPE}/${name}`, realOf(path));
    }
  }
  return found;
}

const signatureOf = (paths: readonly string[]) =>
  paths
    .map((path) => statSync(path, {throwIfNoEntry: false}))
    .map((stat) => (stat ? `${stat.mtimeMs}:${stat.size}` : '-'))
    .join(' ');
