import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Serves the content of documents as HTML alone, in the production build. In development there is no served HTML,
 * so documents stay components there.
 */
export default function staticContent({siteDir}: LoadContext): Plugin {
  return {
    name: 'static-content',
    configureWebpack(_config, isServer) {
      if (process.env.NODE_ENV !== 'production') {
        return {};
      }
      return {
        module: {
          rules: [
            {
              test: /\.mdx?$/,
              include: [path.join(siteDir, 'docs'), path.join(siteDir, 'versioned_docs')],
              enforce: 'post',
              use: [{loader: require.resolve('./loader.cjs'), options: {isServer}}],
            },
          ],
        },
      };
    },
  };
}
