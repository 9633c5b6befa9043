import type {IsoDateTime} from '../config/IsoDateTime.ts';
import type {PromotionBenefit} from './PromotionBenefit.ts';
import type {PromotionTarget} from './PromotionTarget.ts';
import type {PromotionTrigger} from './PromotionTrigger.ts';

/**
 * A current offer, as it is announced on a product: what it gives and to what. In an actual cart, an `AppliedPromotion` has the amount that it took off.
 *
 * @category Promotions
 * @entity
 * @example
 * ```ts
 * import type {Promotion} from '@storefront-toolkit/types/catalog';
 *
 * export const spring: Promotion = {
 *   id: 'spring-20',
 *   label: '20% off jackets',
 *   benefit: {type: 'percent', percent: 20},
 *   target: 'item',
 *   trigger: 'automatic',
 *   endsAt: '2026-04-30T22:00:00.000Z',
 * };
 * ```
 */
export interface Promotion {
  /** Key of the promotion. */
  readonly id: string;
  /** Announcement that shoppers see. */
  readonly label: string;
  /** The benefit. */
  readonly benefit: PromotionBenefit;
  /** The part of an order that gets cheaper. */
  readonly target: PromotionTarget;
  /** The way it starts to apply. A coupon's code isn't part of the announcement. */
  readonly trigger: PromotionTrigger;
  /** Moment from which it applies. Left out when it already does. */
  readonly startsAt?: IsoDateTime | undefined;
  /** Moment until which it applies. Left out when no end is set. */
  readonly endsAt?: IsoDateTime | undefined;
}
