import type {CountryCode} from '../config/CountryCode.ts';

/**
 * A location's address. Each part is left out when the vendor doesn't tell it.
 *
 * @category Availability
 * @example
 * ```ts
 * import type {StockLocationAddress} from '@storefront-toolkit/types/catalog';
 *
 * export const address: StockLocationAddress = {
 *   line1: '1 Example Street',
 *   city: 'Dublin',
 *   postalCode: 'D01 X000',
 *   country: 'IE',
 * };
 * ```
 */
export interface StockLocationAddress {
  /** Street and number. */
  readonly line1?: string | undefined;
  /** A second line that helps to find the door: floor, building. */
  readonly line2?: string | undefined;
  /** City, town or village. */
  readonly city?: string | undefined;
  /** State, province or county, by its code where the vendor has one. */
  readonly region?: string | undefined;
  /** Postal code, as it is written in the country. */
  readonly postalCode?: string | undefined;
  /** Country, by its code. */
  readonly country?: CountryCode | undefined;
  /** Telephone number, as the vendor writes it. */
  readonly phone?: string | undefined;
}
