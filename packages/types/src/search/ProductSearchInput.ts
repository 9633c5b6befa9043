import type {PagePosition} from './PagePosition.ts';
import type {RefinementSelection} from './RefinementSelection.ts';

/**
 * A shopper's search. Language, currency and country come with the context, not with the input.
 *
 * @category Integration
 * @entity
 * @example
 * ```ts
 * import type {ProductSearchInput} from '@storefront-toolkit/types/search';
 *
 * export const input: ProductSearchInput = {
 *   term: 'rain jacket',
 *   selections: [{type: 'values', key: 'size', values: ['m']}],
 *   page: 1,
 *   pageSize: 24,
 * };
 * ```
 */
export interface ProductSearchInput extends PagePosition {
  /** Words as the shopper typed them. Empty for all products. */
  readonly term: string;
  /** The selections that narrow the results, one for each refinement. Empty for all results. */
  readonly selections: readonly RefinementSelection[];
  /** Key of a {@link SortOption}. Without it, the most relevant come first. */
  readonly sort?: string | undefined;
  /** Products on a page: a whole number, 1 or above. Vendors have an upper limit. */
  readonly pageSize: number;
}
