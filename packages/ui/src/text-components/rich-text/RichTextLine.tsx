import type {RichTextInline, RichTextMark} from '@storefront-toolkit/types/cms';
import {createElement, Fragment, type ReactNode} from 'react';
import {Link} from '../../link/Link.tsx';
import type {RichTextContext} from './context.ts';
import {unknownNode} from './unknown-node.ts';

/** Elements of the marks, from the innermost to the outermost. */
const MARKS: readonly (readonly [RichTextMark, string, string?])[] = [
  ['code', 'code', 'rounded-sm bg-surface px-1 font-mono text-[0.875em] text-ink'],
  ['superscript', 'sup', 'align-super text-[0.75em] leading-none'],
  ['subscript', 'sub', 'align-sub text-[0.75em] leading-none'],
  ['underline', 'u'],
  ['strikethrough', 's'],
  ['emphasis', 'em'],
  ['strong', 'strong'],
];

interface RichTextLineProps extends Pick<RichTextContext, 'linkProps'> {
  nodes: readonly RichTextInline[];
  /** Whether the parts are in a link, which can't contain another one. */
  inLink?: boolean | undefined;
}

/** Parts of a line. */
export function RichTextLine({nodes, linkProps, inLink = false}: RichTextLineProps) {
  return nodes.map((node, index) => {
    switch (node.type) {
      case 'Text':
        return <Fragment key={index}>{marked(node.text, node.marks)}</Fragment>;
      case 'LineBreak':
        return <br key={index} />;
      case 'Link':
        if (inLink) return unknownNode(node);
        return (
          <Link key={index} link={node.link} {...linkProps}>
            <RichTextLine nodes={node.content} linkProps={linkProps} inLink />
          </Link>
        );
      default:
        return unknownNode(node);
    }
  });
}

const marked = (text: string, marks: readonly RichTextMark[] = []): ReactNode =>
  MARKS.filter(([mark]) => marks.includes(mark)).reduce<ReactNode>(
    (content, [, tag, className]) => createElement(tag, {className}, content),
    text,
  );
