import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Root} from 'postcss';
import {dropTokens, siteVariables} from './site-tokens';

/** Leaves the tokens of the toolkit that the site reads in its style sheet, and drops the others. */
export default function siteTokens({siteDir}: LoadContext): Plugin {
  const toolkit = path.join(siteDir, 'src/css/toolkit.css');
  const read = siteVariables();
  return {
    name: 'site-tokens',
    configurePostCss(options) {
      options.plugins.push({
        postcssPlugin: 'site-tokens',
        Once(root: Root) {
          if (root.source?.input.file === toolkit) dropTokens(root, (name) => !read.has(name));
        },
      });
      return options;
    },
  };
}
