import {linkToUrl, type RichNode, richTextReader} from '@storefront-toolkit/integration-cms-core';
import {type Field, fieldOf} from '@storefront-toolkit/integration-core';
import type {RichText, RichTextMark} from '@storefront-toolkit/types/cms';
import {type DefaultTreeAdapterTypes, parseFragment} from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** A node of the tree that HTML is made into: what it is, and what is in it. */
type HtmlNode = (RichNode & {readonly kind: 'text' | 'divider' | 'break'}) | HtmlBranch;

interface HtmlBranch {
  readonly kind: 'link' | 'heading' | 'list' | 'quote' | 'inline' | 'block';
  readonly href?: string;
  readonly newTab?: boolean;
  readonly level?: number;
  readonly ordered?: boolean;
  readonly nodes: readonly HtmlNode[];
}

const MARKS: Readonly<Record<string, RichTextMark>> = {
  b: 'strong',
  strong: 'strong',
  i: 'emphasis',
  em: 'emphasis',
  u: 'underline',
  s: 'strikethrough',
  del: 'strikethrough',
  strike: 'strikethrough',
  code: 'code',
  sup: 'superscript',
  sub: 'subscript',
};
const INLINE = new Set(['a', 'abbr', 'br', 'font', 'label', 'mark', 'small', 'span', 'time']);
/** Elements whose content no shopper reads. */
const SILENT = new Set(['iframe', 'noscript', 'script', 'style', 'template', 'title']);

const isElement = (node: Node): node is Element => 'tagName' in node;
const isBlock = (node: Node) =>
  isElement(node) && !INLINE.has(node.tagName) && !(node.tagName in MARKS);
const attribute = ({attrs}: Element, wanted: string) =>
  attrs.find(({name}) => name === wanted)?.value;

function elementOf(element: Element, marks: readonly RichTextMark[]): readonly HtmlNode[] {
  const {tagName} = element;
  const mark = MARKS[tagName];
  if (mark) return nodesOf(element.childNodes, [...new Set([...marks, mark])]);
  if (SILENT.has(tagName)) return [];
  const nodes = nodesOf(element.childNodes, marks);
  if (/^h[1-6]$/.test(tagName)) return [{kind: 'heading', level: Number(tagName[1]), nodes}];
  switch (tagName) {
    case 'a':
      return [
        {
          kind: 'link',
          href: attribute(element, 'href') ?? '',
          newTab: attribute(element, 'target') === '_blank',
          nodes,
        },
      ];
    case 'ul':
    case 'ol':
      return [{kind: 'list', ordered: tagName === 'ol', nodes}];
    case 'blockquote':
      return [{kind: 'quote', nodes}];
    case 'hr':
      return [{kind: 'divider'}];
    case 'br':
      return [{kind: 'break'}];
    case 'img':
      // The contract asks for the size of an image, which HTML need not have.
      return [];
    default:
      return [{kind: INLINE.has(tagName) ? 'inline' : 'block', nodes}];
  }
}

function nodesOf(nodes: readonly Node[], marks: readonly RichTextMark[]): readonly HtmlNode[] {
  const hasBlocks = nodes.some(isBlock);
  return nodes.flatMap((node): readonly HtmlNode[] => {
    if (isElement(node)) return elementOf(node, marks);
    if (!('value' in node)) return [];
    const text = node.value.replace(/[\t\n\f\r ]+/g, ' ');
    // Between blocks, white space only lays out the source.
    return (hasBlocks && text === ' ') || text === '' ? [] : [{kind: 'text', text, marks}];
  });
}

function describe(field: Field): RichNode {
  const node = field.value as HtmlNode;
  if (!('nodes' in node)) return node;
  const children = field.at('nodes').list();
  switch (node.kind) {
    case 'link':
      return {kind: 'link', link: linkToUrl(node.href ?? '', node.newTab), children};
    case 'heading':
      return {kind: 'heading', level: node.level ?? 2, children};
    case 'list':
      return {kind: 'list', ordered: node.ordered === true, children};
    default:
      return {kind: node.kind, children};
  }
}

/** Reads a rich text of Builder.io, which is HTML. Its tags are read, and none is handed on. */
export function readRichText(field: Field): RichText {
  const nodes = nodesOf(parseFragment(field.text()).childNodes, []);
  const source = {vendor: 'builder', kind: 'cms', operation: 'getPage'} as const;
  return richTextReader(describe)(fieldOf<unknown>(nodes, source, field.path).list());
}
