import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {transform} from 'esbuild';
import postcss from 'postcss';
import {compile} from 'tailwindcss';
import {type ClassNames, readClassNames} from '../../../scripts/source-css/class-names';
import {reachOf} from '../../../scripts/source-css/modules';
import {ROOT} from '../paths';
import type {Component} from './catalog';

const require = createRequire(__filename);

/** The browsers that Tailwind CSS 4 supports, so that the code is no longer than it is in a storefront. */
const TARGET = ['chrome111', 'firefox128', 'safari16.4'];

/** Source file of a component's entry, by the name that others import it by. */
const entryOf = (name: string) => {
  const [, packageName = '', folder = ''] =
    /^@storefront-toolkit\/([\w-]+)\/(.+)$/.exec(name) ?? [];
  return path.join(ROOT, 'packages', packageName, 'src', folder, 'index.ts');
};

/**
 * All class names that a file leads to, those of the components that it imports among them. For the entry of a component:
 * what its `source.css` leads to.
 *
 * @param entry Absolute path of a source file.
 */
export function classNamesFrom(entry: string, known: ClassNames): string[] {
  const {files, components} = reachOf(entry);
  const ofOthers = components.flatMap((name) => classNamesFrom(entryOf(name), known));
  return [...new Set([...known.in(files), ...ofOthers])];
}

/** The rules that Tailwind CSS writes for class names. Left out are tokens and base styles, which a storefront has once. */
async function rulesFor(classNames: readonly string[]): Promise<string> {
  const read = (name: string) =>
    readFileSync(require.resolve(`@storefront-toolkit/theme/${name}.css`), 'utf8');
  const compiler = await compile(
    `@layer theme {${read('theme')}}\n${read('base')}\n@layer utilities {@tailwind utilities;}`,
  );
  const root = postcss.parse(compiler.build([...classNames]));
  root.walkAtRules('layer', (layer) => {
    if (layer.nodes && ['base', 'theme'].includes(layer.params)) layer.remove();
  });
  root.walkAtRules('layer', (layer) => {
    if (!layer.nodes) layer.remove();
  });
  return root.toString();
}

let reading: Promise<ClassNames> | undefined;

/**
 * Measures the CSS that a component adds to a storefront's style sheet: the rules of its classes, minified.
 *
 * @returns Bytes in gzip. 0 for a component without classes.
 */
export async function measureStyles({folder}: Pick<Component, 'folder'>): Promise<number> {
  const known = await (reading ??= readClassNames());
  const classNames = classNamesFrom(path.join(ROOT, folder, 'index.ts'), known);
  if (classNames.length === 0) return 0;
  const {code} = await transform(await rulesFor(classNames), {
    loader: 'css',
    minify: true,
    legalComments: 'none',
    target: TARGET,
  });
  return gzipSync(code, {level: 9}).length;
}
