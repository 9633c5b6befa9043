import {
  linkToEntry,
  linkToUrl,
  type ReadContext,
  readEmbed,
  type RichCell,
  type RichNode,
  richTextReader,
} from '@storefront-toolkit/integration-cms-core';
import {type Field, readOrReport} from '@storefront-toolkit/integration-core';
import type {RichText, RichTextMark, StorefrontLink} from '@storefront-toolkit/types/cms';
import {imageOf, isImage, readFile} from './dialect.ts';

const marks: Readonly<Record<string, RichTextMark>> = {
  bold: 'strong',
  italic: 'emphasis',
  underline: 'underline',
  strikethrough: 'strikethrough',
  code: 'code',
  superscript: 'superscript',
  subscript: 'subscript',
};

function readText(node: Field, {report}: ReadContext): RichNode {
  const marked = node
    .at('marks')
    .list()
    .flatMap((mark) => {
      const type = mark.at('type');
      const read = () => marks[type.text()] ?? type.fail('a mark of the contract');
      return readOrReport('mark', report, read) ?? [];
    });
  return {kind: 'text', text: node.at('value').text(), marks: marked};
}

const publishedFile = (target: Field) =>
  readFile(target) ?? target.fail('a reference to something that is published');

/** An asset between paragraphs: an image, or a link to a file of any other kind. */
function readAsset(target: Field, context: ReadContext): RichNode {
  const file = publishedFile(target);
  if (isImage(file)) return {kind: 'figure', image: imageOf(file, context)};
  return {kind: 'words', link: linkToUrl(file.url, target), text: file.title, block: true};
}

/** Reads where a link leads, by the type of its node. */
const targetOf: Readonly<Record<string, (data: Field, context: ReadContext) => StorefrontLink>> = {
  hyperlink: (data) => linkToUrl(data.at('uri').text(), data.at('uri')),
  'entry-hyperlink': (data, context) => linkToEntry(data.at('target'), context),
  'asset-hyperlink': (data) => linkToUrl(publishedFile(data.at('target')).url, data.at('target')),
  'resource-hyperlink': (data) => data.at('target').fail('a reference to this space'),
};

const span = (field: Field) => (field.given() ? field.integer() : undefined);

const readCell = (cell: Field): RichCell => ({
  heading: cell.at('nodeType').oneOf('table-header-cell', 'table-cell') === 'table-header-cell',
  columnSpan: span(cell.at('data').at('colspan')),
  rowSpan: span(cell.at('data').at('rowspan')),
  children: cell.at('content').list(),
});

function describe(node: Field, context: ReadContext): RichNode {
  const type = node.at('nodeType').text();
  if (type === 'text') return readText(node, context);
  const data = node.at('data');
  const children = node.at('content').list();
  const [, level] = /^heading-([1-6])$/.exec(type) ?? [];
  if (level) return {kind: 'heading', level: Number(level), children};
  const target = Object.hasOwn(targetOf, type) ? targetOf[type] : undefined;
  if (target) {
    return {
      kind: 'link',
      link: readOrReport('link', context.report, () => target(data, context)),
      children,
    };
  }
  switch (type) {
    case 'paragraph':
    case 'list-item':
      return {kind: 'block', children};
    case 'unordered-list':
    case 'ordered-list':
      return {kind: 'list', ordered: type === 'ordered-list', children};
    case 'blockquote':
      return {kind: 'quote', children};
    case 'hr':
      return {kind: 'divider'};
    case 'table':
      return {kind: 'table', rows: children.map((row) => row.at('content').list().map(readCell))};
    case 'embedded-asset-block':
      return readAsset(data.at('target'), context);
    case 'embedded-entry-block':
    case 'embedded-entry-inline':
      return readEmbed(data.at('target'), context, type === 'embedded-entry-block');
    case 'embedded-resource-block':
    case 'embedded-resource-inline':
      return data.at('target').fail('a reference to this space');
    default:
      return {
        kind: 'lost',
        missing: 'part of a text',
        expected: `a node that the integration knows, but ${JSON.stringify(type)}: only its words are kept`,
        left: {kind: 'block', children},
      };
  }
}

/** Reads a rich text as Contentful sends it. */
export const readRichText = (document: Field, context: ReadContext): RichText =>
  richTextReader<Field>({
    describe: (node) => describe(node, context),
    fieldOf: (node) => node,
    report: context.report,
  })(document.at('content').list());
