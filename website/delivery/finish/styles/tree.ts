import {AtRule, type Container, type Declaration, type Node, type Rule} from 'postcss';

/** The cascade layers around a node, from the outermost, joined by dots; empty outside of all. */
export function layerOf(node: Node): string {
  const names: string[] = [];
  for (let around = node.parent as Node | undefined; around; around = around.parent) {
    if (around instanceof AtRule && around.name === 'layer') names.unshift(around.params);
  }
  return names.join('.');
}

/** Whether a declaration holds for the whole page in all modes and widths: for `:root`, within layers alone. */
export function isForWholePage({parent}: Declaration): boolean {
  if (parent?.type !== 'rule' || !parent.selectors.includes(':root')) return false;
  let around = parent.parent as Node | undefined;
  while (around instanceof AtRule && around.name === 'layer') around = around.parent;
  return around?.type === 'root';
}

/** Removes rules and at-rules without content from a container. */
export function dropEmpty(container: Container) {
  container.each((node) => {
    if ((node.type !== 'atrule' && node.type !== 'rule') || !node.nodes) return;
    dropEmpty(node);
    if (node.nodes.length === 0) node.remove();
  });
}

/** Whether a rule is a step of an animation, and not for elements. */
export const isFrame = ({parent}: Rule): boolean =>
  parent instanceof AtRule && parent.name.endsWith('keyframes');
