/**
 * A part of a text in which what the shopper typed is marked. Parts rather than markup: nothing of a vendor's answer gets into a page as HTML.
 *
 * @category Suggestions
 * @example
 * ```ts
 * import type {TextPart} from '@storefront-toolkit/types/search';
 *
 * export const parts: readonly TextPart[] = [
 *   {text: 'rain', matched: true},
 *   {text: ' jacket', matched: false},
 * ];
 * ```
 */
export interface TextPart {
  /** The characters. The parts of a text put together are the text. */
  readonly text: string;
  /** Whether the shopper typed them. */
  readonly matched: boolean;
}
