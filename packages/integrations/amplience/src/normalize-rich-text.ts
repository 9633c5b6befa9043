import {
  linkToUrl,
  type ReadContext,
  readEmbed,
  type RichNode,
  richTextReader,
} from '@storefront-toolkit/integration-cms-core';
import {type Field, readOrReport} from '@storefront-toolkit/integration-core';
import type {RichText, RichTextMark} from '@storefront-toolkit/types/cms';
import {lexer, type Token, type Tokens} from 'marked';
import {addressOf} from './dialect.ts';

/** A token of Markdown with the marks around it, or a part of the editor that isn't Markdown. */
type Node =
  | {readonly token: Token; readonly marks: readonly RichTextMark[]; readonly field: Field}
  | {readonly part: Field; readonly field: Field};

const markOf: Readonly<Record<string, RichTextMark>> = {
  strong: 'strong',
  em: 'emphasis',
  del: 'strikethrough',
};

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  shy: '\u00ad',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  euro: '€',
  copy: '©',
  reg: '®',
  trade: '™',
  deg: '°',
  times: '×',
};

/** Words as they are read: Markdown may name characters, as HTML does. */
const plain = (text: string) =>
  text.replace(/&(#\d{1,6}|#x[\da-f]{1,5}|[a-z]+);/gi, (found, name: string) => {
    if (!name.startsWith('#')) return entities[name] ?? found;
    return String.fromCodePoint(Number(name.slice(1).replace(/^x/i, '0x')));
  });

/** The editor writes the alignment of a paragraph as HTML. */
const ALIGNED = /^<p align="\w+">([\s\S]*)<\/p>\s*$/;
/** Tags and comments that say how words look, or nothing. */
const LOOK = /^(<\/?(span|font|a)\b[^>]*>|<!--[\s\S]*?-->)\s*$/i;

function readHtml(html: string, {field, marks}: Extract<Node, {token: Token}>): RichNode<Node> {
  const [, inside] = ALIGNED.exec(html) ?? [];
  if (inside !== undefined) return {kind: 'block', children: nodesOf(lexer(inside), marks, field)};
  if (/^<br\s*\/?>\s*$/i.test(html)) return {kind: 'break'};
  if (LOOK.test(html)) return {kind: 'nothing'};
  const start = JSON.stringify(html.trim().slice(0, 40));
  return {kind: 'lost', missing: 'HTML', expected: `Markdown without HTML, but has ${start}`};
}

const nodesOf = (tokens: readonly Token[], marks: readonly RichTextMark[], field: Field) =>
  tokens.map((token): Node => ({token, marks, field}));

function readTable({header, rows}: Tokens.Table, marks: readonly RichTextMark[], field: Field) {
  const cells = (row: readonly Tokens.TableCell[], heading: boolean) =>
    row.map(({tokens}) => ({heading, children: nodesOf(tokens, marks, field)}));
  return {
    kind: 'table',
    rows: [cells(header, true), ...rows.map((row) => cells(row, false))],
  } as const;
}

/** An image has an address and no size, and may have a title. */
function readImage({href, text, title}: Tokens.Image, field: Field): RichNode<Node> {
  const link = linkToUrl(href, field, false, 'a text');
  const src = link.type === 'Url' ? link.url : href;
  return {
    kind: 'figure',
    image: {type: 'Image', id: src, src, alt: plain(text)},
    caption: title ? plain(title) : undefined,
  };
}

function readToken(node: Extract<Node, {token: Token}>, {report}: ReadContext): RichNode<Node> {
  const {token, marks, field} = node;
  const tokens = 'tokens' in token && token.tokens ? token.tokens : undefined;
  const children = nodesOf(tokens ?? [], marks, field);
  const mark = markOf[token.type];
  if (mark) return {kind: 'inline', children: nodesOf(tokens ?? [], [...marks, mark], field)};
  switch (token.type) {
    case 'heading':
      return {kind: 'heading', level: (token as Tokens.Heading).depth, children};
    case 'list': {
      const {ordered, items} = token as Tokens.List;
      return {kind: 'list', ordered, children: nodesOf(items, marks, field)};
    }
    case 'blockquote':
      return {kind: 'quote', children};
    case 'table':
      return readTable(token as Tokens.Table, marks, field);
    case 'hr':
      return {kind: 'divider'};
    case 'br':
      return {kind: 'break'};
    case 'link': {
      const read = () => linkToUrl((token as Tokens.Link).href, field, false, 'a text');
      return {kind: 'link', link: readOrReport('link', report, read), children};
    }
    case 'image':
      return readImage(token as Tokens.Image, field);
    case 'code':
    case 'codespan': {
      const text = plain((token as Tokens.Codespan).text);
      return {kind: 'text', text, marks: [...marks, 'code']};
    }
    case 'html':
      return readHtml((token as Tokens.HTML).raw, node);
    case 'list_item':
    case 'paragraph':
      return {kind: 'block', children};
    case 'text':
    case 'escape':
      if (tokens) return {kind: 'inline', children};
      return {kind: 'text', text: plain((token as Tokens.Text).text).replaceAll('\n', ' '), marks};
    case 'space':
    case 'def':
    case 'checkbox':
      return {kind: 'nothing'};
    default: {
      const expected = `Markdown that the integration knows, but has ${JSON.stringify(token.type)}`;
      return {kind: 'lost', missing: 'part of a text', expected};
    }
  }
}

/** Reads a part of the editor that isn't Markdown: an image, or a content item. */
function readPart(part: Field, context: ReadContext): RichNode<Node> {
  const type = part.at('type');
  const data = part.at('data');
  switch (type.text()) {
    case 'dc-image-link': {
      const image = {id: data.at('id').text(), src: addressOf(data)};
      const alt = data.at('altText').optionalText() ?? '';
      return {kind: 'figure', image: {type: 'Image', ...image, alt}};
    }
    case 'dc-content-link':
      return readEmbed(data, context, true);
    case 'html':
      return readHtml(data.text(), {token: {type: 'html', raw: ''}, marks: [], field: data});
    default:
      return type.fail('markdown, dc-image-link or dc-content-link');
  }
}

/** The nodes of a field: a string of Markdown, or the parts that the rich text editor writes. */
function partsOf(field: Field, context: ReadContext): readonly Node[] {
  if (!Array.isArray(field.value)) return nodesOf(lexer(field.text()), [], field);
  return field.list().flatMap((part): readonly Node[] => {
    const read = () => {
      const data = part.at('data');
      if (part.at('type').text() !== 'markdown') return [{part, field: part}];
      return nodesOf(lexer(data.text()), [], data);
    };
    return readOrReport('part of a text', context.report, read) ?? [];
  });
}

/** Reads a rich text of Amplience. */
export const readRichText = (field: Field, context: ReadContext): RichText =>
  richTextReader<Node>({
    describe: (node) => ('part' in node ? readPart(node.part, context) : readToken(node, context)),
    fieldOf: (node) => node.field,
    report: context.report,
  })(partsOf(field, context));
