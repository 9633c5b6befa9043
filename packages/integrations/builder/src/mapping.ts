import {mappingsOf, type Notation} from '@storefront-toolkit/integration-cms-core';

/** The names of models and fields in Builder.io. */
export const notation: Notation = {
  model: (name) =>
    name.replace(
      /[A-Z]/g,
      (letter, index: number) => `${index > 0 ? '-' : ''}${letter.toLowerCase()}`,
    ),
  field: (name) => `data.${name}`,
  id: 'id',
  updatedAt: 'lastUpdated',
  kinds: {
    text: 'Text',
    'long-text': 'Long Text',
    texts: 'Tags',
    'rich-text': 'Rich Text',
    choice: 'Text with options',
    boolean: 'Boolean',
    number: 'Number',
    json: 'JSON',
    image: 'Object with `file`, `alt`, `width` and `height`',
    entry: 'Reference',
    entries: 'List with one field, the reference `entry`',
  },
};

/** The mapping of each contract from a content entry of Builder.io. */
export const mappings = mappingsOf(notation);
