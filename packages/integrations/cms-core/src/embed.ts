import type {Field} from '@storefront-toolkit/integration-core';
import {readBlock} from './blocks.ts';
import type {CmsEntry, ReadContext} from './entry.ts';
import {linkable, linkToEntry, readLink} from './link.ts';
import {open} from './read.ts';
import type {RichNode} from './rich-text.ts';

/** The text of a link to an entry that has none. */
function wordsOf(entry: CmsEntry, context: ReadContext): string {
  if (entry.model === 'Link') return readLink(entry, context).text;
  return entry.at('title').optionalText() ?? entry.field.fail('an entry with a title to link by');
}

/**
 * Reads an entry that is embedded in a rich text. A page, and an entry of the type `Link`, become a link. Between paragraphs,
 * any other entry becomes a block.
 *
 * @param field - The reference.
 * @param context - The context for reading the text.
 * @param block - Whether it is between paragraphs. In a line, the contract can't hold an entry that isn't a link.
 * @throws For a draft, for an entry inside itself, and in a line for anything that isn't a link.
 */
export function readEmbed<Node = Field>(
  field: Field,
  context: ReadContext,
  block: boolean,
): RichNode<Node> {
  const {entry, inside} = open(field, context) ?? field.fail('a reference to an entry');
  if (linkable.includes(entry.model)) {
    const link = linkToEntry(field, context);
    return {kind: 'words', link, text: wordsOf(entry, inside), block};
  }
  if (!block) return field.fail('a reference to a page or a link, which a line can hold');
  return {kind: 'embed', block: readBlock(entry, inside)};
}
