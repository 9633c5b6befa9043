import type {StockLocationAddress} from './StockLocationAddress.ts';

/**
 * A place where stock is kept, such as a store in which shoppers collect orders.
 *
 * @category Availability
 * @example
 * ```ts
 * import type {StockLocation} from '@storefront-toolkit/types/catalog';
 *
 * export const dublin: StockLocation = {
 *   id: 'loc-1',
 *   name: 'Dublin',
 *   address: {line1: '1 Example Street', city: 'Dublin', country: 'IE'},
 * };
 * ```
 */
export interface StockLocation {
  /** Key of the location at the vendor. */
  readonly id: string;
  /** Name that shoppers see. */
  readonly name: string;
  /** Its address. Left out when the vendor tells no part of it. */
  readonly address?: StockLocationAddress | undefined;
}
