import ts from 'typescript';

/** The opening of an element, with or without content. */
export type Opening = ts.JsxOpeningElement | ts.JsxSelfClosingElement;

/** The element whose tag or attribute name is at a node, or `undefined` for a node elsewhere. */
export function elementAt(node: ts.Node): Opening | undefined {
  const {parent} = node;
  if (isOpening(parent) && parent.tagName === node) return parent;
  if (ts.isJsxAttribute(parent) && parent.name === node) return parent.parent.parent;
  if (ts.isPropertyAccessExpression(parent) || ts.isJsxNamespacedName(parent))
    return elementAt(parent);
  return isOpening(node) ? node : undefined;
}

export const isOpening = (node: ts.Node): node is Opening =>
  ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node);

/** The content of an element that is more than space. */
export const contentOf = (opening: Opening): ts.JsxChild[] =>
  ts.isJsxOpeningElement(opening)
    ? opening.parent.children.filter((child) =>
        ts.isJsxText(child)
          ? !child.containsOnlyTriviaWhiteSpaces
          : !ts.isJsxExpression(child) || child.expression !== undefined,
      )
    : [];
