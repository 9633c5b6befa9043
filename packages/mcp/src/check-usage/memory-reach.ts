import type {Reach} from './reach.ts';

/** Texts of declarations by their paths, as in the toolkit's repository: `/packages/ui/src/button/index.ts`. */
export type Declarations = Readonly<Record<string, string>>;

const MODULES = '/node_modules';

const SCOPE = `${MODULES}/@storefront-toolkit`;

/** The folders around a path, from the nearest on. */
function foldersOf(path: string): string[] {
  const end = path.lastIndexOf('/');
  return end < 1 ? [] : [path.slice(0, end), ...foldersOf(path.slice(0, end))];
}

/** Names of the toolkit's packages with their folders. */
const packagesOf = (files: Declarations) =>
  new Map(
    Object.entries(files)
      .filter(([path]) => /^\/packages\/[^/]+\/package\.json$/.test(path))
      .map(([path, text]) => [
        (JSON.parse(text) as {name: string}).name,
        path.slice(0, path.lastIndexOf('/')),
      ]),
  );

/** A repository in memory, for checks in a browser. The packages of the toolkit are linked into `node_modules`. */
export function memoryReach(files: Declarations): Reach {
  const toolkit = packagesOf(files);
  const folders = new Set([SCOPE, ...Object.keys(files).flatMap(foldersOf)]);
  const realpath = (path: string) => {
    if (!path.startsWith(SCOPE)) return path;
    const name = path
      .slice(MODULES.length + 1)
      .split('/', 2)
      .join('/');
    const folder = toolkit.get(name);
    return folder === undefined ? path : folder + path.slice(MODULES.length + 1 + name.length);
  };
  const readFile = (path: string) => {
    const real = realpath(path);
    return Object.hasOwn(files, real) ? files[real] : undefined;
  };
  return {
    root: '',
    libFolder: `${MODULES}/typescript/lib`,
    folders: [MODULES],
    toolkit,
    signature: () => '',
    stamp: () => '',
    fileExists: (path) => readFile(path) !== undefined,
    directoryExists: (path) => folders.has(realpath(path.replace(/\/$/, ''))),
    readFile,
    realpath,
    codeOf: readFile,
    isBuiltin: () => false,
  };
}
