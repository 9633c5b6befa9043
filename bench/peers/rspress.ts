import {frontMatter, type Peer, SECTIONS, START_PAGE} from './peer.ts';

const CONFIG = `import {defineConfig} from '@rspress/core';

export default defineConfig({root: 'docs', title: 'Corpus'});
`;

const navigation = SECTIONS.map(({folder, label}) => ({
  type: 'dir',
  name: folder,
  label,
  collapsible: true,
  collapsed: true,
}));

/** Rspress, as its template sets it. */
export const rspress: Peer = {
  id: 'rspress',
  title: 'Rspress',
  packages: {'@rspress/core': '2.0.22'},
  // The registry doesn't have the versions that it asks for by default.
  overrides: {
    'mdast-util-to-markdown-cjk-friendly': '1.0.0',
    'mdast-util-to-markdown-cjk-friendly-gfm-strikethrough': '1.0.0',
  },
  files: () => ({
    'rspress.config.ts': CONFIG,
    'docs/_meta.json': JSON.stringify(navigation, null, 2),
    'docs/index.md': frontMatter(START_PAGE) + START_PAGE.body,
  }),
  pageFile: ({path}) => `docs${path}.md`,
  // It does not make a heading of the title.
  pageText: (page) => `${frontMatter(page)}# ${page.title}\n\n${page.body}`,
  address: (path) => `${path}.html`,
  build: [['rspress', 'build']],
  output: 'doc_build',
  leftovers: ['doc_build', 'node_modules/.cache', 'node_modules/.rspress', '.rspress'],
};
