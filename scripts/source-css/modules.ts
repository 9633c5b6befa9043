import {readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Packages of which each import path but `internal` is a component. */
const COMPONENT = /^@storefront-toolkit\/(?:commerce-ui|ui)\/(?!internal$)/;

/** The files that an import path reaches. */
export interface Reach {
  /** Files of its own package, the entry among them, as absolute paths. */
  files: string[];
  /** Components of other packages, by the names that it imports them by. */
  components: string[];
}

/** Whether nothing is left of an import or export when types are removed. */
function isTypeOnly(node: ts.ImportDeclaration | ts.ExportDeclaration) {
  if (ts.isExportDeclaration(node)) {
    const names = node.exportClause && ts.isNamedExports(node.exportClause) && node.exportClause;
    return node.isTypeOnly || (names && names.elements.every(({isTypeOnly: type}) => type));
  }
  const clause = node.importClause;
  const names = clause?.namedBindings;
  if (!clause) return false;
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  return !clause.name && names && ts.isNamedImports(names)
    ? names.elements.every(({isTypeOnly: type}) => type)
    : false;
}

/** Names that a module imports from when it runs. */
export function importsOf(file: string): string[] {
  const source = parse(file);
  return source.statements.flatMap((node) =>
    (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) &&
    node.moduleSpecifier &&
    ts.isStringLiteral(node.moduleSpecifier) &&
    !isTypeOnly(node)
      ? [node.moduleSpecifier.text]
      : [],
  );
}

/** The syntax tree of a file. */
export function parse(file: string): ts.SourceFile {
  const text = readFileSync(file, 'utf8');
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
}

/**
 * Follows the imports of a component's entry through its package.
 *
 * @param entry Absolute path of a source file, whose relative imports carry their extension.
 */
export function reachOf(entry: string): Reach {
  const files = new Set([entry]);
  const components = new Set<string>();
  for (const file of files) {
    for (const name of importsOf(file)) {
      if (name.startsWith('.')) files.add(path.resolve(path.dirname(file), name));
      else if (COMPONENT.test(name)) components.add(name);
    }
  }
  return {files: [...files].sort(), components: [...components].sort()};
}
