/**
 * As much of a card as may be shown and stored.
 *
 * @category Payment
 * @example
 * ```ts
 * import type {CardSummary} from '@storefront-toolkit/types/cart';
 *
 * export const card: CardSummary = {brand: 'Visa', last4: '4242'};
 * ```
 */
export interface CardSummary {
  /** Brand that shoppers see. */
  readonly brand: string;
  /** The last four digits. Never more: the rest never reaches the store. */
  readonly last4: string;
}
