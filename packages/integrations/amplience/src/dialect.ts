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

/** Address of an image, by the link to it. */
export function addressOf(link: Field): string {
  const [host, endpoint, name] = ['defaultHost', 'endpoint', 'name'].map((key) =>
    link.at(key).filledText(),
  );
  return `https://${host ?? ''}/i/${endpoint ?? ''}/${encodeURIComponent(name ?? '')}`;
}

/** Reads an image with its text and size. Amplience's own image link has neither. */
function readImage(field: Field, context: ReadContext): ImageMedia | undefined {
  const link: Field | undefined = objectIn(field).at('image').given();
  if (!link) return undefined;
  return {
    type: 'Image',
    id: link.at('id').text(),
    src: addressOf(link),
    alt: field.at('alt').optionalText() ?? '',
    ...imageSize(() => field, context),
  };
}

/** The notation of Amplience for the content model's parts. Links to what isn't published are left out, or have no content. */
export const amplienceDialect: CmsDialect = {
  vendor: 'amplience',
  entry(item) {
    const meta = item.at('_meta');
    const schema = meta.at('schema').text();
    // A content link that was not resolved is a reference, with the id of the item and no delivery id.
    if (schema.endsWith('/content-link') || schema.endsWith('/content-reference')) return null;
    const vendorModel = schema.split('/').at(-1) ?? '';
    return {
      id: meta.at('deliveryId').text(),
      model: modelName(vendorModel),
      vendorModel,
      field: item,
      updatedAt: item.at('updatedAt'),
      at: (name) => item.at(name),
      raw: item.value,
    };
  },
  image: readImage,
  richText: readRichText,
};
