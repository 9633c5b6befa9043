import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** React in a script of its own: the browser runs two short tasks instead of a long one. */
const react = {
  test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
  name: 'react',
  chunks: 'initial' as const,
  priority: 60,
  enforce: true,
};

/** The framework's group of all styles, without those of single pages and of the search: they load with their code. */
const styles = {
  test: (module: {identifier: () => string}) =>
    !/[\\/]website[\\/]src[\\/](pages|search)[\\/]/.test(module.identifier()),
};

/**
 * Puts smaller modules in the place of libraries that the framework brings to the browser and of which it uses a
 * part. The server keeps the libraries.
 */
export default function leanClient({siteDir}: LoadContext): Plugin {
  return {
    name: 'lean-client',
    configureWebpack(_config, isServer) {
      if (process.env.NODE_ENV !== 'production' || isServer) {
        return {};
      }
      return {
        resolve: {
          alias: {
            tslib$: path.join(__dirname, 'tslib.ts'),
            'react-helmet-async$': path.join(siteDir, 'src/head/Helmet.tsx'),
          },
        },
        optimization: {splitChunks: {cacheGroups: {react, styles}}},
      };
    },
  };
}
