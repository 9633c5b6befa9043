import {mappingsOf, type Notation} from '@storefront-toolkit/integration-cms-core';

/** The names of content types and fields in Amplience. A content type is the last part of the address of its schema. */
export const notation: Notation = {
  model: (name) =>
    name.replace(
      /[A-Z]/g,
      (letter, index: number) => `${index > 0 ? '-' : ''}${letter.toLowerCase()}`,
    ),
  field: (name) => name,
  id: '_meta.deliveryId',
  updatedAt: 'updatedAt',
  kinds: {
    text: 'String',
    'long-text': 'String',
    texts: 'Array of strings',
    'rich-text': 'Rich text, or a string of Markdown',
    choice: 'String with an enum',
    boolean: 'Boolean',
    number: 'Number',
    json: 'Object or array',
    image: 'Image with text and size',
    entry: 'Content link',
    entries: 'Array of content links',
  },
};

/** The mapping of each contract from a content item of Amplience. */
export const mappings = mappingsOf(notation);
