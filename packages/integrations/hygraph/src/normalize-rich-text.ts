import {
  imageSize,
  linkToUrl,
  marksOf,
  type ReadContext,
  type RichCell,
  type RichNode,
  richTextReader,
} from '@storefront-toolkit/integration-cms-core';
import {type Field, readOrReport} from '@storefront-toolkit/integration-core';
import type {RichText, RichTextMark} from '@storefront-toolkit/types/cms';

const marks = {bold: 'strong', italic: 'emphasis', underline: 'underline', code: 'code'} as const;

const levels: Readonly<Record<string, number>> = {
  'heading-one': 1,
  'heading-two': 2,
  'heading-three': 3,
  'heading-four': 4,
  'heading-five': 5,
  'heading-six': 6,
};

/** Containers whose content is a paragraph, or several. */
const CONTAINERS = ['paragraph', 'list-item', 'list-item-child', 'class', 'code-block'];

/** A node, and whether it is part of a block of code. */
interface Part {
  readonly field: Field;
  readonly inCode: boolean;
}

const childrenOf = (node: Field, inCode: boolean): readonly Part[] =>
  node
    .at('children')
    .list()
    .map((field) => ({field, inCode}));

/** An image in a text. Hygraph writes its address and size into the node. */
function figure(node: Field, context: ReadContext): RichNode<Part> {
  const src = node.at('src').filledText();
  return {
    kind: 'figure',
    image: {
      type: 'Image',
      id: node.at('handle').optionalText() ?? src,
      src,
      alt: node.at('altText').optionalText() ?? '',
      ...imageSize(() => node, context),
    },
    caption: node.at('caption').optionalText(),
  };
}

/** A video in a text becomes a link to its file. */
function video(node: Field): RichNode<Part> {
  const src = node.at('src');
  const text = node.at('title').optionalText() ?? src.filledText();
  return {kind: 'words', link: linkToUrl(src.filledText(), src), text, block: true};
}

/** Rows of a table, of its head and its body. */
const rowsOf = (table: readonly Part[]): readonly (readonly RichCell<Part>[])[] =>
  table.flatMap(({field, inCode}) => {
    const children = childrenOf(field, inCode);
    if (field.at('type').text() !== 'table_row') return rowsOf(children);
    return [
      children.map(({field: cell}) => ({
        heading: cell.at('type').oneOf('table_header_cell', 'table_cell') === 'table_header_cell',
        children: childrenOf(cell, inCode),
      })),
    ];
  });

function readText(node: Field, inCode: boolean): RichNode<Part> {
  const found: readonly RichTextMark[] = marksOf(node, marks);
  return {
    kind: 'text',
    text: node.at('text').text(),
    marks: inCode ? [...new Set<RichTextMark>([...found, 'code'])] : found,
  };
}

const readLink = (node: Field) =>
  // A link to an entry has the id of the entry in place of an address.
  node.at('nodeId').given()
    ? node.at('nodeId').fail('part of the query, which asks for no embedded entries')
    : linkToUrl(node.at('href').text(), node.at('href'), node.at('openInNewTab').value === true);

function describe({field: node, inCode}: Part, context: ReadContext): RichNode<Part> {
  if (node.at('text').value !== undefined) return readText(node, inCode);
  const type = node.at('type').text();
  if (type === 'image') return figure(node, context);
  if (type === 'video') return video(node);
  if (type === 'embed') {
    return node.at('nodeId').fail('part of the query, which asks for no embedded entries');
  }
  const children = childrenOf(node, inCode || type === 'code-block');
  const level = levels[type];
  if (level) return {kind: 'heading', level, children};
  if (CONTAINERS.includes(type)) return {kind: 'block', children};
  switch (type) {
    case 'bulleted-list':
    case 'numbered-list':
      return {kind: 'list', ordered: type === 'numbered-list', children};
    case 'block-quote':
      return {kind: 'quote', children};
    case 'table':
      return {kind: 'table', rows: rowsOf(children)};
    case 'link':
      return {
        kind: 'link',
        link: readOrReport('link', context.report, () => readLink(node)),
        children,
      };
    default:
      return {
        kind: 'lost',
        missing: type === 'iframe' ? 'embed' : 'part of a text',
        expected: `a node that a text of the contract can hold, but ${JSON.stringify(type)}: only its words are kept`,
        left: {kind: 'block', children},
      };
  }
}

/** Reads a rich text as Hygraph sends it in its field `json`. */
export const readRichText = (field: Field, context: ReadContext): RichText =>
  richTextReader<Part>({
    describe: (part) => describe(part, context),
    fieldOf: ({field: node}) => node,
    report: context.report,
  })(childrenOf(field.at('json'), false));
