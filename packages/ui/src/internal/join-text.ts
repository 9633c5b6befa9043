import {createElement, Fragment, type ReactNode} from 'react';

/**
 * Joins texts that follow each other into one. JSX makes a text of its own of the space before an element, `the{' '}<a>`, and
 * Chromium leaves that space out when it computes a control's name from its label, or its description from an error.
 */
export function joinText(children: ReactNode): ReactNode {
  if (!Array.isArray(children)) return children;
  const joined: ReactNode[] = [];
  let last: ReactNode;
  for (const child of children as ReactNode[]) {
    if (typeof last === 'string' && typeof child === 'string')
      last = (joined.pop() as string) + child;
    else last = child;
    joined.push(last);
  }
  return createElement(Fragment, null, ...joined);
}
