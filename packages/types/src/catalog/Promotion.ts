import type {IsoDateTime} from '../config/IsoDateTime.ts';
import type {PromotionBenefit} from './PromotionBenefit.ts';
import type {PromotionTarget} from './PromotionTarget.ts';
import type {PromotionTrigger} from './PromotionTrigger.ts';

/**
 * An offer that runs, as it is announced on a product: what it gives and to what. What it took off an actual cart is an `AppliedPromotion` there.
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
  /** What it gives. */
  readonly benefit: PromotionBenefit;
  /** What it makes cheaper. */
  readonly target: PromotionTarget;
  /** What brings it about. The code of a coupon isn't part of the announcement. */
  readonly trigger: PromotionTrigger;
  /** Moment from which it applies. Left out when it already does. */
  readonly startsAt?: IsoDateTime | undefined;
  /** Moment until which it applies. Left out when no end is set. */
  readonly endsAt?: IsoDateTime | undefined;
}
