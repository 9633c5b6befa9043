import {
  type CmsDialect,
  imageSize,
  modelName,
  type ReadContext,
} from '@storefront-toolkit/integration-cms-core';
import type {Field} from '@storefront-toolkit/integration-core';
import type {ImageMedia} from '@storefront-toolkit/types/cms';
import {readRichText} from './normalize-rich-text.ts';

/** Reads an asset of Hygraph. */
function readAsset(asset: Field, context: ReadContext): ImageMedia {
  const type = asset.at('mimeType');
  if (!type.text().startsWith('image/')) type.fail('an image');
  return {
    type: 'Image',
    id: asset.at('id').text(),
    src: asset.at('url').filledText(),
    alt: asset.at('alt').optionalText() ?? '',
    ...imageSize(() => asset, context),
  };
}

/** The notation of Hygraph for the content model's parts. References to drafts are `null`, or absent from lists. */
export const hygraphDialect: CmsDialect = {
  vendor: 'hygraph',
  entry(entry) {
    const vendorModel = entry.at('__typename').text();
    return {
      id: entry.at('id').text(),
      model: modelName(vendorModel),
      vendorModel,
      field: entry,
      updatedAt: entry.at('updatedAt'),
      at: (name) => entry.at(name),
      raw: entry.value,
    };
  },
  image: readAsset,
  richText: readRichText,
};
