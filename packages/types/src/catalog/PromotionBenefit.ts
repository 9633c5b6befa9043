import type {AmountBenefit} from './AmountBenefit.ts';
import type {BundleBenefit} from './BundleBenefit.ts';
import type {FreeShippingBenefit} from './FreeShippingBenefit.ts';
import type {GiftBenefit} from './GiftBenefit.ts';
import type {PercentBenefit} from './PercentBenefit.ts';

/**
 * The benefit of a promotion. Its `type` tells the kinds apart.
 *
 * @category Promotions
 * @example
 * ```ts
 * import type {PromotionBenefit} from '@storefront-toolkit/types/catalog';
 *
 * export const isPriceCut = ({type}: PromotionBenefit) =>
 *   type === 'percent' || type === 'amount';
 * ```
 */
export type PromotionBenefit =
  /** A share off. */
  | PercentBenefit
  /** A fixed amount off. */
  | AmountBenefit
  /** No shipping costs. */
  | FreeShippingBenefit
  /** A free product. */
  | GiftBenefit
  /** Several for the price of fewer. */
  | BundleBenefit;
