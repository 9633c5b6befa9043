import ts from 'typescript';

/** Words that other modules have too say nothing of one, and most short ones are such words. */
const SHORTEST = 4;

/** The name that a property has in a script, if the node gives or reads one. */
function propertyName(node: ts.Node): ts.Node | undefined {
  if (ts.isPropertyAccessExpression(node)) return node.name;
  if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) return node.name;
  if (ts.isMethodDeclaration(node) || ts.isJsxAttribute(node)) return node.name;
  const isTaken = ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent);
  return isTaken && !node.dotDotDotToken ? (node.propertyName ?? node.name) : undefined;
}

/**
 * The words of a module that a minifier leaves as they are: texts, and names of properties. A script that has them all
 * holds the module.
 *
 * @param source - TypeScript, with or without JSX.
 */
export function vocabularyOf(source: string): string[] {
  const words = new Set<string>();
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node) || ts.isInterfaceDeclaration(node) || ts.isTypeNode(node)) {
      return;
    }
    const name = ts.isStringLiteral(node) ? node : propertyName(node);
    if (name && (ts.isIdentifier(name) || ts.isStringLiteral(name))) words.add(name.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('module.tsx', source, ts.ScriptTarget.Latest, true));
  return [...words].filter((word) => word.length >= SHORTEST);
}
