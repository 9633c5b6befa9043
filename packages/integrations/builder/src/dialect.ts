import {
  type CmsDialect,
  imageSize,
  modelName,
  objectIn,
  type ReadContext,
} from '@storefront-toolkit/integration-cms-core';
import type {Field} from '@storefront-toolkit/integration-core';
import type {ImageMedia} from '@storefront-toolkit/types/cms';
import {readRichText} from './normalize-rich-text.ts';
import {REFERENCE, VISUAL} from './prepare.ts';

/** Reads an image with its text and size. A file of Builder.io is an address alone. */
function readImage(field: Field, context: ReadContext): ImageMedia | undefined {
  const src = objectIn(field).at('file').optionalText();
  if (!src) return undefined;
  return {
    type: 'Image',
    id: src,
    src,
    alt: field.at('alt').optionalText() ?? '',
    ...imageSize(() => field, context),
  };
}

/** The field itself, or the content of a list's item, which may have been left empty. */
function unwrap(item: Field): Field | undefined {
  const {value} = item;
  const wrapped = typeof value === 'object' && value !== null && 'entry' in value;
  return wrapped ? item.at('entry').given() : item;
}

/** The notation of Builder.io for the content model's parts. A reference to what isn't published has no value. */
export const builderDialect: CmsDialect = {
  vendor: 'builder',
  entry(item) {
    const field = unwrap(item);
    if (!field) return undefined;
    const isReference = field.at('@type').value === REFERENCE;
    const content: Field | undefined = isReference ? field.at('value').given() : field;
    if (!content) return null;
    const vendorModel = field.at('model').text();
    const data = objectIn(content.at('data'));
    return {
      id: content.at('id').text(),
      model: content.at(VISUAL).value === true ? 'VisualContent' : modelName(vendorModel),
      vendorModel,
      field,
      updatedAt: content.at('lastUpdated'),
      at: (name) => data.at(name),
      raw: content.value,
    };
  },
  image: readImage,
  richText: readRichText,
};
