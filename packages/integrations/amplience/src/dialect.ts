import {type CmsDialect, modelName} from '@storefront-toolkit/integration-cms-core';
import type {Field} from '@storefront-toolkit/integration-core';
import type {ImageMedia} from '@storefront-toolkit/types/cms';
import {readRichText} from './normalize-rich-text.ts';

/** Reads an image with its text and size. Amplience's own image link has neither. */
function readImage(field: Field): ImageMedia | null {
  const link: Field | undefined = field.at('image').given();
  if (!link) return null;
  const [host, endpoint, name] = ['defaultHost', 'endpoint', 'name'].map((key) =>
    link.at(key).text(),
  );
  return {
    type: 'Image',
    id: link.at('id').text(),
    src: `https://${host ?? ''}/i/${endpoint ?? ''}/${encodeURIComponent(name ?? '')}`,
    alt: field.at('alt').optionalText() ?? '',
    width: field.at('width').integer(),
    height: field.at('height').integer(),
  };
}

/** How Amplience writes what the content model is made of. Links to what isn't published are left out, or have no content. */
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
      updatedAt: item.at('updatedAt'),
      at: (name) => item.at(name),
      raw: item.value,
    };
  },
  image: readImage,
  richText: readRichText,
};
