/**
 * The text that a shopper has typed so far, and the number of suggestions to read.
 *
 * @category Integration
 * @example
 * ```ts
 * import type {SuggestionsInput} from '@storefront-toolkit/types/search';
 *
 * export const input: SuggestionsInput = {term: 'rain ja', limit: 5};
 * ```
 */
export interface SuggestionsInput {
  /** Characters typed so far. At least one. */
  readonly term: string;
  /** Most suggestions of each kind. */
  readonly limit: number;
}
