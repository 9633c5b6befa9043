import {
  addUp,
  type CallSource,
  customFields,
  type Field,
  fieldOf,
  readEach,
  readOrReport,
  readTaxLines,
  type Report,
} from '@storefront-toolkit/integration-core';
import type {
  Cart,
  CartMessage,
  CustomLineItem,
  LineItem,
  Payment,
} from '@storefront-toolkit/types/cart';
import type {TaxTreatment} from '@storefront-toolkit/types/catalog';
import {
  isZeroMoney,
  type Money,
  moneyOf,
  subtractMoney,
  sumMoney,
} from '@storefront-toolkit/types/cms';
import {type CurrencyCode, toIsoDateTime} from '@storefront-toolkit/types/config';
import {readCustomLines, readLine} from './normalize-cart-lines.ts';
import {readMoney} from './normalize-product.ts';
import type {RawAppliedGiftCertificate, RawBasket, RawCartItem} from './raw.ts';

/** Key of a cart that BigCommerce does not hold yet: it makes a cart with its first line. */
export const EMPTY_CART_ID = 'new';

/** The context that {@link normalizeCart} needs besides BigCommerce's answer. */
export interface CartContext<Custom extends object = object, LineCustom extends object = object> {
  /** Which call is answered. */
  readonly source: CallSource;
  /** The paths of `cart` and `checkout` in the answer. */
  readonly path: string;
  /** Whether the store's prices contain tax. The cart itself says it too, and is believed first. */
  readonly tax: TaxTreatment;
  /** Receives the problems of parts that are left out. */
  readonly report: Report;
  /** The messages about the last change. */
  readonly messages?: readonly CartMessage[];
  /** Reads the store's own fields of a cart. */
  readonly cart?: ((raw: RawBasket) => Custom) | undefined;
  /** Reads the store's own fields of a line. */
  readonly line?: ((raw: RawCartItem) => LineCustom) | undefined;
}

interface ReadCoupon {
  readonly code: string;
  readonly discount: Money;
}

const readCoupons = (field: Field<RawBasket>, currency: CurrencyCode): readonly ReadCoupon[] =>
  field
    .at('checkout')
    .at('coupons')
    .list()
    .map((coupon) => ({
      code: coupon.at('code').filledText(),
      discount: readMoney(coupon.at('discountedAmount'), currency),
    }));

/** A gift certificate, which pays a part of the total. Its code is all that BigCommerce names it by. */
function readGiftCertificate(
  field: Field<RawAppliedGiftCertificate | null | undefined>,
  currency: CurrencyCode,
): Payment {
  const code = field.at('code').filledText();
  return {
    id: code,
    provider: 'bigcommerce',
    method: 'gift-card',
    label: `•••• ${code.slice(-4)}`,
    amount: readMoney(field.at('used'), currency),
    status: 'initiated',
  };
}

/**
 * The amounts taken off: coupons, promotions of the cart, and promotions of lines. The checkout's subtotal may have the last ones in it already;
 * what it is below the lines' own prices says so.
 */
function readDiscount(
  field: Field<RawBasket>,
  lines: readonly Money[],
  coupons: readonly ReadCoupon[],
  currency: CurrencyCode,
): Money {
  const subtotal = readMoney(field.at('checkout').at('subtotal'), currency);
  const onLines = subtractMoney(sumMoney(lines, currency), subtotal);
  return sumMoney(
    [
      ...(onLines.amount > 0 ? [onLines] : []),
      readMoney(field.at('cart').at('discountedAmount'), currency),
      ...coupons.map(({discount}) => discount),
    ],
    currency,
  );
}

