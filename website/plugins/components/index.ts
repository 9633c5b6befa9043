import {existsSync, readdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {ROOT} from '../paths';
import type {GeneratedModules} from './generate';
import {countPagesAndTests} from './counts';
import type {ProjectKit} from '../../src/editor/project';
import {writeArchives} from '../projects/archives';
import {kitModule} from '../projects/kit';
import {keptModules} from './keep';
import {siteLayer, tailwindIn} from './postcss';
import {listToolkitScripts} from './scripts';
import {exampleConstants} from './toolkit';

const SITE_SOURCE = path.join(ROOT, 'website/src');
const TOOLKIT_CSS = path.join(SITE_SOURCE, 'css/toolkit.css');

/** The facts that a site may state about the components that it shows. */
interface ComponentsOptions {
  /** Their names, such as `hover-tile`. @default all */
  only?: readonly string[];
}

/**
 * Brings the toolkit's components to the site: their examples run in pages from source, server-rendered and
 * styled by Tailwind CSS, and what pages print about them is measured here. `remark.ts` hands it to the pages.
 */
export default function componentsPlugin(
  {baseUrl, generatedFilesDir, siteDir}: LoadContext,
  {only}: ComponentsOptions,
): Plugin<GeneratedModules> {
  return {
    name: 'storefront-components',
    getPathsToWatch: () => [
      path.join(ROOT, 'packages/*/src/**/*.{ts,tsx}'),
      path.join(siteDir, 'docs/component-packages/**/*.mdx'),
    ],
    loadContent: () => keptModules(path.join(siteDir, '.cache/components'), baseUrl, only),
    async contentLoaded({content, actions}) {
      removeStale(path.join(generatedFilesDir, 'storefront-components/default'), content);
      for (const [name, text] of Object.entries(content)) await actions.createData(name, text);
    },
    // Apart from what is kept from an earlier build: tests and pages change without a component.
    async allContentLoaded({allContent, actions}) {
      const counts = countPagesAndTests(ROOT, allContent);
      await actions.createData('counts.json', JSON.stringify(counts));
    },
    postBuild: ({content, outDir}) =>
      writeArchives(outDir, JSON.parse(content[kitModule]!) as ProjectKit),
    configurePostCss(options) {
      options.plugins.unshift(tailwindIn(TOOLKIT_CSS));
      options.plugins.push(siteLayer(SITE_SOURCE, TOOLKIT_CSS));
      return options;
    },
    configureWebpack(_config, isServer, {currentBundler}) {
      return {
        plugins: [
          new currentBundler.instance.DefinePlugin(exampleConstants(baseUrl)),
          ...(isServer ? [] : [listToolkitScripts(generatedFilesDir)]),
        ],
        resolve: {conditionNames: ['storefront-toolkit-source', '...']},
        ...(!isServer && {
          // A library that one component needs stays in the component's own chunk.
          optimization: {
            splitChunks: {cacheGroups: {toolkit: sharedToolkitCode, defaultVendors: false}},
          },
        }),
      };
    },
  };
}

/** Keeps what several examples need out of their own chunks, so that a page loads it once. */
const sharedToolkitCode = {
  test: /[\\/](packages[\\/][\w-]+[\\/]src|node_modules[\\/](@base-ui|@floating-ui|embla-carousel[\w-]*|class-variance-authority|clsx|reselect|tabbable|use-sync-external-store))[\\/]/,
  chunks: 'async' as const,
  minChunks: 2,
  // Above Docusaurus' own group `common`, which every page loads.
  priority: 45,
  // Each chunk costs every page a line in the table of chunks. Less than this is repeated in the components' chunks.
  minSize: 20_000,
  reuseExistingChunk: true,
};

/** Removes the modules of examples and components that are gone, so that a page cannot go on to import them. */
function removeStale(folder: string, modules: GeneratedModules) {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, {recursive: true, withFileTypes: true})) {
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(folder, file).split(path.sep).join('/');
    if (entry.isFile() && name !== '__plugin.json' && !(name in modules)) rmSync(file);
  }
}
