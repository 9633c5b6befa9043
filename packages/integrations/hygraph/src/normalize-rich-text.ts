import {
  linkToUrl,
  marksOf,
  type RichNode,
  richTextReader,
} from '@storefront-toolkit/integration-cms-core';
import type {Field} from '@storefront-toolkit/integration-core';
import type {RichText} from '@storefront-toolkit/types/cms';

const marks = {bold: 'strong', italic: 'emphasis', underline: 'underline', code: 'code'} as const;

const levels: Readonly<Record<string, number>> = {
  'heading-one': 1,
  'heading-two': 2,
  'heading-three': 3,
  'heading-four': 4,
  'heading-five': 5,
  'heading-six': 6,
};

/** An image in a text. Hygraph writes its address and size into the node. */
function figure(node: Field): RichNode {
  const [width, height] = [node.at('width').value, node.at('height').value].map(Number);
  const src = node.at('src').text();
  if (!width || !height || width < 0 || height < 0) return {kind: 'figure', image: null};
  const id = node.at('handle').optionalText() ?? src;
  const alt = node.at('altText').optionalText() ?? '';
  const caption = node.at('caption').optionalText();
  return {kind: 'figure', image: {type: 'Image', id, src, alt, width, height}, caption};
}

function describe(node: Field): RichNode {
  const text = node.at('text');
  if (text.value !== undefined)
    return {kind: 'text', text: text.text(), marks: marksOf(node, marks)};
  const type = node.at('type').text();
  if (type === 'image') return figure(node);
  const children = node.at('children').list();
  const level = levels[type];
  if (level) return {kind: 'heading', level, children};
  switch (type) {
    case 'bulleted-list':
    case 'numbered-list':
      return {kind: 'list', ordered: type === 'numbered-list', children};
    case 'block-quote':
      return {kind: 'quote', children};
    case 'link': {
      const newTab = node.at('openInNewTab').value === true;
      return {kind: 'link', link: linkToUrl(node.at('href').text(), newTab), children};
    }
    default:
      return {kind: 'block', children};
  }
}

/** Reads a rich text as Hygraph sends it in its field `json`. */
export const readRichText = (field: Field): RichText =>
  richTextReader(describe)(field.at('json').at('children').list());
