import {
  type CmsDialect,
  imageSize,
  modelName,
  type ReadContext,
} from '@storefront-toolkit/integration-cms-core';
import type {Field} from '@storefront-toolkit/integration-core';
import type {ImageMedia} from '@storefront-toolkit/types/cms';
import type {BaseAsset} from '@contentstack/delivery-sdk';
import {readRichText} from './normalize-rich-text.ts';

/** References are lists, also those to a single entry. */
const single = (field: Field) => (Array.isArray(field.value) ? field.list()[0] : field);

/** Reads an asset as Contentstack sends it, with its dimension where it knows one. */
function readAsset(field: Field, context: ReadContext): ImageMedia {
  const asset = field as Field<BaseAsset>;
  const type = asset.at('content_type');
  if (!type.text().startsWith('image/')) type.fail('an image');
  return {
    type: 'Image',
    id: asset.at('uid').text(),
    src: asset.at('url').filledText(),
    alt: field.at('description').optionalText() ?? '',
    ...imageSize(() => field.at('dimension').given(), context),
  };
}

const snakeName = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The notation of Contentstack for the content model's parts. */
export const contentstackDialect: CmsDialect = {
  vendor: 'contentstack',
  entry(field) {
    const entry = single(field);
    if (!entry) return undefined;
    const vendorModel = entry.at('_content_type_uid').text();
    const updatedAt = entry.at('updated_at');
    // A reference that was not resolved has a uid and a content type, and nothing else.
    if (updatedAt.value === undefined && Object.keys(entry.value as object).length <= 2)
      return null;
    return {
      id: entry.at('uid').text(),
      model: modelName(vendorModel),
      vendorModel,
      field: entry,
      updatedAt,
      at: (name) => entry.at(snakeName(name)),
      raw: entry.value,
    };
  },
  image: readAsset,
  richText: readRichText,
};
