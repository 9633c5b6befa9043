import {mappingsOf, type Notation} from '@storefront-toolkit/integration-cms-core';

/** The names of content types and fields in Contentful. */
export const notation: Notation = {
  model: (name) => name.charAt(0).toLowerCase() + name.slice(1),
  field: (name) => `fields.${name}`,
  id: 'sys.id',
  updatedAt: 'sys.updatedAt',
  kinds: {
    text: 'Short text',
    'long-text': 'Long text',
    texts: 'Short text, list',
    'rich-text': 'Rich text',
    choice: 'Short text with accepted values',
    boolean: 'Boolean',
    number: 'Number',
    json: 'JSON object',
    image: 'Media, one file',
    entry: 'Reference',
    entries: 'References, many',
  },
};

/** The mapping of each contract from an entry of Contentful. */
export const mappings = mappingsOf(notation);
