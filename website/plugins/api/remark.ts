import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {closeNames} from '../close-names.ts';
import {
  type File,
  importStatement,
  type Node,
  stringOf,
  variableAttribute,
  visit,
} from '../markdown-tree.ts';
import {SITE} from '../paths.ts';
import {DATA_FOLDER, type Manifest, TAG_NAMES, type TagName} from './render/manifest.ts';

function readManifest(): Manifest {
  const file = path.join(SITE, DATA_FOLDER, 'manifest.json');
  if (!existsSync(file)) {
    throw new Error(
      `${file} is missing. List ./plugins/api before the docs plugin in docusaurus.config.ts.`,
    );
  }
  return JSON.parse(readFileSync(file, 'utf8')) as Manifest;
}

/** The addresses of the style sheets that some pages link. The plugin of the components writes them. */
const SHEETS = '@generated/storefront-components/default/sheets.json';

/** The error for a wrong name, and the form of a right one. */
const MISSING = {
  table: [
    'export, so the page would have no table',
    'A new export must be in the index of an entry point of its package.',
  ],
  diagram: [
    'entry point with entities, so the page would have no diagram',
    'An entry point has one when types of it have the tag @entity in their doc comments.',
  ],
} as const;

/** Says which export was probably meant. */
function unknownExport(tag: TagName, wanted: string, manifest: Manifest): string {
  const elsewhere = TAG_NAMES.find((name) => manifest[name][wanted]);
  if (elsewhere) return `${wanted} has nothing that <${tag}> shows. Use <${elsewhere}>.`;
  const [what, mend] = MISSING[tag === 'ModelDiagram' ? 'diagram' : 'table'];
  const known = Object.keys(manifest[tag]);
  const close = closeNames(wanted, known).join(', ') || 'none';
  return `<${tag} of="${wanted}"> names no ${what}. Close names: ${close}. ${mend}`;
}

/** `ButtonProps` → `button`: what goes before the fragments of a table on a page that is not the export's own. */
const anchorFor = (id: string) =>
  id
    .replace(/^.*#/, '')
    .replace(/(?<=.)Props$/, '')
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/\W+/g, '-')
    .toLowerCase();

/**
 * Gives `<PropertiesTable of="…">` and the like their data: the page imports the JSON that the plugin in this folder writes.
 * An unknown export stops the build.
 */
export function apiRemark(readTables: () => Manifest = readManifest) {
  return (tree: Node, file: File) => {
    const imports = new Map<string, string>();
    visit(tree, (node) => {
      if (!isTable(node)) return;
      const tables = readTables();
      const wanted = stringOf(node, 'of');
      if (wanted === undefined) {
        file.fail(
          `<${node.name}> needs of="<entry point>${node.name === 'ModelDiagram' ? '' : '#<export>'}", as a plain string.`,
          node,
        );
      }
      const data = tables[node.name][wanted];
      if (!data) file.fail(unknownExport(node.name, wanted, tables), node);
      const module = `@generated/${path.basename(DATA_FOLDER)}/${data}`;
      const variable = imports.get(module) ?? `_api${imports.size}`;
      imports.set(module, variable);
      node.attributes = [
        ...node.attributes.filter((attribute) => attribute.name !== 'of'),
        variableAttribute('data', variable),
      ];
      if (node.name === 'ModelDiagram') {
        node.attributes.push(variableAttribute('sheets', '_sheets'));
        imports.set(SHEETS, '_sheets');
        return;
      }
      const ownPage = file.path
        ?.replace(/\.mdx?$/, '')
        .endsWith(`/reference/${wanted.replace(/^.*#/, '')}`);
      if (!ownPage && !node.attributes.some((attribute) => attribute.name === 'anchor')) {
        node.attributes.push({type: 'mdxJsxAttribute', name: 'anchor', value: anchorFor(wanted)});
      }
    });
    const statements = [...imports].map(([module, name]) => importStatement(name, module));
    tree.children?.unshift(...statements);
  };
}

function isTable(
  node: Node,
): node is Node & {name: TagName; attributes: NonNullable<Node['attributes']>} {
  return node.type.startsWith('mdxJsx') && TAG_NAMES.includes(node.name as TagName);
}
