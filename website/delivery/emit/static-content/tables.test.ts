import {expect, it} from 'vitest';
import {
  tableWithoutDocuments,
  versionTexts,
  withoutDescriptions,
  withoutDocumentList,
} from './tables';

const files: Record<string, string> = {
  'routes.js': `import ComponentCreator from '@docusaurus/ComponentCreator';
export default [
  {path: '/blog', component: ComponentCreator('/blog', 'a1'), exact: true},
  {path: '/docs', component: ComponentCreator('/docs', 'b2'), routes: [
    {path: '/docs/tags', component: ComponentCreator('/docs/tags', 'c3'), exact: true},
    {path: '/docs', component: ComponentCreator('/docs', 'd4'), routes: [
      {path: '/docs/cart', component: ComponentCreator('/docs/cart', 'e5'), exact: true, sidebar: 'docs'},
    ]},
  ]},
  {path: '*', component: ComponentCreator('*')},
];`,
  'routesChunkNames.json': JSON.stringify({
    '/blog-a1': {__comp: 'blog', items: [{content: 'post'}]},
    '/docs-b2': {__comp: 'version'},
    '/docs/tags-c3': {__comp: 'tags'},
    '/docs-d4': {__comp: 'root'},
    '/docs/cart-e5': {__comp: 'item', content: 'cart'},
  }),
  'registry.js': `export default {
${[
  ['blog', '@theme/BlogListPage'],
  ['post', '@site/blog/post.mdx'],
  ['version', '@theme/DocVersionRoot'],
  ['tags', '@theme/DocTagsListPage'],
  ['root', '@theme/DocRoot'],
  ['item', '@theme/DocItem'],
  ['cart', '@site/docs/cart.mdx'],
]
  .map(
    ([name, file]) =>
      `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${file}"), "${file}", require.resolveWeak("${file}")],`,
  )
  .join('\n')}
};`,
};
const read = (name: string) => files[name]!;

it('leaves documents out of the routes, and says where they were', () => {
  const routes = tableWithoutDocuments('routes.js', read);
  expect(routes).toContain('ComponentCreator("/docs","d4"),"hasDocuments":true}');
  expect(routes).toContain('ComponentCreator("/docs/tags","c3")');
  expect(routes).toContain('ComponentCreator("*")');
  expect(routes).not.toContain('cart');
});

it('keeps the names by which other routes ask for their chunks, and loads these without a name', () => {
  const names = JSON.parse(tableWithoutDocuments('routesChunkNames.json', read)) as object;
  expect(Object.keys(names)).toEqual(['/blog-a1', '/docs-b2', '/docs/tags-c3', '/docs-d4']);
  const registry = tableWithoutDocuments('registry.js', read);
  expect(registry).toContain('"post": [() => import("@site/blog/post.mdx")],');
  expect(registry).not.toMatch(/DocItem|cart|resolveWeak|webpackChunkName/);
});

it.each([
  ['routes.js', ''],
  ['routes.js', files['routes.js']!.replace("'d4'", "'moved'")],
  ['registry.js', 'export default {}'],
])('names %s when the framework changed it', (name, text) => {
  const changed = (file: string) => (file === name ? text : read(file));
  expect(() => tableWithoutDocuments('routes.js', changed)).toThrow(/tables\.ts/);
});

it('misses a single chunk in the registry', () => {
  const text = files['registry.js']!.replace('"tags": [() =>', '"tags": [async () =>');
  const changed = (file: string) => (file === 'registry.js' ? text : read(file));
  expect(() => tableWithoutDocuments('routes.js', changed)).toThrow(
    'the chunks of routesChunkNames.json 6 times instead of 7 times',
  );
});

const globalData = (versions: number) =>
  JSON.stringify({
    'docusaurus-plugin-content-docs': {
      default: {
        versions: Array.from({length: versions}, () => ({
          mainDocId: 'intro',
          docs: [{id: 'intro'}, {id: 'cart'}, {id: 'legal'}],
        })),
      },
    },
  });

it('keeps of the list of documents the main one and those that the navbar names', () => {
  const data = withoutDocumentList(globalData(1), ['legal']);
  expect(data).toContain('"docs":[{"id":"intro"},{"id":"legal"}]');
});

it('keeps the whole list where there are versions to switch between', () => {
  expect(withoutDocumentList(globalData(2), [])).toBe(globalData(2));
});

it('keeps of a version its sidebars', () => {
  const link = {type: 'link', href: '/docs/cart', label: 'Cart', docId: 'cart', unlisted: false};
  const version = {docsSidebars: {docs: [link]}, docs: {cart: {title: 'Cart'}}};
  expect(JSON.parse(withoutDescriptions(JSON.stringify({version})))).toEqual({
    version: {docsSidebars: {docs: [{type: 'link', href: '/docs/cart', label: 'Cart'}]}, docs: {}},
  });
  expect(withoutDescriptions('{"tag": {"docId": "cart"}}')).toBe('{"tag": {"docId": "cart"}}');
});

it('finds the data of each version, and leaves the data of tags as it is', () => {
  const folder = 'docusaurus-plugin-content-docs/default/p';
  const generated: Record<string, string> = {
    'globalData.json': globalData(2),
    [`${folder}/docs-175.json`]: '{"version":{"docs":{"a":1}}}',
    [`${folder}/docs-next-1a2.json`]: '{"version":{"docs":{"b":2}}}',
    [`${folder}/docs-tags-3b4.json`]: '{"tag":{"docId":"cart"}}',
  };
  const texts = (files: Record<string, string>) =>
    versionTexts(Object.keys(files), (name) => files[name]!);
  expect(texts(generated)).toEqual({
    [`${folder}/docs-175.json`]: '{"version":{"docs":{}}}',
    [`${folder}/docs-next-1a2.json`]: '{"version":{"docs":{}}}',
    [`${folder}/docs-tags-3b4.json`]: '{"tag":{"docId":"cart"}}',
  });
  const moved = Object.fromEntries(
    Object.entries(generated).map(([name, text]) => [name.replace('/p/docs-175', '/docs'), text]),
  );
  expect(() => texts(moved)).toThrow('data of versions once instead of 2 times');
});
