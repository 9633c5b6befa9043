import {
  type Availability,
  discountBetween,
  isPurchasable,
  type Pricing,
  type ProductVariant,
} from '@storefront-toolkit/types/catalog';
import {compareMoney, type Money} from '@storefront-toolkit/types/cms';

/** The facts that a vendor has about a price. */
export interface PriceFacts extends Omit<Pricing, 'listPrice' | 'discount'> {
  /** Price before the discount. It may be absent, or not above `price`: then there is no discount. */
  readonly listPrice?: Money | undefined;
}

/** A pricing whose discount follows from its two prices. */
export function pricingOf({listPrice, ...facts}: PriceFacts): Pricing {
  const discount = listPrice && discountBetween(listPrice, facts.price);
  return discount ? {...facts, listPrice, discount} : facts;
}

type Priced = Pick<ProductVariant, 'pricing' | 'availability'>;

const cheapest = (variants: readonly Priced[]) =>
  variants.reduce<Priced | undefined>(
    (best, variant) =>
      best && compareMoney(best.pricing.price, variant.pricing.price) <= 0 ? best : variant,
    undefined,
  );

/** The pricing of a product: that of its cheapest variant that can be bought, and the range of all. */
export function productPricing(variants: readonly [Priced, ...Priced[]]): Pricing {
  const first = cheapest(variants.filter(({availability}) => isPurchasable(availability)));
  const pricing = (first ?? cheapest(variants) ?? variants[0]).pricing;
  const prices = variants.map((variant) => variant.pricing.price);
  const min = prices.reduce((a, b) => (compareMoney(b, a) < 0 ? b : a));
  const max = prices.reduce((a, b) => (compareMoney(b, a) > 0 ? b : a));
  return compareMoney(min, max) === 0 ? pricing : {...pricing, range: {min, max}};
}

/** Best first. */
const RANKS: readonly Availability['status'][] = [
  'in-stock',
  'low-stock',
  'backorder',
  'preorder',
  'out-of-stock',
  'discontinued',
];

/** The availability of a product: the best that any of its variants offers. */
export function bestAvailability(variants: readonly [Priced, ...Priced[]]): Availability {
  return variants
    .map(({availability}) => availability)
    .reduce((best, next) =>
      RANKS.indexOf(next.status) < RANKS.indexOf(best.status) ? next : best,
    );
}
