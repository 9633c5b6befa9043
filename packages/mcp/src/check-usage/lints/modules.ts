import {isBuiltin} from 'node:module';
import ts from 'typescript';
import {closestName, editsBetween} from '../close-names.ts';
import {type Context, walk} from '../problems/context.ts';
import {code, listOf} from '../problems/wording.ts';
import {isPackagePath} from '../project.ts';
import type {Finding} from '../types.ts';

/** What the lint of imports found: problems, and paths that were not read. */
export interface ModuleFindings {
  problems: Finding[];
  notes: {start: number; message: string}[];
}

const SCOPE = '@storefront-toolkit/';

/** Checks the path of every import against what the installed packages offer. */
export function checkModules(context: Context): ModuleFindings {
  const found: ModuleFindings = {problems: [], notes: []};
  for (const path of pathsOf(context.file)) {
    const start = path.getStart();
    const note = noteOn(path, context);
    const problem = note === undefined ? problemOf(path, context) : undefined;
    if (note !== undefined) found.notes.push({start, message: note});
    if (problem !== undefined) {
      found.problems.push({start, code: 'unknown-module', message: problem, about: path.text});
    }
  }
  return found;
}

/** The paths of imports, exports, `import()` and types of the form `import('…')`. */
function pathsOf(file: ts.SourceFile): ts.StringLiteralLike[] {
  const paths: ts.StringLiteralLike[] = [];
  const add = (node: ts.Node | undefined) => {
    if (node && ts.isStringLiteralLike(node)) paths.push(node);
  };
  walk(file, (node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) add(node.moduleSpecifier);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(node.arguments[0]);
    else if (ts.isImportTypeNode(node))
      add(ts.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined);
    else if (ts.isExternalModuleReference(node)) add(node.expression);
  });
  return paths;
}

/** Why a path is not read, for one that may well be right. */
function noteOn(path: ts.StringLiteralLike, {checker, toolkit}: Context): string | undefined {
  const {text} = path;
  if (/^\.\.?(\/|$)/.test(text)) {
    return `${code(text)} is a file of your project. Only the snippet is read, so uses of its exports are not checked.`;
  }
  if (/^(#|~|@\/)/.test(text)) {
    return `${code(text)} is an alias of your project. Only the snippet is read, so uses of its exports are not checked.`;
  }
  if (isBuiltin(text))
    return `${code(text)} is part of Node.js. Uses of its exports are not checked.`;
  const isSideEffect = ts.isImportDeclaration(path.parent) && !path.parent.importClause;
  const isTyped = isSideEffect || checker.getSymbolAtLocation(path) !== undefined;
  return !isTyped && isInstalledOther(text, toolkit)
    ? `No types were found for ${code(text)}, so uses of its exports are not checked.`
    : undefined;
}

const isInstalledOther = (path: string, toolkit: Context['toolkit']) =>
  isPackagePath(path) && !path.startsWith(SCOPE) && toolkit.isInstalled(packageOf(path));

const packageOf = (path: string) => path.split('/', path.startsWith('@') ? 2 : 1).join('/');

function problemOf(path: ts.StringLiteralLike, context: Context): string | undefined {
  const {text} = path;
  const {toolkit} = context;
  if (!isPackagePath(text)) {
    return `${code(text)} is not the path of a package. A snippet cannot import files by an absolute path or from an address. Import packages by their names, such as ${code('@storefront-toolkit/ui/button')}.`;
  }
  if (/^@storefront-toolkit\/ui\/internal$/.test(text)) {
    return `${code(text)} is for the toolkit's own packages and can change with each release. Import from the component's own path instead.`;
  }
  const fits = (pattern: string) =>
    new RegExp(`^${pattern.replaceAll('.', '\\.').replace('*', '.+')}$`).test(text);
  if (isInstalledOther(text, toolkit)) return undefined;
  if (toolkit.entries.has(text) || toolkit.otherPaths.some(fits)) return undefined;
  if (text.startsWith(SCOPE)) return unknownPath(path, context);
  const near = nearestPath(text, [...toolkit.entries.keys()]);
  const install = /^react(-dom)?(\/|$)/.test(text)
    ? `react react-dom @types/react @types/react-dom`
    : packageOf(text);
  return near === undefined
    ? `${code(packageOf(text))} is not installed in this project, so what it exports is unknown. Run ${code(`npm install ${install}`)}, or use a package that is there.`
    : `There is no package ${code(packageOf(text))}. Did you mean ${code(near)}?`;
}

/** A path in the toolkit's scope that its packages do not export. */
function unknownPath(path: ts.StringLiteralLike, {toolkit, imports}: Context): string {
  const {text} = path;
  const name = packageOf(text);
  const own = [...toolkit.entries.keys()].filter(
    (entry) => entry === name || entry.startsWith(`${name}/`),
  );
  const imported = [...imports.values()]
    .filter(({specifier}) => specifier === text)
    .map((at) => at.name);
  const homes = [
    ...new Set(imported.flatMap((exported) => toolkit.find(exported)[0]?.specifier ?? [])),
  ];
  const fromHomes = homes.length > 0 ? ` Import ${listOf(imported)} from ${listOf(homes)}.` : '';
  if (own.length === 0) {
    const near = closestName(name, [...toolkit.entries.keys()].map(packageOf));
    if (near !== undefined)
      return `There is no package ${code(name)}. Did you mean ${code(text.replace(name, near))}?`;
    return `${code(name)} is not installed in this project. Run ${code(`npm install ${name}`)}. The names of the toolkit's packages are ${listOf([...new Set([...toolkit.entries.keys()].map(packageOf))], 5)}.`;
  }
  if (text === name) {
    const hint = fromHomes || ` Its paths are ${listOf(own, 6)}.`;
    return `${code(name)} cannot be imported as a whole: each component has a path of its own.${hint}`;
  }
  const isDeep = /\/(src|dist|lib)(\/|$)/.test(text);
  const why = isDeep
    ? `${code(text)} is a file inside the package, which its ${code('exports')} do not offer.`
    : `${code(name)} has no path ${code(text)}.`;
  const near = nearestPath(text.replace(/\/(src|dist|lib)(?=\/|$)/, ''), own);
  return (
    why +
    (fromHomes ||
      (near === undefined ? ` Its paths are ${listOf(own, 6)}.` : ` Did you mean ${code(near)}?`))
  );
}

/** The path that a wrong one begins with, ends like, or is nearest to in letters. */
function nearestPath(wrong: string, paths: readonly string[]): string | undefined {
  const inside = paths
    .filter((path) => wrong.startsWith(`${path}/`))
    .sort((a, b) => b.length - a.length)[0];
  const last = wrong.split('/').at(-1)?.toLowerCase() ?? '';
  const withoutScope = wrong.replace(/^@?[\w-]+\/?/, '');
  const alike = paths.find((path) => {
    const end = path.split('/').at(-1) ?? '';
    return end.replaceAll('-', '') === last.replaceAll('-', '');
  });
  const isOwn = /storefront|toolkit/i.test(wrong);
  if (!isOwn) return undefined;
  if (inside ?? alike) return inside ?? alike;
  const near = closestName(wrong, paths);
  return near !== undefined && editsBetween(wrong, near) <= Math.max(3, withoutScope.length / 2)
    ? near
    : undefined;
}
