import ts from 'typescript';
import {type Edit, editedText, withoutComments} from './syntax.ts';

/** Destructured parameters are written `props`: what a component picks from its props is not part of its signature. */
function bindingPatterns(node: ts.Node, edits: Edit[]): void {
  if (ts.isParameter(node) && ts.isObjectBindingPattern(node.name)) {
    edits.push([node.name.getStart(), node.name.getEnd(), 'props']);
  }
  ts.forEachChild(node, (child) => bindingPatterns(child, edits));
}

/** Text of a declaration without its comments. */
function declarationText(node: ts.Node): string {
  const edits = withoutComments(node);
  bindingPatterns(node, edits);
  return editedText(node.getSourceFile().text, node.getStart(), node.getEnd(), edits)
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '')
    .join('\n');
}

/** Declaration files that TypeScript writes: no bodies, nothing private, every type spelled out. */
function declarationFile(program: ts.Program, source: ts.SourceFile): ts.SourceFile {
  const known = declarationFiles.get(source);
  if (known) return known;
  let text = '';
  program.emit(source, (_, content) => (text = content), undefined, true);
  const file = ts.createSourceFile(source.fileName, text, ts.ScriptTarget.Latest, true);
  declarationFiles.set(source, file);
  return file;
}

const declarationFiles = new WeakMap<ts.SourceFile, ts.SourceFile>();

/** Whether the source of a declaration already is its signature. */
const isTypeOnly = (node: ts.Node) =>
  ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isEnumDeclaration(node);

/** Top-level statements of a file that declare a name. */
function statementsOf(file: ts.SourceFile, name: string): ts.Statement[] {
  return file.statements.filter((statement) =>
    ts.isVariableStatement(statement)
      ? statement.declarationList.declarations.some((item) => item.name.getText() === name)
      : ts.isDeclarationStatement(statement) && statement.name?.text === name,
  );
}

/** The signature of an exported symbol: its declaration without comments and bodies. */
export function signatureOf(symbol: ts.Symbol, program: ts.Program): string {
  const declarations = symbol.declarations ?? [];
  const types = declarations.filter(isTypeOnly).map(declarationText);
  const source = declarations.find((node) => !isTypeOnly(node))?.getSourceFile();
  const others = source
    ? statementsOf(declarationFile(program, source), symbol.name)
        .filter((statement) => !isTypeOnly(statement))
        .map((statement) => declarationText(statement).replace(/^(?: {4})+/gm, halfIndent))
    : [];
  return [...types, ...others].join('\n');
}

const halfIndent = (spaces: string) => spaces.slice(spaces.length / 2);
