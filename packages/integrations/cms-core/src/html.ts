import {type Field, readOrReport, type Report} from '@storefront-toolkit/integration-core';
import type {RichText, RichTextMark} from '@storefront-toolkit/types/cms';
import {type DefaultTreeAdapterTypes, parseFragment} from 'parse5';
import {linkToUrl} from './link.ts';
import {type RichCell, type RichNode, richTextReader} from './rich-text.ts';

type HtmlNode = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** A node of HTML, with what its ancestors make of it. */
interface Part {
  readonly node: HtmlNode;
  readonly marks: readonly RichTextMark[];
  /** Whether white space counts, as in `<pre>`. */
  readonly preformatted: boolean;
}

/** The context for reading a text. */
interface Reading {
  /** The field that holds the HTML. */
  readonly field: Field;
  readonly report: Report;
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
const SILENT = new Set([
  'script',
  'style',
  'template',
  'title',
  'noscript',
  'colgroup',
  'col',
  'source',
]);
/** Elements that show something else than words, which no text of the contract can hold. */
const SHOWN = new Set([
  ...['audio', 'canvas', 'embed', 'form', 'iframe', 'input', 'object', 'select', 'svg', 'video'],
  ...['math', 'textarea', 'button'],
]);
const TABLE_PARTS = new Set(['thead', 'tbody', 'tfoot']);

const isElement = (node: HtmlNode): node is Element => 'tagName' in node;
const isBlock = (node: HtmlNode) =>
  isElement(node) && !INLINE.has(node.tagName) && !(node.tagName in MARKS);
const attribute = ({attrs}: Element, wanted: string) =>
  attrs.find(({name}) => name === wanted)?.value;

/** The nodes in an element. Between blocks, white space only lays out the source. */
function partsOf(
  nodes: readonly HtmlNode[],
  marks: readonly RichTextMark[],
  preformatted: boolean,
): readonly Part[] {
  const hasBlocks = nodes.some(isBlock);
  return nodes
    .filter((node) => isElement(node) || ('value' in node && (!hasBlocks || node.value.trim())))
    .map((node) => ({node, marks, preformatted}));
}

const positive = (text: string | undefined) => {
  const value = Number(text);
  return value > 0 ? value : undefined;
};

/** An image of a text. HTML need not say how large it is. */
function readImage(element: Element, {field}: Reading): RichNode<Part> {
  const link = linkToUrl(attribute(element, 'src') ?? '', field, false, 'a text');
  const src = link.type === 'Url' ? link.url : '';
  const [width, height] = ['width', 'height'].map((name) => positive(attribute(element, name)));
  const size = width && height ? {width, height} : {};
  const alt = attribute(element, 'alt') ?? '';
  return {kind: 'figure', image: {type: 'Image', id: src, src, alt, ...size}};
}

/** Rows of a table, whichever part of it they are in. */
function rowsOf(
  table: Element,
  marks: readonly RichTextMark[],
): readonly (readonly RichCell<Part>[])[] {
  return table.childNodes.filter(isElement).flatMap((element) => {
    if (TABLE_PARTS.has(element.tagName)) return rowsOf(element, marks);
    if (element.tagName !== 'tr') return [];
    return [
      element.childNodes.filter(isElement).map((cell) => ({
        heading: cell.tagName === 'th',
        columnSpan: positive(attribute(cell, 'colspan')),
        rowSpan: positive(attribute(cell, 'rowspan')),
        children: partsOf(cell.childNodes, marks, false),
      })),
    ];
  });
}

function readElement(element: Element, part: Part, reading: Reading): RichNode<Part> {
  const {tagName} = element;
  const mark = MARKS[tagName];
  const marks = mark ? [...new Set([...part.marks, mark])] : part.marks;
  const children = partsOf(element.childNodes, marks, part.preformatted || tagName === 'pre');
  if (mark) {
    // A mark around paragraphs is one around the words of each.
    return {kind: element.childNodes.some(isBlock) ? 'block' : 'inline', children};
  }
  if (SILENT.has(tagName)) return {kind: 'nothing'};
  if (SHOWN.has(tagName)) {
    return {kind: 'lost', missing: tagName, expected: `a text without <${tagName}>`};
  }
  if (/^h[1-6]$/.test(tagName)) return {kind: 'heading', level: Number(tagName[1]), children};
  switch (tagName) {
    case 'a': {
      const href = attribute(element, 'href');
      // A place to link to, and no link.
      if (href === undefined) return {kind: 'inline', children};
      const newTab = attribute(element, 'target') === '_blank';
      const read = () => linkToUrl(href, reading.field, newTab, 'a text');
      return {kind: 'link', link: readOrReport('link', reading.report, read), children};
    }
    case 'ul':
    case 'ol':
      return {kind: 'list', ordered: tagName === 'ol', children};
    case 'blockquote':
      return {kind: 'quote', children};
    case 'hr':
      return {kind: 'divider'};
    case 'br':
      return {kind: 'break'};
    case 'img':
      return readImage(element, reading);
    case 'table':
      return {kind: 'table', rows: rowsOf(element, marks)};
    default:
      return {kind: INLINE.has(tagName) ? 'inline' : 'block', children};
  }
}

function describe(part: Part, reading: Reading): RichNode<Part> {
  const {node, marks, preformatted} = part;
  if (isElement(node)) return readElement(node, part, reading);
  if (!('value' in node)) return {kind: 'nothing'};
  const text = preformatted ? node.value : node.value.replace(/[\t\n\f\r ]+/g, ' ');
  return {kind: 'text', text, marks};
}

/**
 * Reads HTML, such as the description of a product. Its tags are read, and none is handed on: scripts, styles and handlers are left out.
 *
 * @param field - Holds the HTML.
 * @param report - Receives the problems of parts that the contract can't hold, such as a video.
 * @throws {@link IntegrationError} of type `invalid-response` when the field holds no text.
 */
export function readHtml(field: Field, report: Report): RichText {
  const reading: Reading = {field, report};
  return richTextReader<Part>({
    describe: (part) => describe(part, reading),
    fieldOf: () => field,
    report,
  })(partsOf(parseFragment(field.text()).childNodes, [], false));
}
