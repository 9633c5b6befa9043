/**
 * What a shopper has typed so far, and how many suggestions there is room for.
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
