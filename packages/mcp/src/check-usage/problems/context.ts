import ts from 'typescript';
import type {Compiled} from '../project.ts';

/** A name that the snippet imports. */
export interface ImportedName {
  /** The module's path, as written. */
  specifier: string;
  /** The name that the module exports, `default` or `*`. */
  name: string;
  /** Whether it is imported as a type. */
  isType: boolean;
}

/** A compiled snippet with its imports, for translations and lints. */
export interface Context extends Compiled {
  /** The imports of the snippet, by their local name. */
  imports: ReadonlyMap<string, ImportedName>;
}

/** Adds what the snippet imports. */
export function contextOf(compiled: Compiled): Context {
  const imports = new Map<string, ImportedName>();
  for (const statement of compiled.file.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier))
      continue;
    const {importClause: clause, moduleSpecifier} = statement;
    const specifier = moduleSpecifier.text;
    const clauseIsType = clause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
    if (clause?.name)
      imports.set(clause.name.text, {specifier, name: 'default', isType: clauseIsType});
    const bindings = clause?.namedBindings;
    if (bindings && ts.isNamespaceImport(bindings)) {
      imports.set(bindings.name.text, {specifier, name: '*', isType: clauseIsType});
    }
    for (const element of bindings && ts.isNamedImports(bindings) ? bindings.elements : []) {
      const name = (element.propertyName ?? element.name).text;
      imports.set(element.name.text, {specifier, name, isType: clauseIsType || element.isTypeOnly});
    }
  }
  return {...compiled, imports};
}

/** The toolkit's component that a tag names, or `undefined` for any other tag. */
export function toolkitComponent(
  tag: ts.JsxTagNameExpression,
  {imports}: Context,
): ImportedName | undefined {
  const [first = '', second] = tag.getText().split('.');
  const imported = imports.get(first);
  if (!imported?.specifier.startsWith('@storefront-toolkit/')) return undefined;
  return imported.name === '*' ? {...imported, name: second ?? '*'} : imported;
}

/** The import path of the component around a node, for the page that says more. */
export function aboutOf(node: ts.Node, context: Context): string | undefined {
  for (const at of [node, ...ancestorsOf(node)]) {
    const opening = ts.isJsxElement(at) ? at.openingElement : at;
    const isOpening = ts.isJsxOpeningElement(opening) || ts.isJsxSelfClosingElement(opening);
    const component = isOpening && toolkitComponent(opening.tagName, context);
    if (component) return component.specifier;
  }
  return undefined;
}

/** The nodes around a node, from the nearest to the file. */
export function* ancestorsOf(node: ts.Node): Generator<ts.Node> {
  for (let at = node; !ts.isSourceFile(at); at = at.parent) yield at.parent;
}

/** The deepest node that begins at or spans a position. */
export function nodeAt(file: ts.SourceFile, position: number): ts.Node {
  let found: ts.Node = file;
  const visit = (node: ts.Node) => {
    if (node.getStart(file) > position || node.end <= position) return;
    found = node;
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(file, visit);
  return found;
}

/** Calls back for every node of a snippet, outer ones first. */
export function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  const pending = [node];
  for (let next = pending.pop(); next; next = pending.pop()) {
    visit(next);
    const children: ts.Node[] = [];
    ts.forEachChild(next, (child) => void children.push(child));
    pending.push(...children.reverse());
  }
}
