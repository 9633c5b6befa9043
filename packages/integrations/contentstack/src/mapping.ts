import {mappingsOf, type Notation} from '@storefront-toolkit/integration-cms-core';

const snake = (name: string) =>
  name.replace(
    /[A-Z]/g,
    (letter, index: number) => `${index > 0 ? '_' : ''}${letter.toLowerCase()}`,
  );

/** The names of content types and fields in Contentstack. */
export const notation: Notation = {
  model: snake,
  field: snake,
  id: 'uid',
  updatedAt: 'updated_at',
  kinds: {
    text: 'Single line textbox',
    'long-text': 'Multi line textbox',
    texts: 'Single line textbox, multiple',
    'rich-text': 'JSON rich text editor',
    choice: 'Select',
    boolean: 'Boolean',
    number: 'Number',
    json: 'Custom field of JSON',
    image: 'File',
    entry: 'Reference',
    entries: 'Reference, multiple',
  },
};

/** The mapping of each contract from an entry of Contentstack. */
export const mappings = mappingsOf(notation);
