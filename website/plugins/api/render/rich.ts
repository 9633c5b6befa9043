import type * as mdast from 'mdast-util-from-markdown';
import {nativeRequire} from '../native.ts';
import type {RichNode} from '../../../src/components/api/data.ts';

const {fromMarkdown} = nativeRequire('mdast-util-from-markdown') as typeof mdast;

type Root = ReturnType<typeof fromMarkdown>;
type Nodes = Root | Root['children'][number];

/** Kinds of Markdown that a doc comment may not use in a description, because a table cell cannot show them. */
export const unsupported = (markdown: string): string[] =>
  [...kindsIn(fromMarkdown(markdown))].filter((kind) => !SUPPORTED.has(kind));

const SUPPORTED = new Set([
  'root',
  'paragraph',
  'text',
  'html',
  'break',
  'inlineCode',
  'code',
  'strong',
  'emphasis',
  'link',
  'list',
  'listItem',
]);

function kindsIn(node: Nodes): Set<string> {
  const children = 'children' in node ? (node.children as Nodes[]) : [];
  return new Set([node.type, ...children.flatMap((child) => [...kindsIn(child)])]);
}

function convert(node: Nodes, tight: boolean): RichNode[] {
  const children = () =>
    'children' in node ? (node.children as Nodes[]).flatMap((child) => convert(child, tight)) : [];
  switch (node.type) {
    case 'text':
    case 'html': // `Array<string>` outside of code is text, here as on the pages.
      return [node.value.replace(/\n/g, ' ')];
    case 'break':
      return [' '];
    case 'inlineCode':
      return [{tag: 'code', children: [node.value]}];
    case 'code':
      return [{tag: 'pre', children: [node.value]}];
    case 'strong':
      return [{tag: 'strong', children: children()}];
    case 'emphasis':
      return [{tag: 'em', children: children()}];
    case 'link':
      return [{tag: 'a', href: node.url, children: children()}];
    case 'paragraph':
      return tight ? children() : [{tag: 'p', children: children()}];
    case 'list':
      return [
        {
          tag: node.ordered ? 'ol' : 'ul',
          children: node.children.flatMap((item) => convert(item, !node.spread)),
        },
      ];
    case 'listItem':
      return [{tag: 'li', children: children()}];
    default:
      return children();
  }
}

/** Markdown as formatted text. A single paragraph comes without its element. */
export function rich(markdown: string): RichNode[] {
  const root = fromMarkdown(markdown);
  return root.children.flatMap((child) => convert(child, root.children.length === 1));
}

/** The words of a Markdown text, for places that take plain text only. */
export function plainText(markdown: string): string {
  const wordsOf = (node: RichNode): string =>
    typeof node === 'string' ? node : node.children.map(wordsOf).join('');
  return fromMarkdown(markdown)
    .children.map((block) => convert(block, true).map(wordsOf).join(''))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
}
