import {
  type CmsEntry,
  imageSize,
  linkToEntry,
  linkToUrl,
  marksOf,
  type ReadContext,
  readEmbed,
  type RichCell,
  type RichNode,
  richTextReader,
} from '@storefront-toolkit/integration-cms-core';
import {type Field, readOrReport} from '@storefront-toolkit/integration-core';
import type {RichText, RichTextMark, StorefrontLink} from '@storefront-toolkit/types/cms';

const marks = {
  bold: 'strong',
  italic: 'emphasis',
  underline: 'underline',
  strikethrough: 'strikethrough',
  inlineCode: 'code',
  superscript: 'superscript',
  subscript: 'subscript',
} as const;

/** A node, and whether it is part of a block of code. */
interface Part {
  readonly field: Field;
  readonly inCode: boolean;
}

/** The context for reading a text. */
interface Reading extends ReadContext {
  /** Finds an entry or an asset that the text embeds. */
  readonly embedded: (uid: Field) => Field;
}

/** Containers whose content is a paragraph, or several. */
const CONTAINERS = [
  ...['doc', 'p', 'div', 'li', 'lic', 'check-list'],
  ...['row', 'column', 'grid-container', 'grid-child', 'thead', 'tbody', 'tfoot', 'tr', 'td', 'th'],
];

/** Entries and assets that a text embeds are beside it in its entry, by the name of the field. */
const finder = (entry: CmsEntry) => (uid: Field) => {
  const lists = entry.field.at('_embedded_items').given()?.entries() ?? [];
  const items = lists.flatMap(([, list]) => list.list());
  const found = items.find((item) => item.at('uid').value === uid.text());
  return found ?? uid.fail('the uid of something that is published');
};

/** An asset in a text: an image, or a link to a file of any other kind. */
function readAsset(attrs: Field, context: Reading): RichNode<Part> {
  const address = attrs.at('asset-link').given() ?? attrs.at('url').given() ?? attrs.at('src');
  const src = address.filledText();
  const type = attrs.at('asset-type').optionalText() ?? 'image/';
  const name = attrs.at('asset-name').optionalText() ?? src;
  if (!type.startsWith('image/')) {
    return {kind: 'words', link: linkToUrl(src, address), text: name, block: true};
  }
  // Width and height of the node say how large the editor shows the image, in percent.
  const uid = attrs.at('asset-uid');
  const asset = uid.given() && findOrNothing(uid, context);
  const size = asset && imageSize(() => asset.at('dimension').given(), context);
  const alt = attrs.at('asset-alt').optionalText() ?? attrs.at('alt').optionalText() ?? '';
  const figure: RichNode<Part> = {
    kind: 'figure',
    image: {type: 'Image', id: uid.optionalText() ?? src, src, alt, ...size},
    caption: attrs.at('asset-caption').optionalText() ?? attrs.at('caption').optionalText(),
  };
  const link = attrs.at('link').optionalText();
  if (!link) return figure;
  return {kind: 'lost', missing: 'link', expected: 'an image without a link', left: figure};
}

/** The asset that a node is about. Without it, the image has no size. */
function findOrNothing(uid: Field, {embedded}: Reading): Field | undefined {
  return readOrReport(
    'asset',
    () => undefined,
    () => embedded(uid),
  );
}

/** An entry or asset in a text. */
function readReference(attrs: Field, children: readonly Part[], context: Reading): RichNode<Part> {
  const look = attrs.at('display-type').value;
  const isAsset = attrs.at('type').value === 'asset';
  if (isAsset && look !== 'link' && look !== 'download') return readAsset(attrs, context);
  if (!isAsset && look !== 'link') {
    return readEmbed(context.embedded(attrs.at('entry-uid')), context, look === 'block');
  }
  const target = (): StorefrontLink =>
    isAsset
      ? linkToUrl(attrs.at('asset-link').filledText(), attrs.at('asset-link'))
      : linkToEntry(context.embedded(attrs.at('entry-uid')), context);
  return {kind: 'link', link: readOrReport('link', context.report, target), children};
}

