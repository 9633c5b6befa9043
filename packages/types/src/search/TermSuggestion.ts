import type {TextPart} from './TextPart.ts';

/**
 * Words that a shopper may want to search for.
 *
 * @category Suggestions
 * @entity
 * @example
 * ```ts
 * import type {TermSuggestion} from '@storefront-toolkit/types/search';
 *
 * export const suggestion: TermSuggestion = {
 *   term: 'rain jacket',
 *   parts: [
 *     {text: 'rain', matched: true},
 *     {text: ' jacket', matched: false},
 *   ],
 *   count: 41,
 * };
 * ```
 */
export interface TermSuggestion {
  /** The words to search for, whole: what `parts` say together. */
  readonly term: string;
  /** The words in parts, with those marked that the shopper typed. */
  readonly parts: readonly TextPart[];
  /** The number of products that a search would find. Left out when the vendor doesn't say. */
  readonly count?: number | undefined;
}
