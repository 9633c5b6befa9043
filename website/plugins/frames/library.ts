import {readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {Plugin} from 'esbuild';
import {exampleConstants, TOOLKIT_BUILD} from '../components/toolkit';
import {ROOT} from '../paths';
import {type BuiltFile, hashedScripts} from './scripts';

/** Folder of the modules, below the base URL. Frames of any origin may read it: see `server/src/headers.ts`. */
export const MODULES = 'assets/modules';

const PACKAGES = ['ui', 'commerce-ui', 'types', 'theme', 'fixtures'];

const REACT = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];

const BLOCKS = 'packages/blocks/src';

const require = createRequire(import.meta.url);

/** Entry points of a package that are modules. */
function entriesOf(name: string): string[] {
  const file = path.join(ROOT, 'packages', name, 'package.json');
  const {exports} = JSON.parse(readFileSync(file, 'utf8')) as {exports: Record<string, unknown>};
  return Object.keys(exports)
    .filter((key) => key !== './internal' && !key.includes('*') && !/\.\w+$/.test(key))
    .map((key) => path.posix.join('@storefront-toolkit', name, key));
}

/** The files of blocks, which their examples import by their path. */
const blockFiles = () =>
  readdirSync(path.join(ROOT, BLOCKS), {recursive: true, encoding: 'utf8'})
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\.browser\.|(?:^|\/)examples\//.test(file))
    .map((file) => `${BLOCKS}/${file}`)
    .sort();

/** Name of a module's file, without folder and hash. */
const fileName = (module: string) =>
  module
    .replace('@storefront-toolkit/', '')
    .replace(/\.tsx?$/, '')
    .replaceAll('/', '-');

const isName = (name: string) => /^[A-Za-z_$][\w$]*$/.test(name) && name !== 'default';

/** The source of a module's entry. React is CommonJS, whose names a bundler can't export by itself. */
function entrySource(module: string): string {
  if (module.startsWith(BLOCKS)) return `export * from './${module}';`;
  if (!REACT.includes(module)) return `export * from '${module}';`;
  const names = Object.keys(require(module) as object).filter(isName);
  return `import all from '${module}'; export default all; export const {${names.join(', ')}} = all;`;
}

/** Names of the public modules that code in frames can import. */
export const publicModules = () => [...REACT, ...PACKAGES.flatMap(entriesOf)];

/** The modules that code in frames imports. */
export interface Library {
  files: BuiltFile[];
  /** Address of each module by its name. Files of blocks have their path from the root of the repository. */
  addresses: Record<string, string>;
}

/** Builds React, the entry points of the toolkit and the files of blocks as modules, with what they share in files of its own. */
export async function buildLibrary(baseUrl: string): Promise<Library> {
  const modules = [...publicModules(), ...blockFiles()];
  const entries: Plugin = {
    name: 'library',
    setup(build) {
      build.onResolve({filter: /^library:/}, ({path: name}) => ({
        path: name.slice('library:'.length),
        namespace: 'library',
      }));
      build.onLoad({filter: /.*/, namespace: 'library'}, ({path: module}) => ({
        contents: entrySource(module),
        resolveDir: ROOT,
      }));
    },
  };
  const {files, nameOf} = await hashedScripts({
    ...TOOLKIT_BUILD,
    // Frames have no other React.
    external: [],
    define: {...TOOLKIT_BUILD.define, ...exampleConstants(baseUrl)},
    plugins: [entries],
    entryPoints: modules.map((module) => ({in: `library:${module}`, out: fileName(module)})),
  });
  const addresses = Object.fromEntries(
    modules.map((module) => [module, `${baseUrl}${MODULES}/${nameOf(fileName(module))}`]),
  );
  return {files, addresses};
}

/** Lets scripts import the modules of the library from where the site has them, once for all scripts. */
export const fromLibrary = ({addresses}: Library): Plugin => ({
  name: 'from-library',
  setup(build) {
    build.onResolve({filter: /.*/}, ({path: name, importer, kind}) => {
      if (kind === 'entry-point') return undefined;
      const file = path.relative(ROOT, path.resolve(path.dirname(importer), name));
      const address = addresses[name] ?? (name.startsWith('.') ? addresses[file] : undefined);
      return address === undefined ? undefined : {path: address, external: true};
    });
  },
});
