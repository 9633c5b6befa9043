import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import type {RichNode} from './data.ts';

/** Formatted text of a doc comment. */
export default function RichText({nodes}: {nodes: readonly RichNode[]}): ReactNode {
  return nodes.map((node, index) => {
    if (typeof node === 'string') return node;
    const children = <RichText nodes={node.children} />;
    if (node.tag === 'a') {
      return (
        <Link key={index} to={node.href}>
          {children}
        </Link>
      );
    }
    if (node.tag === 'pre') {
      return (
        <pre key={index}>
          <code>{children}</code>
        </pre>
      );
    }
    return <node.tag key={index}>{children}</node.tag>;
  });
}
