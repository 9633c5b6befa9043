import type {Element, ElementContent, Root} from 'hast';
import {defaultHandlers, type Handle, toMdast} from 'hast-util-to-mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown as print} from 'mdast-util-to-markdown';
import {type DefaultTreeAdapterTypes, parseFragment} from 'parse5';

type ParsedNode = DefaultTreeAdapterTypes.ChildNode;

const textOfNode = (node: ParsedNode): string =>
  'value' in node
    ? node.value
    : 'childNodes' in node
      ? node.childNodes.map(textOfNode).join('')
      : '';

/** The text of highlighted code. */
const textOfCode = (html: string): string =>
  parseFragment(html).childNodes.map(textOfNode).join('');

const textOf = (nodes: readonly ElementContent[]): string =>
  nodes
    .map((node) =>
      node.type === 'text' ? node.value : 'children' in node ? textOf(node.children) : '',
    )
    .join('');

/** The data that the page's compiler leaves on a fence (see `plugins/highlight/rehype.ts`). */
interface Fence {
  html?: string;
  language?: string;
  title?: string;
}

/** A block of code with its language, and its title as the fence's meta. */
const codeBlock: Handle = (_state, node: Element) => {
  const code = node.children.find((child): child is Element => child.type === 'element');
  const {html, language, title} = (code?.data ?? {}) as Fence;
  const value = html === undefined ? textOf(node.children) : textOfCode(html);
  return {
    type: 'code',
    lang: language && language !== 'text' ? language : null,
    meta: title ? `title="${title}"` : null,
    value: value.replace(/\n$/, ''),
  };
};

const BLOCKS = new Set(['p', 'div', 'pre', 'ul', 'ol', 'li', 'section', 'br', 'details']);

/** A cell's content in one line: Markdown's tables have no blocks. */
const inLine = (nodes: readonly ElementContent[]): ElementContent[] =>
  nodes.flatMap((node): ElementContent[] => {
    if (node.type !== 'element') return [node];
    if (node.tagName === 'wbr') return [];
    const children = inLine(node.children);
    if (!BLOCKS.has(node.tagName)) return [{...node, children}];
    const space: ElementContent = {type: 'text', value: ' '};
    return [space, ...children, space];
  });

const cell: Handle = (state, node: Element) =>
  defaultHandlers.td(state, {...node, children: inLine(node.children)});

/** A caption goes above its table. */
function withCaptionsAbove(node: ElementContent): ElementContent[] {
  if (node.type !== 'element') return [node];
  const children = node.children.flatMap(withCaptionsAbove);
  const caption = node.tagName === 'table' && children.find(isCaption);
  if (!caption) return [{...node, children}];
  const table = {...node, children: children.filter((child) => child !== caption)};
  return [{...caption, tagName: 'p'}, table];
}

const isCaption = (node: ElementContent): node is Element =>
  node.type === 'element' && node.tagName === 'caption';

/** Prints a syntax tree of HTML as GitHub's Markdown. */
export function toMarkdown(nodes: readonly ElementContent[]): string {
  const root: Root = {type: 'root', children: nodes.flatMap(withCaptionsAbove)};
  const tree = toMdast(root, {handlers: {pre: codeBlock, td: cell, th: cell}});
  return print(tree, {
    extensions: [gfmToMarkdown({tablePipeAlign: false})],
    bullet: '-',
    emphasis: '_',
    rule: '-',
    fences: true,
    listItemIndent: 'one',
    resourceLink: true,
  });
}
