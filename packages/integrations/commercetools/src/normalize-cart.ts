import type {
  Address as CtAddress,
  Cart as CtCart,
  DiscountCodeInfo,
  Order as CtOrder,
} from '@commercetools/platform-sdk';
import {
  type CallSource,
  customFields,
  type Field,
  fieldOf,
  readEach,
  readOrReport,
  type Report,
} from '@storefront-toolkit/integration-core';
import type {AppliedPromotion, Cart, CartMessage, Coupon} from '@storefront-toolkit/types/cart';
import type {TaxTreatment} from '@storefront-toolkit/types/catalog';
import {type CurrencyCode, toIsoDateTime} from '@storefront-toolkit/types/config';
import {readAddress} from './normalize-address.ts';
import {
  type LineContext,
  type RawLineItem,
  readCustomLine,
  readLine,
  readPortion,
} from './normalize-line.ts';
import {calculated} from './normalize-money.ts';
import {ignore} from './normalize-product.ts';
import {readTotals, shippingsOf} from './normalize-totals.ts';
import type {Raw} from './raw.ts';

type Maybe<Type> = Type | null | undefined;

/** A cart of the HTTP API. */
export type RawCart = Raw<CtCart>;
/** An order of the HTTP API. */
export type RawOrder = Raw<CtOrder>;

/** The context that {@link normalizeCart} needs besides commercetools' answer. */
export interface CartContext<Custom extends object = object, LineCustom extends object = object> {
  /** Which call is answered. */
  readonly source: CallSource;
  /** Path of the cart in the answer. */
  readonly path: string;
  /** Locales in which texts are looked for, best first. */
  readonly locales: readonly string[];
  /** Whether the project's prices contain tax. The cart's own tax rates come first. */
  readonly tax: TaxTreatment;
  /** Names of the attributes that a shopper chooses by. */
  readonly options: readonly string[];
  /** Keys of the supply channels whose stock counts. Without them, all stock does. A line with a channel of its own counts that one. */
  readonly supplyChannels?: readonly string[] | undefined;
  /** The messages about the last change. */
  readonly messages?: readonly CartMessage[] | undefined;
  /** Receives the problems of parts that are left out. */
  readonly report?: Report | undefined;
  /** Name of the custom field that holds the shopper's note. Without it, there are no notes. */
  readonly noteField?: string | undefined;
  /** Reads the store's own fields of a cart. */
  readonly cart?: ((raw: RawCart) => Custom) | undefined;
  /** Reads the store's own fields of a line. */
  readonly line?: ((raw: RawLineItem) => LineCustom) | undefined;
}

/** The currency of a cart or an order: that of its total. */
function readCurrency(field: Field<RawCart | RawOrder>): CurrencyCode {
  const code = field.at('totalPrice').at('currencyCode');
  return /^[A-Z]{3}$/.test(code.text())
    ? (code.text() as CurrencyCode)
    : code.fail('the code of a currency');
}

/** The lines of a cart or an order, with its totals. All of them have to be there: a sum without a line would be wrong. */
export function readLines<LineCustom extends object>(
  field: Field<RawCart | RawOrder>,
  context: Omit<LineContext<LineCustom>, 'currency' | 'rounding'>,
) {
  const currency = readCurrency(field);
  const rounding = field.at('priceRoundingMode').optionalText();
  const lineContext = {...context, currency, rounding};
  const lineItems = field
    .at('lineItems')
    .list()
    .map((line) => readLine(line, lineContext));
  const customLines = field
    .at('customLineItems')
    .list()
    .map((line) => readCustomLine(line, lineContext));
  const {totals, customLineItems} = calculated(field.at('totalPrice') as Field, () =>
    readTotals(field, {...lineContext, lineItems, customLineItems: customLines}),
  );
  const totalQuantity = lineItems.reduce((sum, {quantity}) => sum + quantity, 0);
  return {lineContext, lineItems, customLineItems, totals, totalQuantity};
}

/** The discounts on the cart as a whole, or on its shipping. */
function readPromotions(field: Field<RawCart>, context: LineContext): readonly AppliedPromotion[] {
  const {report} = context;
  const discounts = [
    field.at('discountOnTotalPrice').given(),
    ...shippingsOf(field).map((shipping) => shipping.at('discountedPrice').given()),
  ];
  return discounts.flatMap((discount) => {
    const read = () => discount?.at('includedDiscounts').list();
    const portions = readOrReport('promotions', report, read) ?? [];
    return readEach(portions, 'promotion', report, (portion) => readPortion(portion, context, 1));
  });
}

/** A code, whose reference has to be expanded. A code that takes nothing off stays in the cart as not applicable. */
function readCoupon(info: Field<Maybe<Raw<DiscountCodeInfo>>>): Coupon {
  const reference = info.at('discountCode').at('obj');
  const code = reference.given() ?? reference.fail('a discount code, expanded');
  const isApplied = info.at('state').value === 'MatchesCart';
  return {code: code.at('code').filledText(), status: isApplied ? 'applied' : 'not-applicable'};
}

/** The shopper's note, which is a text in a custom field. */
function readNote(field: Field<RawCart>, name: string | undefined): string | undefined {
  const fields = field.at('custom').given()?.at('fields').given();
  return name === undefined ? undefined : fields?.at(name).optionalText();
}

/**
 * Turns a cart of commercetools into the one of the contract. All amounts are in the currency of its total. Its lines and amounts have to be
 * readable. An image, a promotion's name, a code or an address is left out and reported.
 *
 * @param raw - The cart, with its discount codes, discounts and product types expanded.
 * @throws {@link IntegrationError} of type `invalid-response`, which names the path of the bad field.
 */
export function normalizeCart<Custom extends object, LineCustom extends object>(
  raw: RawCart,
  context: CartContext<Custom, LineCustom>,
): Cart<Custom, LineCustom> {
  const {source, path, messages = [], report = ignore} = context;
  const field = fieldOf(raw, source, path);
  const {supplyChannels, line} = context;
  const {lineContext, ...lines} = readLines(field, {...context, supplyChannels, line, report});
  const {currency} = lineContext;
  const email = readOrReport('email', report, () => field.at('customerEmail').optionalText());
  const note = readOrReport('note', report, () => readNote(field, context.noteField));
  const addressAt = (key: 'shippingAddress' | 'billingAddress') =>
    readOrReport('address', report, () => {
      const given: Field<Raw<CtAddress>> | undefined = field.at(key).given();
      return given && readAddress(given);
    });
  const [shippingAddress, billingAddress] = [
    addressAt('shippingAddress'),
    addressAt('billingAddress'),
  ];
  return {
    id: field.at('id').filledText(),
    currency,
    ...lines,
    coupons: readEach(
      readOrReport('coupons', report, () => field.at('discountCodes').list()) ?? [],
      'coupon',
      report,
      readCoupon,
    ),
    promotions: readPromotions(field, lineContext),
    ...(note && {note}),
    ...(email && {email}),
    ...(shippingAddress && {shippingAddress}),
    ...(billingAddress && {billingAddress}),
    payments: [],
    messages,
    updatedAt: field
      .at('lastModifiedAt')
      .read('a moment', (value) => toIsoDateTime(value as string)),
    custom: customFields(context.cart, raw, source, path),
  };
}
