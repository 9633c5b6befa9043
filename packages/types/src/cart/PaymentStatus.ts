/**
 * The progress of a payment.
 *
 * @category Payment
 * @example
 * ```ts
 * import type {PaymentStatus} from '@storefront-toolkit/types/cart';
 *
 * export const isSettled = (status: PaymentStatus) =>
 *   status === 'paid' || status === 'refunded';
 * ```
 */
export type PaymentStatus =
  /** Begun: the shopper still has to do something, such as confirm it at the bank. */
  | 'initiated'
  /** The shopper is done, the provider isn't. */
  | 'pending'
  /** The amount is reserved, and not taken yet. */
  | 'authorized'
  /** The amount was taken. */
  | 'paid'
  /** A part of it was given back. */
  | 'partially-refunded'
  /** All of it was given back. */
  | 'refunded'
  /** The provider or the bank refused. */
  | 'failed'
  /** The shopper or the store canceled it before anything was charged. */
  | 'canceled';
