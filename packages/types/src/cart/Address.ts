import type {CountryCode} from '../config/CountryCode.ts';

/**
 * A postal address, in the parts that a form asks for.
 *
 * Only what every country has is required. Hong Kong and the United Arab Emirates have no postal codes, most of Europe no regions.
 *
 * @category Addresses
 * @example
 * ```ts
 * import type {Address} from '@storefront-toolkit/types/cart';
 *
 * export const address: Address = {
 *   firstName: 'Jane',
 *   lastName: 'Doe',
 *   line1: '1 Example Street',
 *   city: 'Dublin',
 *   postalCode: 'D01 X000',
 *   country: 'IE',
 * };
 * ```
 */
export interface Address {
  /** Given name of the recipient, as it is on the label. */
  readonly firstName: string;
  /** Family name of the recipient. */
  readonly lastName: string;
  /** Company at the address. Carriers print it below the name. */
  readonly company?: string | undefined;
  /** Street and number. */
  readonly line1: string;
  /** A second line that helps to find the door: apartment, floor, building. */
  readonly line2?: string | undefined;
  /** City, town or village. */
  readonly city: string;
  /** State, province or county: the code of ISO 3166-2 without the country where there is one, such as `CA`. */
  readonly region?: string | undefined;
  /** Postal code, as it is written in the country. */
  readonly postalCode?: string | undefined;
  /** Country, by its code. Its name in the language of the page comes from `Intl.DisplayNames`. */
  readonly country: CountryCode;
  /** Telephone number in international form, such as `+353 1 555 0100`. */
  readonly phone?: string | undefined;
}