const span = (field: Field) => (field.given() ? Number(field.value) || undefined : undefined);

const isVoid = (cell: Field) => {
  const attrs: Field | undefined = cell.at('attrs').given();
  return attrs?.at('void').value === true;
};

/** Rows of a table. Contentstack leaves cells that others cover in their row, and marks them as void. */
function rowsOf(table: readonly Part[]): readonly (readonly RichCell<Part>[])[] {
  return table.flatMap(({field, inCode}): readonly (readonly RichCell<Part>[])[] => {
    const type = field.at('type').text();
    const children = childrenOf(field, inCode);
    if (['thead', 'tbody', 'tfoot'].includes(type)) return rowsOf(children);
    if (type !== 'tr') return [];
    const cells = children.filter(({field: cell}) => !isVoid(cell));
    return [
      cells.map(({field: cell}) => {
        const attrs: Field | undefined = cell.at('attrs').given();
        return {
          heading: cell.at('type').text() === 'th',
          columnSpan: attrs && span(attrs.at('colSpan')),
          rowSpan: attrs && span(attrs.at('rowSpan')),
          children: childrenOf(cell, inCode),
        };
      }),
    ];
  });
}

const childrenOf = (node: Field, inCode: boolean): readonly Part[] =>
  node
    .at('children')
    .list()
    .map((field) => ({field, inCode}));

function readText(node: Field, inCode: boolean): RichNode<Part> {
  const found: readonly RichTextMark[] = marksOf(node, marks);
  const after = node.at('break').value === true && node.at('text').value !== '\n' ? '\n' : '';
  return {
    kind: 'text',
    text: node.at('text').text() + after,
    marks: inCode ? [...new Set<RichTextMark>([...found, 'code'])] : found,
  };
}

function describe({field: node, inCode}: Part, context: Reading): RichNode<Part> {
  if (node.at('text').value !== undefined) return readText(node, inCode);
  const type = node.at('type').text();
  const attrs = node.at('attrs');
  const children = childrenOf(node, inCode || type === 'code');
  const [, level] = /^h([1-6])$/.exec(type) ?? [];
  if (level) return {kind: 'heading', level: Number(level), children};
  if (CONTAINERS.includes(type) || type === 'code') return {kind: 'block', children};
  switch (type) {
    case 'ul':
    case 'ol':
      return {kind: 'list', ordered: type === 'ol', children};
    case 'blockquote':
      return {kind: 'quote', children};
    case 'hr':
      return {kind: 'divider'};
    case 'img':
      return readAsset(attrs, context);
    case 'table':
      return {kind: 'table', rows: rowsOf(children)};
    case 'a': {
      const read = () =>
        linkToUrl(attrs.at('url').text(), attrs.at('url'), attrs.at('target').value === '_blank');
      return {kind: 'link', link: readOrReport('link', context.report, read), children};
    }
    case 'reference':
      return readReference(attrs, children, context);
    case 'span':
    case 'fragment':
      return {kind: 'inline', children};
    case 'style':
    case 'script':
    case 'colgroup':
    case 'col':
      return {kind: 'nothing'};
    default:
      return {
        kind: 'lost',
        missing: type === 'embed' ? 'embed' : 'part of a text',
        expected: `a node that a text of the contract can hold, but ${JSON.stringify(type)}: only its words are kept`,
        left: {kind: 'block', children},
      };
  }
}

/** Reads a JSON rich text as Contentstack sends it. */
export function readRichText(document: Field, context: ReadContext, entry: CmsEntry): RichText {
  const reading: Reading = {...context, embedded: finder(entry)};
  return richTextReader<Part>({
    describe: (part) => describe(part, reading),
    fieldOf: ({field}) => field,
    report: context.report,
  })(childrenOf(document, false));
}
