import type {RichTextNode} from './RichTextNode.ts';

/**
 * Formatted text as a tree, in reading order. It holds no HTML: nothing that an editor pastes can become a script or a style.
 *
 * @category Text
 * @entity
 * @example
 * ```ts
 * import type {RichText} from '@storefront-toolkit/types/cms';
 *
 * export const care: RichText = [
 *   {type: 'Heading', level: 2, content: [{type: 'Text', text: 'Care'}]},
 *   {
 *     type: 'List',
 *     ordered: false,
 *     items: [[{type: 'Paragraph', content: [{type: 'Text', text: 'Close all zippers.'}]}]],
 *   },
 * ];
 * ```
 */
export type RichText = readonly RichTextNode[];
