import {
  linkToEntry,
  linkToUrl,
  type ReadContext,
  type RichNode,
  richTextReader,
} from '@storefront-toolkit/integration-cms-core';
import type {Field} from '@storefront-toolkit/integration-core';
import type {RichText, RichTextMark} from '@storefront-toolkit/types/cms';
import {readAsset} from './dialect.ts';

const marks: Readonly<Record<string, RichTextMark>> = {
  bold: 'strong',
  italic: 'emphasis',
  underline: 'underline',
  strikethrough: 'strikethrough',
  code: 'code',
  superscript: 'superscript',
  subscript: 'subscript',
};

function describe(node: Field, context: ReadContext): RichNode {
  const type = node.at('nodeType').text();
  if (type === 'text') {
    const marked = node
      .at('marks')
      .list()
      .flatMap((mark) => marks[mark.at('type').text()] ?? []);
    return {kind: 'text', text: node.at('value').text(), marks: marked};
  }
  const data = node.at('data');
  if (type === 'hr') return {kind: 'divider'};
  if (type === 'embedded-asset-block') {
    const target = data.at('target');
    return {kind: 'figure', image: readAsset(target)};
  }
  const children = node.at('content').list();
  const [, level] = /^heading-([1-6])$/.exec(type) ?? [];
  if (level) return {kind: 'heading', level: Number(level), children};
  switch (type) {
    case 'unordered-list':
    case 'ordered-list':
      return {kind: 'list', ordered: type === 'ordered-list', children};
    case 'blockquote':
      return {kind: 'quote', children};
    case 'hyperlink':
      return {kind: 'link', link: linkToUrl(data.at('uri').text()), children};
    case 'entry-hyperlink':
      return {kind: 'link', link: linkToEntry(data.at('target'), context), children};
    case 'asset-hyperlink':
    case 'embedded-entry-inline':
      return {kind: 'inline', children};
    default:
      return {kind: 'block', children};
  }
}

/** Reads a rich text as Contentful sends it. */
export const readRichText = (document: Field, context: ReadContext): RichText =>
  richTextReader((node) => describe(node, context))(document.at('content').list());
