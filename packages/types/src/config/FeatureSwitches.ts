/**
 * Parts of a storefront that a store turns on or off. Each switch is a plain boolean, so that a page can be rendered
 * the same way on the server and in the browser.
 *
 * Your own switches go into the type parameter of {@link ClientConfig}.
 *
 * @category Store
 * @entity
 * @example
 * ```ts
 * import type {FeatureSwitches} from '@storefront-toolkit/types/config';
 *
 * const features: FeatureSwitches = {
 *   guestCheckout: true,
 *   orderTracking: true,
 *   personalization: false,
 *   reviews: true,
 * };
 * ```
 */
export interface FeatureSwitches {
  /** Whether an order can be placed without an account. */
  readonly guestCheckout: boolean;
  /** Whether a shopper can look up orders and shipments. Needs a commerce or order management vendor that keeps orders. */
  readonly orderTracking: boolean;
  /** Whether content may differ between shoppers. Pages with personalized content can't be shared in a public cache. */
  readonly personalization: boolean;
  /** Whether ratings and reviews are shown. */
  readonly reviews: boolean;
}
