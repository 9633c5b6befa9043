import {dirname, join} from 'node:path/posix';
import ts from 'typescript';
import {exportedNames, moduleFile} from './exported-names.ts';
import type {Reach} from './reach.ts';

/** A path that storefronts may import. */
export interface Entry {
  /** The path, such as `@storefront-toolkit/ui/button`. */
  specifier: string;
  /** Absolute path of the module with its types. */
  file: string;
}

/** Where a name of the toolkit comes from. */
export interface ExportedName {
  specifier: string;
  isType: boolean;
}

/** The installed packages of the toolkit, as their `exports` offer them. */
export interface Toolkit {
  /** Whether types come from the packages' sources, as in the toolkit's own repository. */
  readonly fromSource: boolean;
  /** Every module that can be imported, by its path. */
  readonly entries: ReadonlyMap<string, Entry>;
  /** Paths and patterns of other files, such as `@storefront-toolkit/theme/theme.css`. A star fits any folder. */
  readonly otherPaths: readonly string[];
  /** Whether a file belongs to a package of the toolkit. */
  owns(file: string): boolean;
  /** Whether a package of any maker is installed, by its name. */
  isInstalled(name: string): boolean;
  /** Whether a path of an import is a module of Node.js. */
  isBuiltin(path: string): boolean;
  /** Whether a declaration of the toolkit is of a module that says `'use client'`. */
  isClientFile(file: string): boolean;
  /** Names that a module exports, and whether each is a type. */
  namesOf(specifier: string): ReadonlyMap<string, boolean>;
  /** The modules that export a name, those with components first. */
  find(name: string): ExportedName[];
  /** Every exported name. */
  names(): Iterable<string>;
  /** Names of the design tokens, with their two hyphens. Empty without the theme package. */
  tokens(): readonly string[];
}

/** The condition under which the toolkit's own repository exports TypeScript. */
export const SOURCE_CONDITION = 'storefront-toolkit-source';

interface Manifest {
  exports?: Record<string, string | Record<string, string>>;
}

/** Reads what the installed packages export. Names and tokens are read when they are first asked for. */
export function readToolkit(reach: Reach): Toolkit {
  const {entries, otherPaths, fromSource} = readEntries(reach);
  const namesBySpecifier = new Map<string, ReadonlyMap<string, boolean>>();
  let byName: Map<string, ExportedName[]> | undefined;
  let tokens: string[] | undefined;
  const namesOf = (specifier: string) => {
    let names = namesBySpecifier.get(specifier);
    if (!names) {
      const entry = entries.get(specifier);
      names = entry ? exportedNames(entry.file, reach) : new Map<string, boolean>();
      namesBySpecifier.set(specifier, names);
    }
    return names;
  };
  const isOwn = (file: string) =>
    [...reach.toolkit.values()].some((folder) => file.startsWith(`${folder}/`));
  const index = () => (byName ??= indexNames([...entries.keys()], namesOf));
  return {
    fromSource,
    entries,
    otherPaths,
    owns: isOwn,
    isInstalled: (name) =>
      reach.folders.some((folder) => reach.directoryExists(`${folder}/${name}`)),
    isBuiltin: (path) => reach.isBuiltin(path),
    isClientFile: (file) => isOwn(file) && saysUseClient(reach.codeOf(file) ?? ''),
    namesOf,
    find: (name) => index().get(name) ?? [],
    names: () => index().keys(),
    tokens: () => (tokens ??= readTokens(entries.get('@storefront-toolkit/theme'), reach)),
  };
}

function readEntries(reach: Reach) {
  const entries = new Map<string, Entry>();
  const otherPaths: string[] = [];
  let fromSource = false;
  for (const [name, folder] of reach.toolkit) {
    const {exports = {}} = JSON.parse(reach.readFile(`${folder}/package.json`) ?? '{}') as Manifest;
    for (const [key, target] of Object.entries(exports)) {
      const specifier = name + key.slice(1);
      const conditions = typeof target === 'string' ? {default: target} : target;
      const isInstalled = folder.includes('node_modules');
      const source = isInstalled ? undefined : conditions[SOURCE_CONDITION];
      const path = source ?? conditions.types ?? conditions.default;
      if (path === undefined || !/\.tsx?$/.test(path)) otherPaths.push(specifier);
      else entries.set(specifier, {specifier, file: join(folder, path)});
      fromSource ||= source !== undefined;
    }
  }
  return {entries, otherPaths, fromSource};
}

/** Whether the text of a module starts with `'use client'`, comments before it allowed. */
export const saysUseClient = (text: string): boolean =>
  /^(?:\s|\/\/[^\n]*\n|\/\*[\s\S]*?\*\/)*(['"])use client\1/.test(text);

/** Names that only the toolkit's own packages and examples use come last. */
const rank = (specifier: string) => (/\/(internal|fixtures)\b/.test(specifier) ? 1 : 0);

/** The module to import a name from: the first that has it as a type or as a value, whichever is wanted, else any. */
export const bestOf = (
  found: readonly ExportedName[],
  wantsType: boolean,
): ExportedName | undefined => found.find(({isType}) => isType === wantsType) ?? found[0];

function indexNames(
  specifiers: string[],
  namesOf: (specifier: string) => ReadonlyMap<string, boolean>,
) {
  const byName = new Map<string, ExportedName[]>();
  for (const specifier of specifiers.sort((a, b) => rank(a) - rank(b))) {
    for (const [name, isType] of namesOf(specifier)) {
      byName.set(name, [...(byName.get(name) ?? []), {specifier, isType}]);
    }
  }
  return byName;
}

/** The members of the union `TokenName`, which the theme package is generated with. */
function readTokens(entry: Entry | undefined, reach: Reach): string[] {
  const file = entry && moduleFile(join(dirname(entry.file), 'token-list'), reach);
  const text = file && reach.readFile(file);
  if (!text) return [];
  for (const statement of ts.createSourceFile(file, text, ts.ScriptTarget.Latest).statements) {
    if (!ts.isTypeAliasDeclaration(statement) || statement.name.text !== 'TokenName') continue;
    const types = ts.isUnionTypeNode(statement.type) ? statement.type.types : [statement.type];
    return types.flatMap((type) =>
      ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal) ? [type.literal.text] : [],
    );
  }
  return [];
}
