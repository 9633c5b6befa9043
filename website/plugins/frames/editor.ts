import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import type {Plugin} from 'esbuild';
import prettier from '../../../prettier.config.js';
import type {ProjectKit} from '../../src/editor/project';
import {TOOLKIT_BUILD} from '../components/toolkit';
import settings from '../../site.config';
import {ROOT} from '../paths';
import {ARCHIVES} from '../projects/archives';
import {fromLibrary, type Library, MODULES} from './library';
import {type BuiltFile, digestOf, hashedScripts} from './scripts';
import type {TypeCheckFiles} from './types';

/** Folder of the editor's files, below the base URL. */
export const EDITOR = 'assets/editor';

/** Folder of documents for frames, which have headers of their own: see `server/src/headers.ts`. */
const FRAMES = 'frames';

const source = (file: string) => path.join(ROOT, 'website/src/editor', file);

/** Gives scripts values as modules: `@generated/editor/<name>`. */
const values = (modules: Record<string, unknown>): Plugin => ({
  name: 'editor-values',
  setup(build) {
    build.onResolve({filter: /^@generated\/editor\//}, ({path: name}) => ({
      path: name,
      namespace: 'editor',
    }));
    build.onLoad({filter: /.*/, namespace: 'editor'}, ({path: name}) => ({
      contents: JSON.stringify(modules[name]),
      loader: 'json',
    }));
  },
});

/**
 * The document of the frame. It has no inline script, and its policy comes with it.
 *
 * @param scripts - Addresses of scripts that it runs, in this order.
 * @param modules - Addresses of modules that they import.
 */
function frameDocument(scripts: readonly string[], modules: readonly string[]): string {
  const links = modules.map((address) => `<link rel="modulepreload" href="${address}">`);
  const tags = scripts.map((address) => `<script type="module" src="${address}"></script>`);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>Result</title>${tags.join('')}${links.join('')}</head><body><main id="stage" class="storefront-toolkit example-stage"></main></body></html>\n`;
}

/** Names of files that modules import, and of those that these import. */
function importsOf(names: readonly string[], files: readonly BuiltFile[]): string[] {
  const found = new Set<string>();
  const visit = (name: string) => {
    const {text} = files.find((file) => file.name === name)!;
    for (const [, imported = ''] of text.matchAll(/(?:from|import)"[^"]*\/([^"/]+\.js)"/g)) {
      if (found.has(imported)) continue;
      found.add(imported);
      visit(imported);
    }
  };
  names.forEach(visit);
  return [...found];
}

/** The editor as the site has it. */
export interface BuiltEditor {
  /** Address of its script, which a page imports. */
  script: string;
  /** Text of each file, by its path below the base URL. */
  files: Record<string, string>;
  /** Size of the type check. */
  typesKilobytes: number;
}

const inFolder = (folder: string, files: readonly BuiltFile[]) =>
  Object.fromEntries(files.map(({name, text}) => [`${folder}/${name}`, text]));

/**
 * Builds the editor, its formatter, and the frame in which code runs.
 *
 * @param kit - Files that projects of examples are put together from. The editor fetches it when it makes one.
 * @param types - Files of the type check, which the editor loads behind its button.
 */
export async function buildEditor(
  library: Library,
  kit: ProjectKit,
  types: TypeCheckFiles,
  baseUrl: string,
): Promise<BuiltEditor> {
  const frame = await hashedScripts({
    ...TOOLKIT_BUILD,
    plugins: [fromLibrary(library)],
    entryPoints: [
      {in: source('frame/main.ts'), out: 'frame'},
      {in: source('frame/early.ts'), out: 'early'},
    ],
  });
  const format = await hashedScripts({
    ...TOOLKIT_BUILD,
    plugins: [values({'@generated/editor/format-options': prettier})],
    entryPoints: [{in: source('formatter.ts'), out: 'formatter'}],
  });
  const styles = await hashedScripts({
    ...TOOLKIT_BUILD,
    entryPoints: [{in: source('editor.css'), out: 'editor'}],
  });
  const formatterText = format.files.map(({text}) => text).join('');
  const kitText = JSON.stringify(kit);
  const kitPath = `${EDITOR}/project.${digestOf(kitText)}.json`;
  const runtime = library.addresses['react/jsx-runtime']!.split('/').at(-1)!;
  const moduleFiles = [...library.files, ...frame.files];
  const inModules = (name: string) => `${baseUrl}${MODULES}/${name}`;
  const workerPath = `${EDITOR}/types.${digestOf(types.worker)}.js`;
  const declarationsPath = `${EDITOR}/declarations.${digestOf(types.declarations)}.json`;
  const addresses = {
    frame: `${baseUrl}${FRAMES}/editor.htm`,
    styles: `${baseUrl}${EDITOR}/${styles.nameOf('editor', 'css')}`,
    page: `${baseUrl}edit`,
    modules: library.addresses,
    kit: `${baseUrl}${kitPath}`,
    archives: `${baseUrl}${ARCHIVES}/`,
    stackBlitz: settings.stackBlitz,
    types: {
      worker: baseUrl + workerPath,
      declarations: baseUrl + declarationsPath,
      megabytes: Math.ceil(types.kilobytes / 100) / 10,
    },
    formatter: {
      address: `${baseUrl}${EDITOR}/${format.nameOf('formatter')}`,
      kilobytes: Math.ceil(brotliCompressSync(formatterText).length / 1000),
    },
  };
  const editor = await hashedScripts({
    ...TOOLKIT_BUILD,
    plugins: [values({'@generated/editor/addresses': addresses})],
    entryPoints: [{in: source('main.ts'), out: 'editor'}],
  });
  return {
    script: `${baseUrl}${EDITOR}/${editor.nameOf('editor')}`,
    typesKilobytes: types.kilobytes,
    files: {
      [workerPath]: types.worker,
      [declarationsPath]: types.declarations,
      ...inFolder(MODULES, moduleFiles),
      ...inFolder(EDITOR, [...format.files, ...styles.files, ...editor.files]),
      [kitPath]: kitText,
      [`${FRAMES}/editor.htm`]: frameDocument(
        ['early', 'frame'].map((name) => inModules(frame.nameOf(name))),
        [runtime, ...importsOf([runtime, frame.nameOf('frame')], moduleFiles)].map(inModules),
      ),
    },
  };
}
