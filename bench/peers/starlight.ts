import {frontMatter, type Peer, SECTIONS, START_PAGE} from './peer.ts';

const sidebar = SECTIONS.map(({folder, label}) => ({
  label,
  collapsed: true,
  items: [{autogenerate: {directory: folder, collapsed: true}}],
}));

const CONFIG = `import starlight from '@astrojs/starlight';
import {defineConfig} from 'astro/config';

export default defineConfig({
  site: 'https://docs.example.com',
  integrations: [starlight({title: 'Corpus', sidebar: ${JSON.stringify(sidebar)}})],
});
`;

const CONTENT = `import {docsLoader} from '@astrojs/starlight/loaders';
import {docsSchema} from '@astrojs/starlight/schema';
import {defineCollection} from 'astro:content';

export const collections = {docs: defineCollection({loader: docsLoader(), schema: docsSchema()})};
`;

/** Starlight, as its template sets it. */
export const starlight: Peer = {
  id: 'starlight',
  title: 'Starlight',
  packages: {
    '@astrojs/starlight': '0.42.4',
    astro: '7.3.5',
    // Astro needs a newer Node than the rest of this repository.
    node: '24.21.0',
    sharp: '0.34.5',
  },
  files: () => ({
    'astro.config.mjs': CONFIG,
    'src/content.config.ts': CONTENT,
    'tsconfig.json': '{"extends": "astro/tsconfigs/strict"}\n',
    'src/content/docs/index.md': frontMatter(START_PAGE) + START_PAGE.body,
  }),
  pageFile: ({path}) => `src/content/docs${path}.md`,
  pageText: (page) => frontMatter(page) + page.body,
  address: (path) => `${path}/`,
  build: [['astro', 'build']],
  output: 'dist',
  leftovers: ['dist', '.astro', 'node_modules/.astro', 'node_modules/.vite'],
};
