/**
 * The variant whose stock {@link StockByLocationIntegration.getStockByLocation} reads.
 *
 * @category Integration
 * @example
 * ```ts
 * import type {StockByLocationInput} from '@storefront-toolkit/types/catalog';
 *
 * export const input: StockByLocationInput = {
 *   variantId: 'v-301',
 *   near: {latitude: 53.35, longitude: -6.26},
 * };
 * ```
 */
export interface StockByLocationInput {
  /** Key of the variant. */
  readonly variantId: string;
  /** A point to which the nearest location comes first, at a vendor that knows where its locations are. */
  readonly near?:
    | {
        /** Degrees north of the equator, from -90 to 90. */
        readonly latitude: number;
        /** Degrees east of Greenwich, from -180 to 180. */
        readonly longitude: number;
      }
    | undefined;
}