/** The sums, in which a fee that the API does not name becomes a line of its own. */
function readSums(
  field: Field<RawBasket>,
  lineItems: readonly LineItem[],
  coupons: readonly ReadCoupon[],
  currency: CurrencyCode,
  {source, tax: taxTreatment, report}: CartContext,
) {
  const checkout = field.at('checkout');
  const custom = readCustomLines(field, currency);
  const [shipping, tax] = [
    checkout.at('shippingCostTotal').given(),
    checkout.at('taxTotal').given(),
  ];
  const total = checkout.at('grandTotal');
  const taxSum = tax ? readMoney(tax, currency) : null;
  const taxLines = readTaxLines(checkout.at('taxes'), taxSum, report, (line) => ({
    label: line.at('name').filledText(),
    amount: readMoney(line.at('amount'), currency),
  }));
  // The checkout's subtotal knows neither wrapping nor handling.
  const isGoods = ({kind}: CustomLineItem) => kind === 'gift-certificate' || kind === 'custom';
  const goods = [...lineItems, ...custom.filter(isGoods)].map(({subtotal}) => subtotal);
  const onRemainder = ({amount}: Money) =>
    report({
      ...source,
      missing: 'sum',
      path: total.path,
      reason: `is not the sum of its parts: ${amount} minor units are left`,
    });
  return addUp({
    lineItems,
    customLineItems: custom,
    discount: readDiscount(field, goods, coupons, currency),
    shipping: shipping ? readMoney(shipping, currency) : null,
    tax: taxSum,
    taxLines,
    taxTreatment,
    total: readMoney(total, currency),
    estimated: true,
    onRemainder,
  });
}

/**
 * Turns a cart of the GraphQL Storefront API, with its checkout, into the one of the contract.
 *
 * @throws {@link IntegrationError} of type `invalid-response`, which names the path of the bad field.
 */
export function normalizeCart<Custom extends object, LineCustom extends object>(
  raw: RawBasket,
  context: CartContext<Custom, LineCustom>,
): Cart<Custom, LineCustom> {
  const {source, path, report, messages = []} = context;
  const field = fieldOf(raw, source, path);
  const cart = field.at('cart');
  const code = cart.at('currencyCode');
  const currency = /^[A-Z]{3}$/.test(code.text())
    ? (code.text() as CurrencyCode)
    : code.fail('the code of a currency');
  const isTaxIncluded = cart.at('isTaxIncluded').given()?.boolean();
  const tax = isTaxIncluded === undefined ? context.tax : isTaxIncluded ? 'included' : 'excluded';
  const inside = {...context, tax} as const;
  const items = cart.at('lineItems');
  const lineItems = [...items.at('physicalItems').list(), ...items.at('digitalItems').list()].map(
    (item) => readLine<LineCustom>(item, currency, inside),
  );
  const coupons = readCoupons(field, currency);
  const checkout = field.at('checkout');
  const note = readOrReport('note', report, () => checkout.at('customerMessage').optionalText());
  const certificates = checkout.at('giftCertificates').given()?.list() ?? [];
  return {
    id: cart.at('entityId').filledText(),
    currency,
    lineItems,
    ...readSums(field, lineItems, coupons, currency, inside),
    totalQuantity: lineItems.reduce((sum, {quantity}) => sum + quantity, 0),
    coupons: coupons.map(({code: entered, discount}) => ({
      code: entered,
      status: isZeroMoney(discount) ? 'not-applicable' : 'applied',
    })),
    promotions: coupons
      .filter(({discount}) => !isZeroMoney(discount))
      .map(({code: entered, discount}) => ({
        id: entered,
        label: entered,
        discount,
        couponCode: entered,
      })),
    ...(note && {note}),
    payments: readEach(certificates, 'payment', report, (certificate) =>
      readGiftCertificate(certificate, currency),
    ),
    messages,
    updatedAt: cart
      .at('updatedAt')
      .at('utc')
      .read('a moment', (value) => toIsoDateTime(value as string)),
    custom: customFields(context.cart, raw, source, path),
  };
}

/** A cart without lines, which BigCommerce does not hold. */
export function emptyCart<Custom extends object, LineCustom extends object>(
  currency: CurrencyCode,
  {source, path, tax, cart, messages = []}: CartContext<Custom, LineCustom>,
): Cart<Custom, LineCustom> {
  const nothing = moneyOf(0, currency);
  return {
    id: EMPTY_CART_ID,
    currency,
    lineItems: [],
    customLineItems: [],
    totalQuantity: 0,
    totals: {
      subtotal: nothing,
      discount: nothing,
      shipping: null,
      tax: null,
      taxTreatment: tax,
      total: nothing,
      estimated: true,
    },
    coupons: [],
    promotions: [],
    payments: [],
    messages,
    updatedAt: toIsoDateTime(Date.now()),
    custom: customFields(cart, {}, source, path),
  };
}
