import type {RichText, RichTextNode} from '@storefront-toolkit/types/cms';
import {reportMisuse} from '../../internal/report-misuse.ts';
import {safeHref} from '../../link/safe-href.ts';
import {TableRows} from '../../table/TableRows.tsx';
import {Heading} from '../heading/Heading.tsx';
import type {HeadingLevel} from '../heading/variants.ts';
import type {RichTextContext} from './context.ts';
import {RichTextLine} from './RichTextLine.tsx';
import {unknownNode} from './unknown-node.ts';

/** Lists and quotes may hold each other this often. More isn't text, and would exhaust the server. */
const MAX_DEPTH = 12;

/** Parts of a text that have their own lines. */
export function RichTextBlocks({nodes, ...context}: RichTextContext & {nodes: RichText}) {
  if (context.depth > MAX_DEPTH) {
    if (process.env.NODE_ENV !== 'production') {
      reportMisuse(
        'RichText',
        `got lists or quotes that are nested more than ${MAX_DEPTH} times. Deeper levels are not shown. ` +
          'Fix the text in the CMS.',
      );
    }
    return null;
  }
  return nodes.map((node, index) => <RichTextBlock key={index} node={node} {...context} />);
}

function RichTextBlock({node, ...context}: RichTextContext & {node: RichTextNode}) {
  const {depth, headingOffset, linkProps, renderBlock} = context;
  switch (node.type) {
    case 'Paragraph':
      return (
        <p className="text-pretty">
          <RichTextLine nodes={node.content} linkProps={linkProps} />
        </p>
      );
    case 'Heading':
      return (
        <Heading level={levelOf(node.level + headingOffset)}>
          <RichTextLine nodes={node.content} linkProps={linkProps} />
        </Heading>
      );
    case 'List': {
      const List = node.ordered ? 'ol' : 'ul';
      return (
        <List className={node.ordered ? 'list-decimal ps-6' : 'list-disc ps-6'}>
          {node.items.map((item, index) => (
            <li key={index} className="ps-1 marker:text-ink-muted [&+li]:mt-1 [&>*+*]:mt-1">
              <RichTextBlocks {...context} nodes={item} depth={depth + 1} />
            </li>
          ))}
        </List>
      );
    }
    case 'Quote':
      return (
        <figure className="border-s-4 border-line-strong ps-4">
          <blockquote className="space-y-4">
            <RichTextBlocks {...context} nodes={node.content} depth={depth + 1} />
          </blockquote>
          {node.source && <figcaption className="mt-2 text-sm">{node.source}</figcaption>}
        </figure>
      );
    case 'Figure':
      return <Figure {...node} />;
    case 'Table':
      return <TextTable head={node.head} body={node.body} linkProps={linkProps} />;
    case 'Embed':
      return renderBlock ? renderBlock(node.block) : unknownNode(node);
    case 'Divider':
      return <hr className="border-t border-line" />;
    default:
      return unknownNode(node);
  }
}

function Figure({image, caption}: Extract<RichTextNode, {readonly type: 'Figure'}>) {
  const {src, alt, width, height} = image;
  return (
    <figure>
      <img
        src={safeHref(src)}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        className="rounded-lg"
      />
      {caption && <figcaption className="mt-2 text-sm">{caption}</figcaption>}
    </figure>
  );
}

type TextTableProps = Omit<Extract<RichTextNode, {readonly type: 'Table'}>, 'type'> &
  Pick<RichTextContext, 'linkProps'>;

/** A table of a text, which has no caption as a `Table` has. It scrolls sideways where the screen is narrow. */
function TextTable({head, body, linkProps}: TextTableProps) {
  return (
    <div
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without the focus, keys could not scroll a wide table
      tabIndex={0}
      className="overflow-x-auto rounded-sm focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus"
    >
      <table className="w-full border-collapse text-sm text-ink">
        {head.length > 0 && (
          <thead className="border-b border-line-strong bg-surface">
            <TableRows rows={head} inHead links={linkProps} />
          </thead>
        )}
        <tbody>
          <TableRows rows={body} links={linkProps} />
        </tbody>
      </table>
    </div>
  );
}

const levelOf = (level: number) => Math.min(6, Math.max(2, Math.round(level) || 2)) as HeadingLevel;
