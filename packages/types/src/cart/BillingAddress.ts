import type {Address} from './Address.ts';

/**
 * The recipient of an order's invoice.
 *
 * @category Addresses
 * @entity
 * @example
 * ```ts
 * import type {BillingAddress} from '@storefront-toolkit/types/cart';
 *
 * export const address: BillingAddress = {
 *   firstName: 'Jane',
 *   lastName: 'Doe',
 *   company: 'Example Ltd',
 *   line1: '1 Example Street',
 *   city: 'Dublin',
 *   country: 'IE',
 *   taxId: 'IE0000000XX',
 * };
 * ```
 */
export interface BillingAddress extends Address {
  /** Tax number of the company, such as a VAT identification number with its country code. */
  readonly taxId?: string | undefined;
}
