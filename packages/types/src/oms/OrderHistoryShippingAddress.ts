import type {CountryCode} from '../config/CountryCode.ts';

/**
 * Where a past order went, in the lines in which the carrier printed it.
 *
 * It is shown and not edited, and archives seldom keep the parts that a form asks for. So it isn't a `ShippingAddress`.
 *
 * @category Orders
 * @entity
 * @example
 * ```ts
 * import type {OrderHistoryShippingAddress} from '@storefront-toolkit/types/oms';
 *
 * export const address: OrderHistoryShippingAddress = {
 *   recipient: 'Jane Doe',
 *   lines: ['1 Example Street', 'Dublin', 'D01 X000'],
 *   country: 'IE',
 * };
 * ```
 */
export interface OrderHistoryShippingAddress {
  /** Name of the person or company. */
  readonly recipient: string;
  /** Everything between the name and the country, one line each, in the order of the country. */
  readonly lines: readonly string[];
  /** Country. Its name in the language of the page comes from `Intl.DisplayNames`. */
  readonly country: CountryCode;
}
