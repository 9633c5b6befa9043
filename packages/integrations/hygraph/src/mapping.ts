import {mappingsOf, type Notation} from '@storefront-toolkit/integration-cms-core';

/** How Hygraph names content types and fields. */
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

/** How each contract is made of an entry of Hygraph. */
export const mappings = mappingsOf(notation);
