import {linkToUrl, type RichNode, richTextReader} from '@storefront-toolkit/integration-cms-core';
import {type Field, fieldOf} from '@storefront-toolkit/integration-core';
import type {RichText, RichTextMark} from '@storefront-toolkit/types/cms';
import {lexer, type Token, type Tokens} from 'marked';

/** A node of the tree that a Markdown text is made into. */
interface MarkdownNode {
  readonly kind: RichNode['kind'];
  readonly text?: string;
  readonly marks?: readonly RichTextMark[];
  readonly level?: number;
  readonly ordered?: boolean;
  readonly href?: string;
  readonly children?: readonly MarkdownNode[];
}

const markOf: Readonly<Record<string, RichTextMark>> = {
  strong: 'strong',
  em: 'emphasis',
  del: 'strikethrough',
};

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};
/** Words as they were written: the lexer escapes what code and text hold. */
const plain = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#39);/g, (found) => entities[found] ?? found);

function nodeOf(token: Token, marks: readonly RichTextMark[]): readonly MarkdownNode[] {
  const inside = 'tokens' in token && token.tokens ? token.tokens : undefined;
  const children = () => nodesOf(inside ?? [], marks);
  const mark = markOf[token.type];
  if (mark) return nodesOf(inside ?? [], [...marks, mark]);
  switch (token.type) {
    case 'heading':
      return [{kind: 'heading', level: (token as Tokens.Heading).depth, children: children()}];
    case 'list': {
      const {ordered, items} = token as Tokens.List;
      const read = items.map(
        (item) => ({kind: 'block', children: nodesOf(item.tokens, marks)}) as const,
      );
      return [{kind: 'list', ordered, children: read}];
    }
    case 'blockquote':
      return [{kind: 'quote', children: children()}];
    case 'hr':
      return [{kind: 'divider'}];
    case 'br':
      return [{kind: 'break'}];
    case 'link':
      return [{kind: 'link', href: (token as Tokens.Link).href, children: children()}];
    case 'codespan':
      return [
        {kind: 'text', text: plain((token as Tokens.Codespan).text), marks: [...marks, 'code']},
      ];
    case 'paragraph':
      return [{kind: 'block', children: children()}];
    case 'text':
    case 'escape':
      return inside
        ? [{kind: 'inline', children: children()}]
        : [{kind: 'text', text: plain((token as Tokens.Text).text).replaceAll('\n', ' '), marks}];
    default:
      // Images have no size, and HTML is not shown.
      return [];
  }
}

const nodesOf = (
  tokens: readonly Token[],
  marks: readonly RichTextMark[],
): readonly MarkdownNode[] => tokens.flatMap((token) => nodeOf(token, marks));

function describe(field: Field): RichNode {
  const node = field.value as MarkdownNode;
  const children = node.children ? field.at('children').list() : [];
  switch (node.kind) {
    case 'text':
      return {kind: 'text', text: node.text ?? '', marks: node.marks ?? []};
    case 'heading':
      return {kind: 'heading', level: node.level ?? 2, children};
    case 'list':
      return {kind: 'list', ordered: node.ordered === true, children};
    case 'link':
      return {kind: 'link', link: linkToUrl(node.href ?? ''), children};
    case 'figure':
      return {kind: 'figure', image: null};
    default:
      return {kind: node.kind, children};
  }
}

/** Markdown of a field: a string, or the parts that the rich text editor writes. Parts of HTML are left out. */
function markdownOf(field: Field): string {
  if (!Array.isArray(field.value)) return field.text();
  return field
    .list()
    .filter((part) => part.at('type').text() === 'markdown')
    .map((part) => part.at('data').text())
    .join('\n\n');
}

/** Reads a rich text of Amplience. */
export function readRichText(field: Field): RichText {
  const nodes = nodesOf(lexer(markdownOf(field)), []);
  const source = {vendor: 'amplience', kind: 'cms', operation: 'getPage'} as const;
  return richTextReader(describe)(fieldOf<unknown>(nodes, source, field.path).list());
}
