/**
 * Whether tax is part of a price.
 *
 * @category Pricing
 * @example
 * ```ts
 * import type {TaxTreatment} from '@storefront-toolkit/types/catalog';
 *
 * const treatment: TaxTreatment = 'included';
 * ```
 */
export type TaxTreatment =
  /** The price is what a shopper pays, as consumer law in the European Union requires. */
  | 'included'
  /** Tax is added at checkout, as is usual in the United States and among businesses. */
  | 'excluded';
