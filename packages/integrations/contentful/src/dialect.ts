import {
  type CmsDialect,
  imageSize,
  modelName,
  objectIn,
  type ReadContext,
} from '@storefront-toolkit/integration-cms-core';
import type {Field} from '@storefront-toolkit/integration-core';
import type {ImageMedia} from '@storefront-toolkit/types/cms';
import type {Asset, AssetFile, Entry} from 'contentful';
import {readRichText} from './normalize-rich-text.ts';

type RawEntry = Entry<{contentTypeId: string; fields: Record<string, never>}, undefined>;

/** Links that the SDK could not resolve: to drafts, to what is deleted, and to other spaces. */
const isUnresolved = (field: Field) =>
  ['Link', 'ResourceLink'].includes(field.at('sys').at('type').text());

/** A file of an asset, and what editors say about it. */
interface ReadFile {
  readonly id: string;
  readonly url: string;
  readonly contentType: Field;
  /** Finds what holds its size. Contentful measures no SVG, and nothing else than images. */
  readonly size: () => Field | undefined;
  readonly title: string;
  readonly description: string;
}

/** Reads the file of an asset of any kind. `null` for a draft, for what is gone, and for a file that isn't uploaded in this language. */
export function readFile(field: Field): ReadFile | null {
  if (isUnresolved(field)) return null;
  const asset = field as Field<Asset<undefined>>;
  const fields = asset.at('fields');
  const file: Field<AssetFile> | undefined = fields.at('file').given();
  if (!file) return null;
  return {
    id: asset.at('sys').at('id').text(),
    // Addresses come without a scheme.
    url: file.at('url').filledText().replace(/^\/\//, 'https://'),
    contentType: file.at('contentType'),
    size() {
      const details: Field | undefined = file.at('details').given();
      return details && objectIn(details).at('image').given();
    },
    title: fields.at('title').optionalText() ?? file.at('fileName').text(),
    description: fields.at('description').optionalText() ?? '',
  };
}

/** Whether a file is an image. */
export const isImage = ({contentType}: ReadFile) => contentType.text().startsWith('image/');

/** Reads a file as an image. */
export function imageOf(file: ReadFile, context: ReadContext): ImageMedia {
  const {id, url, contentType, size, description} = file;
  if (!isImage(file)) contentType.fail('an image');
  return {
    type: 'Image',
    id,
    src: url,
    alt: description,
    ...imageSize(size, context),
  };
}

/** The notation of Contentful for the content model's parts. */
export const contentfulDialect: CmsDialect = {
  vendor: 'contentful',
  entry(field) {
    if (isUnresolved(field)) return null;
    const entry = field as Field<RawEntry>;
    const sys = entry.at('sys');
    const fields: Field = objectIn(field.at('fields'));
    const vendorModel = sys.at('contentType').at('sys').at('id').text();
    return {
      id: sys.at('id').text(),
      model: modelName(vendorModel),
      vendorModel,
      field,
      updatedAt: sys.at('updatedAt'),
      at: (name) => fields.at(name),
      raw: fields.value,
    };
  },
  image(field, context) {
    const file = readFile(field);
    return file && imageOf(file, context);
  },
  richText: readRichText,
};
