import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {highlightToHtml} from './highlight';
import {findLanguage} from './languages';

export {rehypeHighlight} from './rehype';

/** The result of `import snippet from './example.tsx?highlight'`: props for a code block. */
export interface Snippet {
  html: string;
  language: string;
}

async function highlightFile(file: string): Promise<Snippet> {
  const name = path.extname(file).slice(1) || path.basename(file);
  return {
    html: await highlightToHtml(await readFile(file, 'utf8'), name, {where: file}),
    language: findLanguage(name, file).names[0],
  };
}

/**
 * Docusaurus plugin: keeps Prism, the theme's own highlighter, out of the browser, and lets React pages import a file
 * as highlighted HTML with the query `?highlight`.
 */
export default function highlightPlugin(): Plugin {
  return {
    name: 'highlight',
    configureWebpack: () => ({
      resolve: {alias: {'prism-react-renderer$': require.resolve('./prism-stub.ts')}},
      module: {
        rules: [
          {
            resourceQuery: /^\?highlight$/,
            enforce: 'post',
            use: [{loader: require.resolve('./snippet-loader.cjs'), options: {highlightFile}}],
          },
        ],
      },
    }),
  };
}
