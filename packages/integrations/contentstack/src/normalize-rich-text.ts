import {
  linkToEntry,
  linkToUrl,
  marksOf,
  type ReadContext,
  type RichNode,
  richTextReader,
} from '@storefront-toolkit/integration-cms-core';
import type {Field} from '@storefront-toolkit/integration-core';
import type {RichText} from '@storefront-toolkit/types/cms';

const marks = {
  bold: 'strong',
  italic: 'emphasis',
  underline: 'underline',
  strikethrough: 'strikethrough',
  inlineCode: 'code',
  superscript: 'superscript',
  subscript: 'subscript',
} as const;

/** An image in a text: a reference to an asset, with its address and size as attributes. */
function figure(attrs: Field): RichNode {
  const width = Number(attrs.at('width').value);
  const height = Number(attrs.at('height').value);
  const src = attrs.at('asset-link').optionalText() ?? attrs.at('url').optionalText();
  if (!src || !(width > 0) || !(height > 0)) return {kind: 'figure', image: null};
  const id = attrs.at('asset-uid').optionalText() ?? src;
  const alt = attrs.at('asset-alt').optionalText() ?? attrs.at('alt').optionalText() ?? '';
  return {
    kind: 'figure',
    image: {type: 'Image', id, src, alt, width, height},
    caption: attrs.at('asset-caption').optionalText(),
  };
}

function describe(node: Field, context: ReadContext): RichNode {
  const text = node.at('text');
  if (text.value !== undefined)
    return {kind: 'text', text: text.text(), marks: marksOf(node, marks)};
  const type = node.at('type').text();
  const attrs = node.at('attrs');
  if (type === 'hr') return {kind: 'divider'};
  if (type === 'img') return figure(attrs);
  if (type === 'reference' && attrs.at('type').value === 'asset') return figure(attrs);
  const children = node.at('children').list();
  const [, level] = /^h([1-6])$/.exec(type) ?? [];
  if (level) return {kind: 'heading', level: Number(level), children};
  switch (type) {
    case 'ul':
    case 'ol':
      return {kind: 'list', ordered: type === 'ol', children};
    case 'blockquote':
      return {kind: 'quote', children};
    case 'a': {
      const newTab = attrs.at('target').value === '_blank';
      return {kind: 'link', link: linkToUrl(attrs.at('url').text(), newTab), children};
    }
    case 'reference': {
      const link = attrs.at('display-type').value === 'link';
      const target = attrs.at('entry').given();
      return link
        ? {kind: 'link', link: target && linkToEntry(target, context), children}
        : {kind: 'block', children};
    }
    case 'span':
    case 'fragment':
      return {kind: 'inline', children};
    default:
      return {kind: 'block', children};
  }
}

/** Reads a JSON rich text as Contentstack sends it. */
export const readRichText = (document: Field, context: ReadContext): RichText =>
  richTextReader((node) => describe(node, context))(document.at('children').list());
