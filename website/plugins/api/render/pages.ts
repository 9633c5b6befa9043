import {repositoryAddress} from '../../../repository-address.ts';
import type {LastChange} from '../../history.ts';
import type {ApiEntry, ApiExport, ApiModel, TypeToken} from '../model.ts';
import {type Links, referenceFolder, REFERENCE_PACKAGE, sourceHref} from './links.ts';
import {listItem} from './lists.ts';
import {laterSince} from '../since.ts';
import {SKIP_SECTION} from '../../search/skipped-sections.ts';
import {escapeMdx, fence, frontMatter} from './mdx.ts';
import {plainText} from './rich.ts';
import {constantsTable, propertiesTable, rowNames, typeParametersTable} from './tables.ts';
import {usedBy} from './used-by.ts';

/** Kinds that exist in JavaScript; all others are imported as types. */
const isValue = (item: ApiExport) =>
  ['function', 'component', 'class', 'constants', 'constant'].includes(item.kind);

const rootName = (item: ApiExport) => item.name.split('.')[0] ?? item.name;

/** Import of an export. */
const importLine = (item: ApiExport) =>
  `import ${isValue(item) ? '' : 'type '}{${rootName(item)}} from '${item.entry}';`;

/** Imports that a signature needs to compile, one line for each entry point. */
function signatureImports(item: ApiExport, byId: ReadonlyMap<string, ApiExport>): string[] {
  const names = new Map<string, Set<string>>();
  for (const used of item.imports.flatMap((id) => byId.get(id) ?? [])) {
    names.set(used.entry, (names.get(used.entry) ?? new Set()).add(rootName(used)));
  }
  return [...names].map(([entry, used]) => {
    const line = `import type {${[...used].join(', ')}} from '${entry}';`;
    return line.length <= LINE ? line : `import type {\n${filled([...used])}\n} from '${entry}';`;
  });
}

const LINE = 88;

/** Names in as few lines as they need: one name a line would push the signature out of sight. */
function filled(names: readonly string[]): string {
  const lines = [' '];
  for (const name of names) {
    const last = lines.at(-1) ?? '';
    if (last.length + name.length + 2 > LINE) lines.push(`  ${name},`);
    else lines[lines.length - 1] = `${last} ${name},`;
  }
  return lines.join('\n');
}

/** A type as code, in which each type with a page is a link. */
const typeText = (tokens: readonly TypeToken[], links: Links) =>
  tokens
    .map(({text, target}) => {
      const href = target && links.exportHref(target);
      return href ? `[\`${text}\`](${href})` : `\`${text}\``;
    })
    .join('');

const tag = (name: string, item: ApiExport) => `<${name} of="${item.id}" />`;

const section = (heading: string, ...blocks: string[]) => [`## ${heading}`, ...blocks];

/** A section that the search leaves out: it says again what others say. */
const unsearched = (heading: string, ...blocks: string[]) =>
  section(heading, SKIP_SECTION, ...blocks);

const FILLED_BY = 'Each field by vendor. [Vendors](/docs/vendors/#fields) explains the words.';

/** The subject of an area's types, as a tag of `website/docs/tags.yml`. */
const AREA_TAGS: Readonly<Record<string, string>> = {
  cart: 'cart',
  catalog: 'product',
  cms: 'content',
  oms: 'cart',
  search: 'product',
};

/** The tags of a page in an area. */
function tagsOf(entryId: string, ...others: string[]): string[] {
  const area = AREA_TAGS[entryId.split('/').at(-1) ?? ''];
  return area ? [...others, area] : others;
}

/** Names of entry points that are abbreviations. */
const ABBREVIATIONS: ReadonlySet<string> = new Set(['cms', 'oms']);

const capitalized = (text: string) =>
  ABBREVIATIONS.has(text) ? text.toUpperCase() : text.charAt(0).toUpperCase() + text.slice(1);

/** Title of the index of an entry point, such as `Catalog reference`. */
const indexTitle = (entryName: string) => `${capitalized(entryName)} reference`;

/**
 * The page of one export.
 *
 * @param changed - When its source was last changed, if that is known.
 * @param filled - Names of the contracts that vendors fill.
 */
