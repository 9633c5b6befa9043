import {createElement, type ReactNode} from 'react';

/** All that is markup. The parentheses make `split` keep it. */
const TAG = /(<\/?(?:strong|em|s)>|<br>)/;

/** An element whose end has not come yet. */
interface Open {
  /** Name of the element. The outermost level has none. */
  name?: string | undefined;
  nodes: ReactNode[];
}

/**
 * Parts of a sentence: texts, and elements of the names `strong`, `em`, `s` and `br`. Tags without a partner, and tags inside of
 * their own kind, are texts, so the parts are at most three levels deep.
 */
export function parseHypertext(text: string): readonly ReactNode[] {
  const levels: [Open, ...Open[]] = [{nodes: []}];
  const innermost = () => levels[levels.length - 1] ?? levels[0];

  /** Takes back the innermost element: its tag was text. */
  function takeBack() {
    const taken = levels.pop();
    if (!taken) return;
    const {nodes} = innermost();
    nodes.push(`<${taken.name}>`);
    for (const node of taken.nodes) nodes.push(node);
  }

  text.split(TAG).forEach((part, index) => {
    const [, slash, name] = index % 2 === 1 ? (/^<(\/?)(\w+)>$/.exec(part) ?? []) : [];
    const isOpen = name !== undefined && levels.some((level) => level.name === name);
    if (name === 'br') {
      innermost().nodes.push(createElement('br', {key: index}));
    } else if (name && !slash && !isOpen) {
      levels.push({name, nodes: []});
    } else if (name && slash && isOpen) {
      while (innermost().name !== name) takeBack();
      const closed = levels.pop();
      innermost().nodes.push(createElement(name, {key: index}, closed?.nodes));
    } else if (part) {
      innermost().nodes.push(part);
    }
  });
  while (levels.length > 1) takeBack();
  return levels[0].nodes;
}
