import type {ApiExport} from '../model.ts';
import type {Links} from './links.ts';
import {escapeMdx} from './mdx.ts';

/** The first sentence of a text. A point inside of `code` or of a number ends none. */
export const firstSentence = (text: string) =>
  /^(?:`[^`]*`|[^`])*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;

/** `- [Cart](…) in x and y: what it is.` An export without a page is named without a link. */
export function listItem(item: ApiExport, links: Links, places = ''): string {
  const href = links.exportHref(item.id);
  const name = href ? `[\`${item.name}\`](${href})` : `\`${item.name}\` of \`${item.entry}\``;
  const by = places && ` in ${places}`;
  return `- ${name}${by}: ${escapeMdx(links.resolve(firstSentence(item.summary)))}`;
}
