import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import counted from '../../counted.cjs';
import {clientConfig} from './client-config';

/** React in a script of its own: it is compiled beside the application's, and stays in the cache when that changes. */
const react = {
  test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
  name: 'react',
  chunks: 'initial' as const,
  priority: 60,
  enforce: true,
};

/** The theme's parts and the styles of the blog. */
const BLOG =
  /[\\/]theme-classic[\\/]lib[\\/]theme[\\/](Blog|Icon[\\/]Socials)|[\\/]src[\\/]css[\\/]blog\.css/;

/** Modules whose styles load with their code. */
const WITH_CODE = [/[\\/]website[\\/]src[\\/](pages|search)[\\/]/, BLOG];

/** The framework's group of all styles, without those that load with their code. */
const styles = {
  test: (module: {identifier: () => string}) =>
    !WITH_CODE.some((pattern) => pattern.test(module.identifier())),
};

/**
 * A group of modules that several scripts need. They are in one script, which is loaded with any of these.
 *
 * @param modules - Part of the modules' paths.
 */
const shared = (name: string, modules: RegExp) => ({
  test: modules,
  name,
  chunks: 'async' as const,
  minChunks: 2,
  priority: 60,
  enforce: true,
});

/** The module that the search's dialog and page share. */
const search = shared(
  'search',
  /[\\/]website[\\/]src[\\/]search[\\/]interface[\\/]|[\\/]node_modules[\\/]@algolia[\\/]autocomplete-/,
);
/** The engine with its settings, which is asked for before either is there. */
const searchEngine = shared(
  'search-engine',
  /[\\/]website[\\/]src[\\/]search[\\/](open-engine|embedded[\\/])|[\\/]site\.config\.ts$/,
);

/** The blog's code and styles, one file of each for all its pages. */
const blog = {...shared('blog', BLOG), minChunks: 1};

type BundlerConfig = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

/**
 * Takes away the plugin that gives each page a table of the ids of all scripts by their names: only the framework's `prefetch` reads it,
 * which `browser/preload-on-intent.ts` replaces.
 */
function dropAssetTable(config: BundlerConfig) {
  const isTable = (plugin: unknown) => (plugin as object).constructor.name === 'ChunkAssetPlugin';
  const plugins = config.plugins ?? [];
  counted.expectCount(plugins.filter(isTable).length, 'ChunkAssetPlugin', {
    where: 'The configuration of the bundler',
    what: 'its plugin',
    harm: 'each page would load a table that nothing reads',
    adapt: 'website/delivery/emit/lean-client/index.ts',
  });
  config.plugins = plugins.filter((plugin) => !isTable(plugin));
}

/** Libraries that do nothing but export, and do not say so: what is not used of them can be left out. */
const pureLibraries = {
  test: /[\\/]node_modules[\\/](hoist-non-react-statics|prop-types|react-is)[\\/]/,
  sideEffects: false,
};

/** Libraries that are published for old browsers, and spread many objects for each key in the search. */
const spreadLibraries = {
  test: /[\\/]node_modules[\\/]@algolia[\\/]autocomplete-/,
  loader: require.resolve('./spread-loader.cjs'),
};

/**
 * Replaces libraries by smaller modules: those that the framework brings to the browser and of which it uses a
 * part, and leaves out of the configuration what only the build reads, and the versions of plugins. The server keeps all.
 */
export default function leanClient({siteDir, siteConfig}: LoadContext): Plugin {
  let configFile = '';
  let metadataFile = '';
  return {
    name: 'lean-client',
    async contentLoaded({actions}) {
      const json = JSON.stringify(clientConfig(siteConfig), null, 2);
      configFile = await actions.createData('client-config.json', json);
      metadataFile = await actions.createData('client-metadata.json', '{"pluginVersions": {}}');
    },
    configureWebpack(config, isServer) {
      if (process.env.NODE_ENV !== 'production' || isServer) {
        return {};
      }
      dropAssetTable(config);
      return {
        // Before the framework's alias of all generated files.
        mergeStrategy: {'resolve.alias': 'prepend'},
        resolve: {
          alias: {
            '@generated/docusaurus.config$': configFile,
            '@generated/site-metadata$': metadataFile,
            history$: path.join(__dirname, 'history.ts'),
            tslib$: path.join(__dirname, 'tslib.ts'),
            'react-helmet-async$': path.join(siteDir, 'delivery/browser/head/Helmet.tsx'),
          },
        },
        module: {rules: [pureLibraries, spreadLibraries]},
        // Each page loads the names of all scripts that come later: their numbers alone, and no table of other names.
        output: {chunkFilename: 'assets/js/[id].[contenthash:8].js'},
        optimization: {splitChunks: {cacheGroups: {react, styles, search, searchEngine, blog}}},
      };
    },
  };
}
