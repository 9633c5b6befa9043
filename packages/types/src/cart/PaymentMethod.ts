/**
 * The kind of a payment. The name of a card or a wallet is in the payment, so that a new brand doesn't need a new value.
 *
 * @category Payment
 * @example
 * ```ts
 * import type {PaymentMethod} from '@storefront-toolkit/types/cart';
 *
 * const method: PaymentMethod = 'card';
 * ```
 */
export type PaymentMethod =
  /** Credit or debit card. */
  | 'card'
  /** A wallet that holds cards or an account: Apple Pay, Google Pay, PayPal. */
  | 'wallet'
  /** A transfer that the shopper makes, at once or in advance. */
  | 'bank-transfer'
  /** A debit from the shopper's account. */
  | 'direct-debit'
  /** After delivery, on an invoice. */
  | 'invoice'
  /** In several parts. */
  | 'installments'
  /** With a gift card or store credit. */
  | 'gift-card'
  /** In cash, to the carrier. */
  | 'cash-on-delivery';
