/**
 * An order in which results can be shown.
 *
 * @category Results
 * @entity
 * @example
 * ```ts
 * import type {SortOption} from '@storefront-toolkit/types/search';
 *
 * export const cheapestFirst: SortOption = {
 *   key: 'price-asc',
 *   label: 'Price: low to high',
 *   selected: false,
 * };
 * ```
 */
export interface SortOption {
  /** Key that goes into the next {@link ProductSearchInput}. A vendor's own, such as the name of an index. */
  readonly key: string;
  /** Name that shoppers see. */
  readonly label: string;
  /** Whether results are in this order now. */
  readonly selected: boolean;
}
