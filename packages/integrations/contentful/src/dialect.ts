import {type CmsDialect, modelName} from '@storefront-toolkit/integration-cms-core';
import type {Field} from '@storefront-toolkit/integration-core';
import type {ImageMedia} from '@storefront-toolkit/types/cms';
import type {Asset, AssetFile, Entry} from 'contentful';
import {readRichText} from './normalize-rich-text.ts';

type RawEntry = Entry<{contentTypeId: string; fields: Record<string, never>}, undefined>;

/** Links that the SDK could not resolve: to drafts, to what is deleted, and to other spaces. */
const isUnresolved = (field: Field) =>
  ['Link', 'ResourceLink'].includes(field.at('sys').at('type').text());

/** Reads an asset as Contentful sends it. */
export function readAsset(field: Field): ImageMedia | null {
  if (isUnresolved(field)) return null;
  const asset = field as Field<Asset<undefined>>;
  const file: Field<AssetFile> | undefined = asset.at('fields').at('file').given();
  // A file that has not been uploaded in this language.
  if (!file) return null;
  if (!file.at('contentType').text().startsWith('image/')) file.at('contentType').fail('an image');
  const size = file.at('details').at('image');
  return {
    type: 'Image',
    id: asset.at('sys').at('id').text(),
    // Addresses come without a scheme.
    src: file.at('url').text().replace(/^\/\//, 'https://'),
    alt: asset.at('fields').at('description').optionalText() ?? '',
    width: size.at('width').integer(),
    height: size.at('height').integer(),
  };
}

/** How Contentful writes what the content model is made of. */
export const contentfulDialect: CmsDialect = {
  vendor: 'contentful',
  entry(field) {
    if (isUnresolved(field)) return null;
    const entry = field as Field<RawEntry>;
    const sys = entry.at('sys');
    const fields: Field = field.at('fields');
    const vendorModel = sys.at('contentType').at('sys').at('id').text();
    return {
      id: sys.at('id').text(),
      model: modelName(vendorModel),
      vendorModel,
      updatedAt: sys.at('updatedAt'),
      at: (name) => fields.at(name),
      raw: fields.value,
    };
  },
  image: readAsset,
  richText: readRichText,
};
