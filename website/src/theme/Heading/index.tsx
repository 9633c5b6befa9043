import Link from '@docusaurus/Link';
import {useAnchorTargetClassName} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Heading';
import clsx from 'clsx';
import {Children, isValidElement, type PropsWithChildren, type ReactNode} from 'react';

/** The words of a heading, those in code included. */
function wordsOf(node: ReactNode): string {
  return Children.toArray(node)
    .map((child) => {
      if (isValidElement<PropsWithChildren>(child)) return wordsOf(child.props.children);
      return typeof child === 'string' || typeof child === 'number' ? child : '';
    })
    .join('');
}

/**
 * A heading with a link to itself. The link's name has the heading's words; the theme's own names it after the `id` when the
 * heading holds code, and says it a second time as a title.
 */
export default function Heading({as: As, id, children, className, ...props}: Props) {
  const brokenLinks = useBrokenLinks();
  const target = useAnchorTargetClassName(id);
  // A page has one h1, and its own address leads there.
  if (As === 'h1' || !id) {
    return (
      <As {...props} className={className}>
        {children}
      </As>
    );
  }
  brokenLinks.collectAnchor(id);
  return (
    <As {...props} className={clsx('anchor', target, className)} id={id}>
      {children}
      <Link
        className="hash-link"
        to={`#${id}`}
        aria-label={translate(
          {id: 'theme.common.headingLinkTitle', message: 'Direct link to {heading}'},
          {heading: wordsOf(children)},
        )}
        translate="no"
      >
        &#8203;
      </Link>
    </As>
  );
}
