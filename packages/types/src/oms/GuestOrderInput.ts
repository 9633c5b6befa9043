/**
 * The proof that an order belongs to someone without an account.
 *
 * @category Integration
 * @example
 * ```ts
 * import type {GuestOrderInput} from '@storefront-toolkit/types/oms';
 *
 * export const input: GuestOrderInput = {
 *   number: 'SO-9001',
 *   email: 'jane@example.com',
 * };
 * ```
 */
export interface GuestOrderInput {
  /** Number of the order. */
  readonly number: string;
  /** Address to which its confirmation went. */
  readonly email: string;
}
