import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {brotliCompressSync, gzipSync} from 'node:zlib';
import {build, type Metafile} from 'esbuild';
import type {ComponentBoundary, ComponentFacts} from '../../src/components/component-page/types';
import {ROOT} from '../paths';
import type {Component} from './catalog';
import {onlyOutput, TOOLKIT_BUILD} from './toolkit';

const require = createRequire(__filename);

/** Bundles a component's public entry as an application would: minified ES module, React left out. */
export async function bundleEntry({folder}: Component) {
  const entry = `${folder}/index.ts`;
  const {outputFiles, metafile} = await build({
    ...TOOLKIT_BUILD,
    entryPoints: [entry],
    platform: 'browser',
    format: 'esm',
    minify: true,
    metafile: true,
    outdir: 'out',
  });
  const {contents, text} = onlyOutput(outputFiles);
  return {entry, code: contents, text, metafile};
}

type EntryBundle = Awaited<ReturnType<typeof bundleEntry>>;

/** Measures the size of a component's entry and finds out whether it needs the client. */
export async function measure(component: Component, bundle?: EntryBundle): Promise<ComponentFacts> {
  const {entry, code, metafile} = bundle ?? (await bundleEntry(component));
  const clientFiles = findClientFiles(metafile);
  assertServerSafe(entry, metafile);
  return {
    gzip: gzipSync(code, {level: 9}).length,
    brotli: brotliCompressSync(code).length,
    clientFiles,
  };
}

// #region boundary
/**
 * Measures what a browser gets when a server component imports the whole entry: the modules behind the boundary, with
 * all that they import, in one bundle. Leaves out the modules that stay on the server.
 */
export async function measureBoundary({entry, metafile}: EntryBundle): Promise<ComponentBoundary> {
  const sent = findClientFiles(metafile);
  const boundary = serverReach(entry, metafile).filter((file) => sent.includes(file));
  if (boundary.length === 0) return {files: [], gzip: 0};
  const contents = (await exportsOf(boundary))
    .map(({file, name}, i) => `export {${name} as e${i}} from './${file}';`)
    .join('\n');
  const {outputFiles} = await build({
    ...TOOLKIT_BUILD,
    stdin: {contents, resolveDir: ROOT},
    platform: 'browser',
    format: 'esm',
    minify: true,
  });
  const code = onlyOutput(outputFiles).contents;
  return {files: boundary.sort(), gzip: gzipSync(code, {level: 9}).length};
}
// #endregion

/** The names that files export. */
async function exportsOf(files: string[]) {
  const {metafile} = await build({
    absWorkingDir: ROOT,
    entryPoints: files,
    format: 'esm',
    metafile: true,
    outdir: 'out',
    write: false,
  });
  return Object.values(metafile.outputs).flatMap(({entryPoint, exports}) =>
    exports.map((name) => ({file: entryPoint ?? '', name})),
  );
}

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

/** Whether the text of a module starts with `'use client'`, comments before it allowed. */
export function saysUseClient(text: string) {
  return /^(?:\s|\/\/[^\n]*\n|\/\*[\s\S]*?\*\/)*(['"])use client\1/.test(text);
}

/** Modules of the bundle that say `'use client'` and whose code is really in it. */
function findClientFiles({outputs}: Metafile) {
  const inputs = Object.values(outputs).flatMap((output) => Object.entries(output.inputs));
  return inputs
    .filter(([file, {bytesInOutput}]) => bytesInOutput > 0 && saysUseClient(read(file)))
    .map(([file]) => file)
    .sort();
}

/** Names that `react` exports to the client but not to the server: `useState`, `useEffect`, ... */
function clientOnlyReactNames() {
  const folder = path.dirname(require.resolve('react/package.json'));
  const server = require(path.join(folder, 'cjs/react.react-server.production.js')) as object;
  return Object.keys(require('react') as object).filter((name) => !(name in server));
}

/** Names that a module takes from React, by `import {useState}` or as `React.useState`. */
function reactNames(text: string) {
  const imports = text.matchAll(/import\s*\{([^}]*)\}\s*from\s*['"]react['"]/g);
  const named = [...imports].flatMap(([, names = '']) => names.match(/\w+/g) ?? []);
  return [...named, ...[...text.matchAll(/\bReact\.(\w+)/g)].map(([, name]) => name)];
}

/** Modules that a server meets when it imports an entry: those it runs, and the first on each path that say `'use client'`. */
function serverReach(entry: string, {inputs}: Metafile): string[] {
  const reached = new Set([entry]);
  for (const file of reached) {
    if (saysUseClient(read(file))) continue;
    for (const {path: next, external} of inputs[file]?.imports ?? []) {
      if (!external) reached.add(next);
    }
  }
  return [...reached];
}

/** Fails when a module that a server would run imports what React has on the client alone. */
function assertServerSafe(entry: string, metafile: Metafile) {
  const clientOnly = clientOnlyReactNames();
  for (const file of serverReach(entry, metafile)) {
    const text = read(file);
    if (saysUseClient(text)) continue;
    const wrong = reactNames(text).find((name) => clientOnly.includes(name ?? ''));
    if (wrong !== undefined) {
      throw new Error(
        `${file} imports \`${wrong}\` from React without saying 'use client', so a server component that ` +
          `imports it fails, and its page would call it a server component. Put 'use client' on the first ` +
          'line of the file, or move the hook to a file that has it.',
      );
    }
  }
}
