import {createHash} from 'node:crypto';
import path from 'node:path';
import tailwind from '@tailwindcss/postcss';
import {build, transform} from 'esbuild';
import postcss, {type Plugin} from 'postcss';
import {ROOT} from '../paths';
import type {Component} from './catalog';
import type {ComponentCard} from '../../src/components/component-page/types';
import {filterRules} from './gallery-filters';
import {inlineStyleSheet} from './inline-styles';
import {dropTokens, siteVariables} from '../../delivery/emit/site-tokens/site-tokens';
import {usedVariables} from '../../delivery/emit/site-tokens/variables';
import {TOOLKIT_BUILD} from './toolkit';

/** Folder of generated static files. `staticDirectories` in docusaurus.config.ts names it. */
const STATIC = 'static';

/** The styles of an overview of components. */
const GALLERY = path.join(ROOT, 'website/plugins/components/gallery.css');

/** The styles of the still picture of an example. */
const PICTURE = path.join(ROOT, 'website/plugins/components/picture.css');

/** The styles of the choice among examples with data of vendors. */
const VENDOR_SWITCH = path.join(ROOT, 'website/plugins/components/vendor-switch.css');

/** The end of the id of an example with data of a vendor. */
const FROM_VENDOR = /\/from-[a-z]+$/;

/** The styles of the stage around an example. */
const STAGE = path.join(ROOT, 'website/src/css/stage.css');

/** A style sheet that pages with live examples link beside the site's own. */
export interface StyleSheet {
  /** Path of the generated module that holds it. */
  module: string;
  /** Path below that under which the site is served. Changes with the content. */
  path: string;
  css: string;
}

/**
 * Makes the style sheet of a component: base styles, the stage, and the utilities that its code and its examples
 * use, and no others.
 *
 * @param html - Its examples, server-rendered.
 * @param pictures - Still pictures on its page: an open overlay, server-rendered.
 */
export async function componentStyleSheet(
  component: Component,
  html: readonly string[],
  pictures: readonly string[],
) {
  const isFromVendors = component.examples.some(({id}) => FROM_VENDOR.test(id));
  const sheets = [
    ...(pictures.length > 0 ? [PICTURE] : []),
    ...(isFromVendors ? [VENDOR_SWITCH] : []),
  ];
  const css = await utilities(component.name, await sourcesOf([component]), sheets);
  return namedSheet(component.name, css + inlineStyleSheet([...html, ...pictures]));
}

/** Makes the style sheet of a page that shows all components of a package: that of a component, and the overview's own. */
export async function galleryStyleSheet(
  packageName: string,
  components: Component[],
  cards: readonly ComponentCard[],
) {
  const html = cards.map((card) => card.html);
  const css = await utilities(packageName, await sourcesOf(components), [GALLERY, PICTURE]);
  return namedSheet(`all-${packageName}`, css + inlineStyleSheet(html) + filterRules(cards));
}

/** Files with classes. The theme, the types and the fixtures have none, but words that Tailwind CSS takes for some. */
const WITH_CLASSES = /^(?:packages\/(?!fixtures\/|theme\/|types\/)|website\/)/;

/** Files of the toolkit that are left in the examples of components: what an index exports beside has no part in them. */
async function sourcesOf(components: Component[]) {
  const {metafile} = await build({
    ...TOOLKIT_BUILD,
    entryPoints: components.flatMap(({examples}) => examples.map((example) => example.path)),
    format: 'esm',
    metafile: true,
    outdir: 'out',
  });
  const left = Object.values(metafile.outputs).flatMap(({inputs}) =>
    Object.keys(inputs).filter((file) => inputs[file]!.bytesInOutput > 0),
  );
  return [...new Set(left)].filter((file) => WITH_CLASSES.test(file)).sort();
}

/** Makes a style sheet of rules for the site's layer, with other rules before it. */
export async function minifiedSheet(name: string, rules: string, before = '') {
  const css = `@layer site {\n${rules}\n}`;
  const {code} = await transform(css, {loader: 'css', minify: true, legalComments: 'none'});
  return namedSheet(name, before + code);
}

/** Gives a style sheet the path that pages link: it changes with the content. */
function namedSheet(name: string, css: string): StyleSheet {
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
  const file = `assets/toolkit/${name.replaceAll('/', '-')}.${hash}.css`;
  return {module: `${STATIC}/${file}`, path: file, css};
}

/**
 * Keeps only the tokens that a style sheet uses and the site's own doesn't have, and drops the rules for
 * browsers that don't know `@property`.
 */
const withNeededTokens: Plugin = {
  postcssPlugin: 'with-needed-tokens',
  OnceExit(root) {
    root.walkComments((comment) => void comment.remove());
    root.walkAtRules('layer', (layer) => {
      if (layer.params === 'properties') layer.remove();
    });
    const used = usedVariables([root.toString()]);
    const held = siteVariables();
    root.walkAtRules('layer', (layer) => {
      if (layer.params === 'theme') dropTokens(layer, (name) => held.has(name) || !used.has(name));
    });
  },
};

/** The utilities that some source files use, with what these need: tokens, base styles, the stage; and other style sheets. */
async function utilities(name: string, sources: readonly string[], sheets: readonly string[] = []) {
  const imports = [
    `@import '@storefront-toolkit/theme/theme.css' layer(theme) theme(static);`,
    `@import '@storefront-toolkit/theme/base.css';`,
    `@import ${JSON.stringify(STAGE)};`,
    `@import 'tailwindcss/utilities.css' layer(utilities) source(none);`,
    ...sheets.map((sheet) => `@import ${JSON.stringify(sheet)};`),
  ];
  const files = sources.map((file) => `@source ${JSON.stringify(path.join(ROOT, file))};`);
  const base = path.join(ROOT, 'website/plugins/components');
  const from = path.join(base, `${name.replaceAll('/', '-')}.css`);
  const plugins = [tailwind({base, optimize: {minify: true}}), withNeededTokens];
  return (await postcss(plugins).process([...imports, ...files].join('\n'), {from})).css;
}
