import type {DeclarationReflection, ProjectReflection, Reflection} from 'typedoc';
import type {ApiEntry, ApiExport, ApiModel} from '../model.ts';
import type {Context} from './context.ts';
import {publicEntries} from './entries.ts';
import {convertExport} from './exports.ts';
import {loadTypeDoc, reflect, type Reflections} from './typedoc.ts';

interface Listed {
  item: DeclarationReflection;
  entry: ApiEntry;
  name: string;
}

/** All exports of a module, in the order of its index; those of a namespace carry its name: `Accordion.Root`. */
function listed(
  module: DeclarationReflection | ProjectReflection,
  entry: ApiEntry,
  names: readonly string[],
  prefix = '',
): Listed[] {
  const {ReflectionKind} = loadTypeDoc();
  const order = new Map(names.map((name, index) => [name, index]));
  const children = [...(module.children ?? [])].sort(
    (a, b) => (order.get(a.name) ?? 0) - (order.get(b.name) ?? 0),
  );
  return children.flatMap((child): Listed[] => {
    const name = prefix + child.name;
    const item: Reflection = child.isReference() ? child.getTargetReflectionDeep() : child;
    if (!item.isDeclaration()) return [];
    return item.kind === ReflectionKind.Namespace
      ? listed(item, entry, [], `${name}.`)
      : [{item, entry, name}];
  });
}

/** Exports of several entry points are documented where their source is. */
function isHome({item, entry}: Listed): boolean {
  const folder = entry.file.slice(0, entry.file.lastIndexOf('/') + 1);
  return (item.sources ?? []).some((source) => source.fullFileName.includes(`/${folder}`));
}

function exportsOf({modules}: Reflections): Map<DeclarationReflection, Listed> {
  const homes = new Map<DeclarationReflection, Listed>();
  for (const {module, entry, names} of modules) {
    for (const candidate of listed(module, entry, names)) {
      const known = homes.get(candidate.item);
      if (!known || (!isHome(known) && isHome(candidate))) homes.set(candidate.item, candidate);
    }
  }
  return homes;
}

/** Copies the properties of documented types that an alias joins with others: `ButtonProps & {tone?: Tone}`. */
function joinProperties(item: ApiExport, bases: readonly ApiExport[]): void {
  const own = new Set(item.properties.map((property) => property.name));
  const joined = bases.flatMap((base) => base.properties.filter(({name}) => !own.has(name)));
  item.properties.push(...joined.map((property) => ({...property, inherited: true})));
  item.inherited.push(...bases.flatMap((base) => base.inherited));
}

/** Fills in what follows from all exports together. */
function connect(exports: readonly ApiExport[]): void {
  const byId = new Map(exports.map((item) => [item.id, item]));
  for (const item of exports) {
    // TypeDoc gives an interface the properties of its bases.
    if (item.kind === 'type')
      joinProperties(
        item,
        item.bases.flatMap((id) => byId.get(id) ?? []),
      );
    item.imports = item.references.filter((id) => {
      const name = byId.get(id)?.name.split('.')[0] ?? '';
      return new RegExp(`\\b${name}\\b`).test(item.signature);
    });
    for (const id of item.references) byId.get(id)?.usedBy.push(item.id);
    for (const value of item.values) {
      const target = value.value.length === 1 ? value.value[0]?.target : undefined;
      if (target && !value.description) value.description = byId.get(target)?.summary ?? '';
    }
  }
}

/**
 * Runs TypeDoc over the public entry points of packages and makes the model of their exports.
 *
 * @param root - Folder of the repository.
 * @param folders - Folders of the packages, from the root. By default all that are documented.
 */
export async function buildModel(root: string, folders?: readonly string[]): Promise<ApiModel> {
  const {entries, problems} = publicEntries(root, folders);
  const reflections = await reflect(root, entries);
  const homes = exportsOf(reflections);
  const idOf = (reflection: Reflection | undefined) => {
    const home = homes.get(reflection as DeclarationReflection);
    return home && `${home.entry.id}#${home.name}`;
  };
  const symbols = new Map(
    [...homes.keys()].map((item) => [reflections.symbolOf(item), idOf(item)]),
  );
  const idOfSymbol: Context['idOfSymbol'] = (symbol) => symbol && symbols.get(symbol);
  const idOfName: Context['idOfName'] = (name) => {
    const named = [...homes.values()].filter((home) => home.name === name);
    return named.length === 1 && named[0] ? `${named[0].entry.id}#${name}` : undefined;
  };
  const context: Context = {...reflections, root, idOf, idOfSymbol, idOfName, problems};
  const exports = [...homes.values()].map(({item, entry, name}) =>
    convertExport(item, entry, name, context),
  );
  connect(exports);
  return {entries, exports, problems};
}