export function exportPage(
  item: ApiExport,
  model: ApiModel,
  links: Links,
  changed?: Date,
  filled: ReadonlySet<string> = new Set(),
): string {
  const byId = new Map(model.exports.map((other) => [other.id, other]));
  const imports = signatureImports(item, byId);
  const text = (markdown: string) => escapeMdx(links.resolve(markdown));
  const deprecated =
    item.deprecated === undefined
      ? []
      : [`:::warning[Deprecated]\n\n${text(item.deprecated)}\n\n:::`];
  const since = laterSince(item.since);
  const constants = constantsTable(item, links);
  const examples = item.examples.flatMap(({title, language, code}) => [
    ...(title ? [text(title)] : []),
    fence(language, code),
  ]);
  const {file, line} = item.source;
  const blocks = [
    frontMatter({
      title: item.name,
      // A component or a topic may have the same name.
      title_meta: `${item.name} – ${indexTitle(item.entry.split('/').at(-1) ?? '')}`,
      description: plainText(links.resolve(item.summary)),
      sidebar_label: item.name,
      custom_edit_url: repositoryAddress('edit', file),
      ...(changed && {last_update: {date: changed.toISOString()}}),
      // A list of every type would bury the guides and the components that share its tag.
      tags: item.entity ? tagsOf(item.entry) : [],
    }),
    ...deprecated,
    text(item.summary),
    ...(item.remarks ? [text(item.remarks)] : []),
    ...(since === undefined ? [] : [`Since version ${since}.`]),
    fence('ts', importLine(item)),
    ...unsearched(
      'Signature',
      fence('ts', [...imports, ...(imports.length ? [''] : []), item.signature].join('\n')),
    ),
    ...(typeParametersTable(item, links)
      ? section('Type parameters', tag('TypeParametersTable', item))
      : []),
    ...(propertiesTable(item, links)
      ? section(rowNames(item)[1], tag('PropertiesTable', item))
      : []),
    ...(item.returns?.description
      ? section(
          'Returns',
          `${typeText(item.returns.type, links)}: ${text(item.returns.description)}`,
        )
      : []),
    ...(item.throws.length
      ? section('Throws', item.throws.map((thrown) => `- ${text(thrown)}`).join('\n'))
      : []),
    ...(constants
      ? section(item.kind === 'union' ? 'Members' : 'Values', tag('ConstantsTable', item))
      : []),
    ...(examples.length ? section('Example', ...examples) : []),
    ...(filled.has(item.name)
      ? unsearched('Vendors', FILLED_BY, `<CapabilityMatrix of="${item.name}" />`)
      : []),
    ...usedBy(item, model, links),
    ...unsearched('Source', `[\`${file}\`, line ${line}](${sourceHref(item.source)})`),
  ];
  return `${blocks.join('\n\n')}\n`;
}

/** The index of one entry point: its exports by purpose, in the order of its source. */
function indexPage(entry: ApiEntry, model: ApiModel, links: Links): string {
  const exports = model.exports.filter((item) => item.entry === entry.id);
  const groups = new Map<string, ApiExport[]>();
  for (const item of exports) {
    const name = item.category ?? 'Other';
    groups.set(name, [...(groups.get(name) ?? []), item]);
  }
  const blocks = [
    frontMatter({
      title: indexTitle(entry.name),
      description: `Every export of ${entry.id}, grouped by purpose, with its fields, an example and where it is used.`,
      sidebar_label: 'Reference',
      custom_edit_url: repositoryAddress('edit', entry.file),
      tags: tagsOf(entry.id, 'contracts'),
    }),
    `Everything that \`${entry.id}\` exports. Each page is made from the TypeScript source.`,
    ...[...groups].flatMap(([name, items]) => [
      `## ${name}`,
      items.map((item) => listItem(item, links)).join('\n'),
    ]),
  ];
  return `${blocks.join('\n\n')}\n`;
}

/**
 * All pages of the reference: path below the site's docs, and text.
 *
 * @param lastChange - Finds when a source, by its path from the root of the repository, was last changed. @default none is known
 * @param filled - Names of the contracts that vendors fill. @default none
 */
export function referencePages(
  model: ApiModel,
  links: Links,
  lastChange: LastChange = () => undefined,
  filled: ReadonlySet<string> = new Set(),
): Map<string, string> {
  const pages = new Map<string, string>();
  for (const entry of model.entries.filter((item) => item.package === REFERENCE_PACKAGE)) {
    const folder = referenceFolder(entry.name);
    pages.set(`${folder}/index.mdx`, indexPage(entry, model, links));
    for (const item of model.exports.filter((other) => other.entry === entry.id)) {
      pages.set(
        `${folder}/${item.name}.mdx`,
        exportPage(item, model, links, lastChange(item.source.file), filled),
      );
    }
  }
  return pages;
}
