import {SITE} from '../lib/sites.ts';
import {docusaurus} from '../peers/docusaurus.ts';
import {own} from '../peers/own.ts';
import {frontMatter, type Peer, START_PAGE} from '../peers/peer.ts';
import {starlight} from '../peers/starlight.ts';

/** VitePress with its local search, which is MiniSearch. */
const vitepress: Peer = {
  id: 'vitepress',
  title: 'VitePress',
  packages: {vitepress: '1.6.4'},
  files: () => ({
    '.vitepress/config.mjs': `import {defineConfig} from 'vitepress';

export default defineConfig({title: 'Corpus', themeConfig: {search: {provider: 'local'}}});
`,
    'index.md': frontMatter(START_PAGE) + START_PAGE.body,
  }),
  pageFile: ({path}) => `${path.slice(1)}.md`,
  pageText: (page) => `${frontMatter(page)}# ${page.title}\n\n${page.body}`,
  address: (path) => `${path}.html`,
  build: [['vitepress', 'build']],
  output: '.vitepress/dist',
  leftovers: ['.vitepress/dist', '.vitepress/cache'],
};

/** Vocs with its own search, which is MiniSearch. */
const vocs: Peer = {
  id: 'vocs',
  title: 'Vocs',
  packages: {
    // It needs a newer Node than the rest of this repository.
    node: '24.21.0',
    react: '19.3.0',
    'react-dom': '19.3.0',
    vocs: '1.4.1',
  },
  files: () => ({
    'vocs.config.ts': `import {defineConfig} from 'vocs';

export default defineConfig({title: 'Corpus'});
`,
    'docs/pages/index.md': `# ${START_PAGE.title}\n\n${START_PAGE.body}`,
  }),
  pageFile: ({path}) => `docs/pages${path}.md`,
  pageText: (page) => `${frontMatter(page)}# ${page.title}\n\n${page.body}`,
  address: (path) => path,
  build: [['vocs', 'build']],
  output: 'docs/dist',
  leftovers: ['docs/dist', 'node_modules/.vite'],
};

const LOCAL_SEARCH = '@easyops-cn/docusaurus-search-local';

/** Docusaurus with the usual plugin for a local search, which is Lunr. */
const docusaurusLocal: Peer = {
  ...docusaurus,
  id: 'docusaurus-local',
  title: 'Docusaurus, local search',
  packages: {...docusaurus.packages, [LOCAL_SEARCH]: '0.55.3'},
  files: (pages) => {
    const files = docusaurus.files(pages);
    const themes = `themes: [['${LOCAL_SEARCH}', {hashed: true}]],\n  presets:`;
    const config = files['docusaurus.config.js']!.replace('presets:', themes);
    return {...files, 'docusaurus.config.js': config};
  },
};

/** The steps by which a reader uses a site's search. */
export interface Usage {
  /** Selector of what opens it. */
  opener: string;
  /** Selector of the field for the query. */
  box: string;
  /** The first query, and the later ones: prefixes, names, words of a text. */
  queries: readonly [string, ...string[]];
}

/** Words of the corpus, which all peers have. */
const CORPUS_QUERIES = [
  'cart option',
  'ord',
  'order line',
  'discounts',
  'translate prices',
] as const;

const ownUsage = {opener: '.navbar .search', box: '#search-input'};

/** Peers whose searches are compared, and how each is used. */
export const SEARCHED: readonly Peer[] = [own, starlight, vitepress, vocs, docusaurusLocal];

/** By id of a site. */
export const USAGES: Readonly<Record<string, Usage>> = {
  [SITE]: {
    ...ownUsage,
    queries: [
      'button',
      'ca',
      'carousel',
      'grid gap',
      'shipping address',
      'how to replace the font',
    ],
  },
  [own.id]: {...ownUsage, queries: CORPUS_QUERIES},
  [starlight.id]: {
    opener: 'button[data-open-modal]',
    box: '.pagefind-ui__search-input',
    queries: CORPUS_QUERIES,
  },
  [vitepress.id]: {
    opener: '.DocSearch-Button',
    box: '#localsearch-input',
    queries: CORPUS_QUERIES,
  },
  [vocs.id]: {
    opener: '.vocs_DesktopSearch_search',
    box: '#search-input',
    queries: CORPUS_QUERIES,
  },
  [docusaurusLocal.id]: {
    opener: '.navbar__search-input',
    box: '.navbar__search-input',
    queries: CORPUS_QUERIES,
  },
};
