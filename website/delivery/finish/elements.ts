import type {DefaultTreeAdapterTypes as Tree} from 'parse5';

/** The elements below a node, in the order of the document. */
export function elementsIn(node: Tree.ParentNode, found: Tree.Element[] = []): Tree.Element[] {
  for (const child of node.childNodes) {
    if ('tagName' in child) found.push(child);
    if ('childNodes' in child) elementsIn(child, found);
  }
  return found;
}

/** An attribute's value, if the element has the attribute. */
export const attributeOf = (element: Tree.Element, name: string) =>
  element.attrs.find((one) => one.name === name)?.value;
