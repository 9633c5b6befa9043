import {dirname, join} from 'node:path/posix';
import ts from 'typescript';
import type {Reach} from './reach.ts';

/** The names that a module exports, and whether each is a type, read from its text alone. */
export function exportedNames(
  file: string,
  reach: Reach,
  seen = new Set<string>(),
): Map<string, boolean> {
  const names = new Map<string, boolean>();
  const text = seen.has(file) ? undefined : reach.readFile(file);
  seen.add(file);
  if (text === undefined) return names;
  for (const statement of ts.createSourceFile(file, text, ts.ScriptTarget.Latest).statements) {
    if (ts.isExportDeclaration(statement)) {
      const {exportClause, isTypeOnly, moduleSpecifier} = statement;
      if (exportClause && ts.isNamedExports(exportClause)) {
        for (const {name, isTypeOnly: own} of exportClause.elements)
          names.set(name.text, isTypeOnly || own);
      } else if (!exportClause && moduleSpecifier && ts.isStringLiteral(moduleSpecifier)) {
        const next = moduleFile(join(dirname(file), moduleSpecifier.text), reach);
        if (next)
          for (const [name, isType] of exportedNames(next, reach, seen)) names.set(name, isType);
      }
    } else if (isExported(statement)) {
      for (const name of declaredNames(statement)) {
        names.set(
          name,
          ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement),
        );
      }
    }
  }
  return names;
}

const isExported = (statement: ts.Statement) =>
  ts.canHaveModifiers(statement) &&
  ts.getModifiers(statement)?.some(({kind}) => kind === ts.SyntaxKind.ExportKeyword);

function declaredNames(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap(({name}) =>
      ts.isIdentifier(name) ? [name.text] : [],
    );
  }
  const {name} = statement as ts.Statement & {name?: ts.Node};
  return name && ts.isIdentifier(name) ? [name.text] : [];
}

/** A declaration has the ending `.js` in its imports, a source its own. */
export function moduleFile(path: string, reach: Reach): string | undefined {
  const bare = path.replace(/\.[jt]sx?$/, '');
  return [path, `${bare}.d.ts`, `${bare}.ts`, `${bare}.tsx`].find((candidate) =>
    reach.fileExists(candidate),
  );
}
