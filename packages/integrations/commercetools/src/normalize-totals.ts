import type {ShippingInfo, TaxPortion} from '@commercetools/platform-sdk';
import {
  addUp,
  type Field,
  readOrReport,
  readTaxLines,
  type Report,
} from '@storefront-toolkit/integration-core';
import type {CustomLineItem, LineItem, TaxLine} from '@storefront-toolkit/types/cart';
import type {TaxTreatment} from '@storefront-toolkit/types/catalog';
import {
  compareMoney,
  isZeroMoney,
  type Money,
  subtractMoney,
  sumMoney,
} from '@storefront-toolkit/types/cms';
import type {CurrencyCode} from '@storefront-toolkit/types/config';
import type {RawCart, RawOrder} from './normalize-cart.ts';
import {readAmount, readMoney} from './normalize-money.ts';
import type {Raw} from './raw.ts';

type Basket = Field<RawCart | RawOrder>;
type RawShippingInfo = Field<Raw<ShippingInfo> | null | undefined>;

/** The shipping of a cart: in one way, or in several when its `shippingMode` is `Multiple`. Empty until one is chosen. */
export function shippingsOf(field: Basket): readonly RawShippingInfo[] {
  if (field.at('shippingMode').value === 'Multiple') {
    return field
      .at('shipping')
      .list()
      .map((shipping) => shipping.at('shippingInfo'));
  }
  const single = field.at('shippingInfo').given();
  return single ? [single] : [];
}

/** The price of a shipping method, and the discounts on it. */
function readShipping(field: RawShippingInfo, currency: CurrencyCode) {
  const price = readAmount(field.at('price'), currency);
  const discounted = field.at('discountedPrice').given();
  const paid = discounted ? readAmount(discounted.at('value'), currency) : price;
  const isLess = compareMoney(paid, price) <= 0;
  return {price: isLess ? price : paid, off: subtractMoney(isLess ? price : paid, paid)};
}

type RawRated = Field<
  | {
      readonly taxRate?: {readonly includedInPrice?: boolean | null} | null;
      readonly perMethodTaxRate?:
        | readonly ({
            readonly taxRate?: {readonly includedInPrice?: boolean | null} | null;
          } | null)[]
        | null;
    }
  | null
  | undefined
>;

/** Whether tax is included, by each rate in the cart. Empty while no rate is known. */
function ratesOf(field: Basket): ReadonlySet<boolean> {
  const things = [
    ...field.at('lineItems').list(),
    ...field.at('customLineItems').list(),
    ...shippingsOf(field),
  ] as readonly RawRated[];
  const rates = things.flatMap((thing) => [
    thing.at('taxRate'),
    ...(thing.at('perMethodTaxRate').given()?.list() ?? []).map((method) => method.at('taxRate')),
  ]);
  return new Set(rates.flatMap((rate) => rate.given()?.at('includedInPrice').boolean() ?? []));
}

/** The taxes of a cart. */
interface Taxes {
  readonly taxTreatment: TaxTreatment;
  readonly tax: Money | null;
  readonly taxLines?: readonly TaxLine[] | undefined;
  readonly total: Money;
  /** Which amount of the discount on the total goes with that total. */
  readonly off: 'discountedAmount' | 'discountedGrossAmount' | 'discountedNetAmount';
}

/** The tax of one rate, with the name that the project gave to the rate. */
function readPortion(field: Field<Raw<TaxPortion> | null | undefined>, currency: CurrencyCode) {
  const rate = field.at('rate').number();
  if (rate < 0 || rate > 1) field.at('rate').fail('a number from 0 to 1');
  const amount = readMoney(field.at('amount'), currency);
  return {label: field.at('name').filledText(), amount, rate};
}

/** The total, and the tax in it. Until taxes are known, the total is that of the prices. */
function readTaxes(
  field: Basket,
  currency: CurrencyCode,
  setting: TaxTreatment,
  report: Report,
): Taxes {
  const taxed = field.at('taxedPrice').given();
  const price = readMoney(field.at('totalPrice'), currency);
  const [included, ...others] = ratesOf(field);
  const known = included === undefined ? setting : included ? 'included' : 'excluded';
  const taxTreatment = others.length > 0 ? setting : known;
  if (!taxed) return {taxTreatment, tax: null, total: price, off: 'discountedAmount'};
  const total = readMoney(taxed.at('totalGross'), currency);
  const given = taxed.at('totalTax').given();
  const tax = given
    ? readMoney(given, currency)
    : subtractMoney(total, readMoney(taxed.at('totalNet'), currency));
  if (others.length === 0) {
    const off = known === 'included' ? 'discountedGrossAmount' : 'discountedNetAmount';
    const portions = taxed.at('taxPortions');
    const taxLines = readTaxLines(portions, tax, report, (each) => readPortion(each, currency));
    return {taxTreatment, tax, taxLines, total, off};
  }
  // Some prices contain tax and some don't. The total of the prices contains what they do, so that the rest comes on top.
  const onTop = subtractMoney(total, price);
  if (isZeroMoney(onTop)) return {taxTreatment: 'included', tax, total, off: 'discountedAmount'};
  return {taxTreatment: 'excluded', tax: onTop, total, off: 'discountedAmount'};
}

/** The amount that a discount takes off the cart as a whole. */
function readOff(field: Basket, key: Taxes['off'], currency: CurrencyCode): readonly Money[] {
  const discount = field.at('discountOnTotalPrice').given();
  if (!discount) return [];
  const amount = discount.at(key).given() ?? discount.at('discountedAmount');
  return [readAmount(amount, currency)];
}

/** The lines of a cart or an order, and the context for adding them up. */
interface Sums {
  readonly lineItems: readonly LineItem[];
  readonly customLineItems: readonly CustomLineItem[];
  readonly currency: CurrencyCode;
  /** Whether the project's prices contain tax. */
  readonly tax: TaxTreatment;
  /** Is told about a part of the total that commercetools doesn't name. */
  readonly report: Report;
}

/** The sums of a cart or an order. Each part is made of the vendor's own figures. */
export function readTotals(
  field: Basket,
  {lineItems, customLineItems, currency, tax: setting, report}: Sums,
) {
  const {off, ...taxes} = readTaxes(field, currency, setting, report);
  const shippings = shippingsOf(field).map((shipping) => readShipping(shipping, currency));
  const onLines = [...lineItems, ...customLineItems].map(({subtotal, total}) =>
    subtractMoney(subtotal, total),
  );
  const onShipping = shippings.map((shipping) => shipping.off);
  const discounts = [...onLines, ...onShipping, ...readOff(field, off, currency)];
  const prices = shippings.map(({price}) => price);
  const onRemainder = (remainder: Money) => {
    const expected = `the sum of its parts: ${remainder.amount} of its minor units belong to none`;
    readOrReport('part of the total', report, () => field.at('totalPrice').fail(expected));
  };
  return addUp({
    ...taxes,
    lineItems,
    customLineItems,
    discount: sumMoney(discounts, currency),
    shipping: prices.length > 0 ? sumMoney(prices, currency) : null,
    estimated: taxes.tax === null,
    onRemainder,
  });
}
