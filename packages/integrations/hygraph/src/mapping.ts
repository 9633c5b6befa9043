import {mappingsOf, type Notation} from '@storefront-toolkit/integration-cms-core';

/** The names of content types and fields in Hygraph. */
export const notation: Notation = {
  model: (name) => name,
  field: (name) => name,
  id: 'id',
  updatedAt: 'updatedAt',
  kinds: {
    text: 'Single line text',
    'long-text': 'Multi line text',
    texts: 'Single line text, multiple values',
    'rich-text': 'Rich text',
    choice: 'Single line text that matches a pattern',
    boolean: 'Boolean',
    number: 'Float',
    json: 'JSON',
    image: 'Asset',
    entry: 'Reference, one',
    entries: 'Reference, many',
  },
};

/** The mapping of each contract from an entry of Hygraph. */
export const mappings = mappingsOf(notation);
