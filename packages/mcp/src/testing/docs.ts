import type {Docs} from '../docs.ts';
import type {ComponentRecord, SearchHit, Snapshot} from '../snapshot.ts';

const rows = (count: number) =>
  Array.from({length: count}, (_, at) => ({
    name: `prop${at}`,
    type: "'start' | 'end'",
    required: at === 0,
    ...(at === 1 ? {default: "'end'"} : {}),
    description: 'The edge of the screen that the sheet comes from.',
  }));

const component = (name: string, title: string, props: number): ComponentRecord => ({
  name,
  title,
  description: `${title} for a store.`,
  package: '@storefront-toolkit/ui',
  page: `/docs/component-packages/ui/${name}`,
  import: `import {${title}Content, ${title}Root} from '@storefront-toolkit/ui/${name}';`,
  parts: [
    {name: `${title}Content`, summary: 'What is shown.'},
    {name: `${title}Root`, summary: 'Holds the state.'},
  ],
  props: [{of: `${title}RootProps`, rows: rows(props), inherited: 'Also takes every attribute.'}],
  size: {gzip: 4700, browserGzip: name === 'sheet' ? 3900 : 0, cssGzip: 2400, css: 'source.css'},
  keyboard: [{keys: ['Escape'], action: 'Closes it.'}],
  examples: [`${name}/basic`],
});

/** A page of 400 paragraphs, whose sections have one heading that is code. */
const longPage = [
  '# Sheet',
  ...Array.from({length: 100}, (_, at) => `Paragraph ${at} of the introduction, with some words.`),
  '## Examples',
  '```bash\n## not a heading\n```',
  '### Start side',
  'The left in English.',
  '### Top side',
  'The first control gets the focus.',
  '## Keyboard',
  ...Array.from({length: 300}, (_, at) => `Paragraph ${at} on keys, 🧦 included, with some words.`),
].join('\n\n');

/** A small documentation, with a page, a list of props and an example that are too long for one answer. */
export const SAMPLE: Snapshot = {
  version: '0.1.0',
  url: 'https://docs.example.com/',
  pages: [
    {path: '/', title: 'Start', description: 'The start.', markdown: '# Start'},
    {
      path: '/docs/component-packages/ui/sheet',
      title: 'Sheet',
      description: 'A native dialog along an edge of the screen.',
      markdown: longPage,
    },
    {
      path: '/docs/packages/types/cart/reference/Cart',
      title: 'Cart',
      description: '',
      markdown: '# Cart\n\nThe contents of a cart.',
    },
  ],
  components: [component('sheet', 'Sheet', 4), component('forms/select', 'Select', 200)],
  examples: [
    {
      id: 'sheet/basic',
      title: 'Basic (Sheet)',
      component: 'sheet',
      page: '/docs/component-packages/ui/sheet',
      source: "export default function Basic() {\n  return <p>'basic'</p>;\n}\n",
    },
    {
      id: 'forms/select/basic',
      title: 'Basic (Select)',
      component: 'forms/select',
      page: '/docs/component-packages/ui/forms/select',
      source: 'const line = 1;\n'.repeat(1000),
    },
  ],
};

const hit = (url: string, lvl2: string | null, text?: string): SearchHit => ({
  record: {url, content: text ?? null, hierarchy: {lvl0: 'Components', lvl1: 'Sheet', lvl2}},
  ...(text === undefined ? {} : {snippet: {text}}),
});

/** The hits of every query of the sample but `nothing`. */
const HITS: readonly SearchHit[] = [
  hit('/docs/component-packages/ui/sheet', null),
  hit('/docs/component-packages/ui/sheet#examples', 'Examples', 'word '.repeat(100)),
  ...Array.from({length: 20}, (_, at) => hit(`/docs/other-${at}`, 'x'.repeat(500), 'A text.')),
];

/** Documentation that needs no build. */
export const sampleDocs = (): Docs => ({
  snapshot: () => SAMPLE,
  search: (query, limit) => Promise.resolve(query === 'nothing' ? [] : HITS.slice(0, limit)),
  findExamples: (query, limit) =>
    Promise.resolve(query === 'nothing' ? [] : SAMPLE.examples.map(({id}) => id).slice(0, limit)),
});
