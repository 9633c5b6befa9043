import ts from 'typescript';
import {type Context, walk} from '../problems/context.ts';
import {code} from '../problems/wording.ts';
import {isPackagePath} from '../project.ts';
import type {Finding} from '../types.ts';
import {nearestPath, packageOf, SCOPE, unknownPath} from './module-paths.ts';

/** The findings of the lint of imports: problems, and paths that were not read. */
export interface ModuleFindings {
  problems: Finding[];
  notes: {start: number; message: string}[];
}

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
  if (toolkit.isBuiltin(text))
    return `${code(text)} is part of Node.js. Uses of its exports are not checked.`;
  const isSideEffect = ts.isImportDeclaration(path.parent) && !path.parent.importClause;
  const isTyped = isSideEffect || checker.getSymbolAtLocation(path) !== undefined;
  return !isTyped && isInstalledOther(text, toolkit)
    ? `No types were found for ${code(text)}, so uses of its exports are not checked.`
    : undefined;
}

const isInstalledOther = (path: string, toolkit: Context['toolkit']) =>
  isPackagePath(path) && !path.startsWith(SCOPE) && toolkit.isInstalled(packageOf(path));

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
  // A mistake in the toolkit's own scope, such as a letter that is missing.
  const near = /storefront|toolkit/i.test(text)
    ? nearestPath(text.replace(/^@?[\w-]+\//, SCOPE), [...toolkit.entries.keys()])
    : undefined;
  if (near !== undefined) {
    return `There is no package ${code(packageOf(text))}. Did you mean ${code(near)}?`;
  }
  const install = /^react(-dom)?(\/|$)/.test(text)
    ? 'react react-dom @types/react @types/react-dom'
    : packageOf(text);
  return `${code(packageOf(text))} is not installed in this project, so what it exports is unknown. Run ${code(`npm install ${install}`)}, or use a package that is there.`;
}
