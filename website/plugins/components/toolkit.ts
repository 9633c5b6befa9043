import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {compileFunction} from 'node:vm';
import {build, type BuildOptions, type OutputFile, type Plugin} from 'esbuild';
import type {ContrastPair, Token} from '@storefront-toolkit/theme';
import type {KeyboardRow, StateRow} from '@storefront-toolkit/ui/internal';
import {ROOT} from '../paths';
import type {Component} from './catalog';

/** The options of every bundle of toolkit code: read from source, React left out, production code. */
export const TOOLKIT_BUILD = {
  absWorkingDir: ROOT,
  bundle: true,
  write: false,
  conditions: ['storefront-toolkit-source'],
  external: ['react', 'react-dom', 'react/*', 'react-dom/*'],
  define: {'process.env.NODE_ENV': '"production"'},
  jsx: 'automatic',
  legalComments: 'none',
  logLevel: 'silent',
} as const satisfies BuildOptions;

/** The toolkit's examples, keyboard rows and state rows, loaded into the process that builds the site. */
export interface Toolkit {
  /** Server-renders an example. Throws what the example throws. */
  render: (id: string, options: {identifierPrefix: string}) => string;
  /** Keyboard rows by the component's name. Components without keyboard behavior have none. */
  keyboard: Record<string, readonly KeyboardRow[] | undefined>;
  /** State rows by the component's name. */
  states: Record<string, readonly StateRow[] | undefined>;
  /** The tokens of the theme. */
  tokens: readonly Token[];
  /** The pairs of colors that the theme offers. */
  contrastPairs: () => ContrastPair[];
}

function entrySource(components: Component[]) {
  const examples = components.flatMap((component) => component.examples);
  const withFile = (file: string) =>
    components.filter(({folder}) => existsSync(path.join(ROOT, folder, file)));
  const [keyboards, states] = [withFile('keyboard.ts'), withFile('states.ts')];
  return [
    `import {createElement} from 'react';`,
    `import {renderToString} from 'react-dom/server';`,
    `export {contrastPairs, tokens} from '@storefront-toolkit/theme';`,
    ...examples.map((example, i) => `import example${i} from './${example.path}';`),
    ...keyboards.map((c, i) => `import {keyboard as keys${i}} from './${c.folder}/keyboard.ts';`),
    ...states.map((c, i) => `import {states as states${i}} from './${c.folder}/states.ts';`),
    `const examples = {${examples.map(({id}, i) => `'${id}': example${i}`).join(', ')}};`,
    `export const keyboard = {${keyboards.map(({name}, i) => `'${name}': keys${i}`).join(', ')}};`,
    `export const states = {${states.map(({name}, i) => `'${name}': states${i}`).join(', ')}};`,
    `export const render = (id, options) => renderToString(createElement(examples[id]), options);`,
  ].join('\n');
}

/** The one file of a bundle that was not split. */
export function onlyOutput([file]: OutputFile[]): OutputFile {
  if (!file) throw new Error('esbuild made no file of the toolkit, so there is nothing to show.');
  return file;
}

/**
 * The values with which bundlers have to replace names that examples read.
 *
 * @param baseUrl - Path under which the site is served, with the pictures of the examples.
 */
export const exampleConstants = (baseUrl: string) => ({
  'process.env.FIXTURES_BASE_URL': JSON.stringify(baseUrl),
});

/**
 * Bundles the examples, keyboard rows and state rows of all components for Node and runs the bundle.
 *
 * @param baseUrl - Path under which the site is served, with the pictures of the examples. @default `/`
 * @param plugins - Plugins that change the sources on their way.
 */
export async function loadToolkit(
  components: Component[],
  baseUrl = '/',
  plugins: Plugin[] = [],
): Promise<Toolkit> {
  const {outputFiles} = await build({
    ...TOOLKIT_BUILD,
    // The process may have loaded React for development and its server for production, which do not fit each other.
    external: [],
    define: {...TOOLKIT_BUILD.define, ...exampleConstants(baseUrl)},
    stdin: {contents: entrySource(components), resolveDir: ROOT},
    platform: 'node',
    format: 'cjs',
    plugins,
  });
  const filename = path.join(ROOT, 'website/plugins/components/toolkit.bundle.cjs');
  const module = {exports: {}};
  const {text} = onlyOutput(outputFiles);
  const run = compileFunction(text, ['require', 'module'], {filename}) as (
    require: NodeJS.Require,
    module: {exports: object},
  ) => void;
  run(createRequire(filename), module);
  return module.exports as Toolkit;
}
