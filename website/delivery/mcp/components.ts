import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {
  ComponentRecord,
  ExampleRecord,
  PropRecord,
  PropsRecord,
} from '@storefront-toolkit/mcp';
import type {PropertyRow, RichNode} from '../../src/components/api/data';
import type {ComponentData, Gallery} from '../../src/components/component-page/types';
import {loadModel} from '../../plugins/api/load';
import type {ApiExport} from '../../plugins/api/model';
import {type Links, makeLinks} from '../../plugins/api/render/links';
import {propertiesTable} from '../../plugins/api/render/tables';
import {
  type Component,
  type ComponentPage,
  findComponents,
  findPages,
} from '../../plugins/components/catalog';
import {componentModule, galleryModule} from '../../plugins/components/remark';
import {ROOT, SITE} from '../../plugins/paths';

const GENERATED = path.join(SITE, '.docusaurus/storefront-components/default');

/** Formatted text as Markdown on one line, without the addresses of links. */
function plain(nodes: readonly RichNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      const text = plain(node.children);
      return node.tag === 'code' || node.tag === 'pre' ? `\`${text}\`` : text;
    })
    .join('')
    .replace(/\s+/g, ' ')
    .trimEnd();
}

const propOf = ({name, type, required, description, ...row}: PropertyRow): PropRecord => ({
  name,
  type: type.map(({text}) => text).join(''),
  required,
  ...(row.default === undefined ? {} : {default: row.default}),
  description: plain(description),
});

/** The tables of props that a component's exports have on its page. */
function propsOf(exports: readonly ApiExport[], links: Links): PropsRecord[] {
  return exports.flatMap((item) => {
    if (item.kind !== 'interface' && item.kind !== 'type') return [];
    const table = propertiesTable(item, links);
    if (!table) return [];
    const {rows, inherited} = table;
    return [
      {of: item.name, rows: rows.map(propOf), ...(inherited && {inherited: plain(inherited)})},
    ];
  });
}

/** `store-menu` as "Store menu", with the heading above the example on its page. */
function titleOf(id: string, {content, title}: ComponentPage): string {
  const name = id.slice(id.lastIndexOf('/') + 1).replaceAll('-', ' ');
  const before = content.slice(0, Math.max(0, content.indexOf(`<Example of="${id}"`)));
  const heading = [...before.matchAll(/^#{2,3} (.+)$/gm)].at(-1)?.[1] ?? title;
  return `${name[0]?.toUpperCase()}${name.slice(1)} (${heading})`;
}

function examplesOf({name, examples}: Component, page: ComponentPage): ExampleRecord[] {
  return examples
    .map((example) => ({
      id: example.id,
      title: titleOf(example.id, page),
      component: name,
      page: page.route,
      source: readFileSync(path.join(ROOT, example.path), 'utf8'),
      // Those that no example tag names come last.
      place: page.examples.indexOf(example.id) >>> 0,
    }))
    .sort((a, b) => a.place - b.place)
    .map(({place: _, ...example}) => example);
}

const readGenerated = (file: string) =>
  JSON.parse(readFileSync(path.join(GENERATED, file), 'utf8')) as unknown;

/** The bytes that a server component's import sends to the browser, from the cards of the overviews. */
function browserSizes(components: readonly Component[]): Map<string, number> {
  const packages = new Set(components.map(({packageName}) => packageName));
  const cards = [...packages].flatMap(
    (name) => (readGenerated(galleryModule(name)) as Gallery).cards,
  );
  return new Map(cards.map(({name, boundary}) => [name, boundary.gzip]));
}

/**
 * The components and their examples, from the model of the public API and the modules that the last build generated.
 *
 * @throws If there was no build.
 */
export async function readComponents(): Promise<{
  components: ComponentRecord[];
  examples: ExampleRecord[];
}> {
  const {model} = await loadModel();
  const links = makeLinks(model, path.join(SITE, 'docs'));
  const pages = await findPages();
  const found = findComponents();
  const sizes = browserSizes(found);
  const components: ComponentRecord[] = [];
  const examples: ExampleRecord[] = [];
  for (const component of found) {
    const {name, packageName} = component;
    const page = pages.get(`${packageName}/${name}`);
    if (!page) continue;
    const entry = `@storefront-toolkit/${packageName}/${name}`;
    const exports = model.exports.filter((item) => item.entry === entry);
    const parts = exports.filter(({kind}) => kind === 'component' || kind === 'function');
    const names = [...new Set(parts.map((part) => part.name.split('.')[0]))].sort();
    const {facts, styles, keyboard} = readGenerated(componentModule(name)) as ComponentData;
    const own = examplesOf(component, page);
    examples.push(...own);
    components.push({
      name,
      title: page.title,
      description: page.description,
      package: `@storefront-toolkit/${packageName}`,
      page: page.route,
      import: `import {${names.join(', ')}} from '${entry}';`,
      parts: parts.map((part) => ({name: part.name, summary: links.resolve(part.summary)})),
      props: propsOf(exports, links),
      size: {
        gzip: facts.gzip,
        browserGzip: sizes.get(name) ?? facts.gzip,
        cssGzip: styles.gzip,
        css: styles.import,
      },
      keyboard: keyboard.map(({keys, action}) => ({keys: [...keys], action})),
      examples: own.map(({id}) => id),
    });
  }
  return {components, examples};
}
