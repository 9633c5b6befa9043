import {
  Children,
  cloneElement,
  Fragment,
  isValidElement,
  type LinkHTMLAttributes,
  type PropsWithChildren,
  type ReactElement,
  type ReactNode,
} from 'react';
import {Scripts} from 'react-router';

/** The same elements, with preloads of scripts that come last. */
function late(node: ReactNode): ReactNode {
  return Children.map(node, (child) => {
    if (!isValidElement(child)) return child;
    if (child.type === Fragment)
      return late((child as ReactElement<PropsWithChildren>).props.children);
    if (child.type !== 'link') return child;
    const link = child as ReactElement<LinkHTMLAttributes<HTMLLinkElement>>;
    return cloneElement(link, {fetchPriority: 'low'});
  });
}

/**
 * The router's scripts, whose files a browser loads after the styles, the font and the pictures: a page is complete without them. The router has no
 * setting for it, so this renders its component and changes the result.
 */
export const LateScripts = () => late(Scripts({}));
