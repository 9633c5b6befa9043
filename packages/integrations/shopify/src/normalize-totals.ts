import {
  addUp,
  type CallSource,
  type Field,
  readEach,
  readOrReport,
  type Report,
} from '@storefront-toolkit/integration-core';
import type {AppliedPromotion, LineItem, Payment, Totals} from '@storefront-toolkit/types/cart';
import type {TaxTreatment} from '@storefront-toolkit/types/catalog';
import {
  addMoney,
  compareMoney,
  type Money,
  subtractMoney,
  sumMoney,
} from '@storefront-toolkit/types/cms';
import type {CurrencyCode} from '@storefront-toolkit/types/config';
import {readMoney} from './normalize-money.ts';
import type {
  Cart as ShopifyCart,
  CartAutomaticDiscountAllocation,
  CartCodeDiscountAllocation,
} from './schema.ts';
import type {Raw} from './raw.ts';

type Maybe<Type> = Type | null | undefined;
type RawAllocation = Maybe<Raw<CartAutomaticDiscountAllocation | CartCodeDiscountAllocation>>;

/** A part of a discount: what it took off, and of what. */
interface Allocation {
  readonly discount: Money;
  readonly isOnShipping: boolean;
  /** The name that shoppers see. `undefined` when it has neither a title nor a code. */
  readonly promotion: AppliedPromotion | undefined;
}

/** The discounts of a cart or of a line. The amount of each is needed, its label is not. */
export function readAllocations(
  field: Field<Maybe<readonly RawAllocation[]>>,
  currency: CurrencyCode,
  report: Report,
): readonly Allocation[] {
  return field.list().map((allocation) => {
    const discount = readMoney(allocation.at('discountedAmount'), currency);
    const promotion = readOrReport('promotion', report, (): AppliedPromotion => {
      const code = allocation.at('code').optionalText();
      const label = allocation.at('title').optionalText() ?? code;
      if (!label) return allocation.at('title').fail('a text, or a code beside it');
      return {id: label, label, discount, ...(code && {couponCode: code})};
    });
    const isOnShipping = allocation.at('targetType').value === 'SHIPPING_LINE';
    return {discount, isOnShipping, promotion};
  });
}

/** The names of discounts that shoppers see. */
export const promotionsOf = (allocations: readonly Allocation[]): readonly AppliedPromotion[] =>
  allocations.flatMap(({promotion}) => promotion ?? []);

/** The price of the delivery that is chosen, of all parcels together. `undefined` while none is. */
function readShipping(
  field: Field<Raw<ShopifyCart>>,
  currency: CurrencyCode,
  report: Report,
): Money | undefined {
  const groups = field.at('deliveryGroups').given()?.at('nodes').list() ?? [];
  const chosen = readEach(groups, 'shipping price', report, (group) => {
    const option = group.at('selectedDeliveryOption').given();
    return option && readMoney(option.at('estimatedCost'), currency);
  });
  return chosen.length > 0 ? sumMoney(chosen, currency) : undefined;
}

/** A reading of the sums that Shopify sends. */
type Reading = Pick<Totals, 'discount' | 'shipping' | 'total'>;

/** The amounts that a cart names, beside its lines. */
interface Amounts {
  readonly paid: Money;
  readonly giftCards: Money;
  readonly onGoods: Money;
  readonly onShipping: Money;
  readonly shipping: Money | undefined;
}

/**
 * The ways in which Shopify's sums can be meant, the likeliest first. Its documentation leaves open whether the total has shipping in it,
 * whether the price of a delivery has its discount taken off, and whether the total has gift cards taken off.
 */
function readingsOf({paid, giftCards, onGoods, onShipping, shipping}: Amounts) {
  const withoutShipping = {discount: onGoods, shipping: null};
  const discount = addMoney(onGoods, onShipping);
  const ways = shipping
    ? [{discount, shipping}, {discount, shipping: addMoney(shipping, onShipping)}, withoutShipping]
    : [withoutShipping];
  return [paid, addMoney(paid, giftCards)].flatMap((total) =>
    ways.map((way): Reading => ({...way, total})),
  );
}

/** The parts of a cart's sums. */
interface Parts {
  readonly currency: CurrencyCode;
  readonly lineItems: readonly LineItem[];
  readonly allocations: readonly Allocation[];
  readonly payments: readonly Payment[];
  readonly tax: TaxTreatment;
  readonly report: Report;
  readonly source: CallSource;
}

/** The amounts of the cart, as Shopify sends them. */
function readAmounts(field: Field<Raw<ShopifyCart>>, parts: Parts): Amounts {
  const {currency, lineItems, allocations, payments, report} = parts;
  const sum = (amounts: readonly Money[]) => sumMoney(amounts, currency);
  const discounts = (isOnShipping: boolean) =>
    allocations.filter((each) => each.isOnShipping === isOnShipping).map(({discount}) => discount);
  const onLines = lineItems.map(({subtotal, total}) => subtractMoney(subtotal, total));
  return {
    paid: readMoney(field.at('cost').at('totalAmount'), currency),
    giftCards: sum(payments.map(({amount}) => amount)),
    onGoods: sum([...onLines, ...discounts(false)]),
    onShipping: sum(discounts(true)),
    shipping: readShipping(field, currency, report),
  };
}

/**
 * The sums of a cart, each from Shopify's own figures: the first reading of them that adds up. When none does, the total stays as Shopify says,
 * and a custom line of the kind `other` holds the difference.
 */
export function readTotals(field: Field<Raw<ShopifyCart>>, parts: Parts) {
  const {currency, lineItems, tax, report, source} = parts;
  const onRemainder = () =>
    report({
      ...source,
      missing: 'part of the total',
      path: field.at('cost').at('totalAmount').path,
      reason: 'is not the sum of its parts. A custom line of the kind "other" holds the difference',
    });
  const subtotal = sumMoney(
    lineItems.map((line) => line.subtotal),
    currency,
  );
  const amounts = readAmounts(field, parts);
  const fitting = readingsOf(amounts).find(({discount, shipping, total}) => {
    const goods = subtractMoney(subtotal, discount);
    return compareMoney(shipping ? addMoney(goods, shipping) : goods, total) === 0;
  });
  const {paid: total, onGoods: discount} = amounts;
  const reading = fitting ?? {discount, shipping: null, total};
  const facts = {tax: null, taxTreatment: tax, estimated: true, customLineItems: []};
  return addUp({...facts, ...reading, lineItems, onRemainder});
}
