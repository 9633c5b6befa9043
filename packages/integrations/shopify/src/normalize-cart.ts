import {
  type CallSource,
  customFields,
  type Field,
  fieldOf,
  pricingOf,
  readEach,
  readOrReport,
  type Report,
} from '@storefront-toolkit/integration-core';
import type {
  Cart,
  CartMessage,
  CartMessageCode,
  Coupon,
  LineItem,
  Payment,
} from '@storefront-toolkit/types/cart';
import type {SelectedOption, TaxTreatment} from '@storefront-toolkit/types/catalog';
import {type CurrencyCode, toIsoDateTime} from '@storefront-toolkit/types/config';
import {promotionsOf, readAllocations, readTotals} from './normalize-totals.ts';
import type {
  AppliedGiftCard,
  BaseCartLine,
  Cart as ShopifyCart,
  CartDiscountCode,
  CartUserError,
  CartWarning,
  ProductVariant,
} from './schema.ts';
import {readImage} from './normalize-media.ts';
import {readMoney} from './normalize-money.ts';
import {
  readAvailability,
  readOptions,
  readQuantityRule,
  readSelectedOption,
  reportNothing,
} from './normalize-variant.ts';
import type {Raw} from './raw.ts';

/** A cart of the Storefront API. */
export type RawCart = Raw<ShopifyCart>;
/** A cart's line in the Storefront API. */
export type RawCartLine = Raw<BaseCartLine>;

type Maybe<Type> = Type | null | undefined;

/** The context that {@link normalizeCart} needs besides Shopify's answer. */
export interface CartContext<Custom extends object = object, LineCustom extends object = object> {
  /** Which call is answered. */
  readonly source: CallSource;
  /** Path of the cart in the answer. */
  readonly path: string;
  /** Whether the store's prices contain tax: the Storefront API does not say. */
  readonly tax: TaxTreatment;
  /** The messages about the last change. */
  readonly messages?: readonly CartMessage[] | undefined;
  /** Receives the problems of parts that are left out. Default: they are dropped. */
  readonly report?: Report | undefined;
  /** Reads the store's own fields of a cart. */
  readonly cart?: ((raw: RawCart) => Custom) | undefined;
  /** Reads the store's own fields of a line. */
  readonly line?: ((raw: RawCartLine) => LineCustom) | undefined;
}

/** The chosen options, as far as the product still has them: an option of it may have been renamed since. */
function readChoices(
  variant: Field<Maybe<Raw<ProductVariant>>>,
  report: Report,
): readonly SelectedOption[] {
  const options = readOrReport('options', report, () =>
    readOptions(variant.at('product').at('options'), report),
  );
  return (options ?? []).flatMap(
    (option) => readOrReport('option', report, () => readSelectedOption(variant, option)) ?? [],
  );
}

function readLine<LineCustom extends object>(
  field: Field<Maybe<RawCartLine>>,
  currency: CurrencyCode,
  {tax, source, line, report = reportNothing}: CartContext<object, LineCustom>,
): LineItem<LineCustom> {
  const cost = field.at('cost');
  const variant = field.at('merchandise') as Field<Maybe<Raw<ProductVariant>>>;
  const product = variant.at('product');
  const listPrice = readOrReport('list price', report, () => {
    const given = cost.at('compareAtAmountPerQuantity').given();
    return given && readMoney(given, currency);
  });
  const image = readOrReport('image', report, () => {
    const given = variant.at('image').given();
    return given && readImage(given);
  });
  const variantId = variant.at('id').filledText();
  const quantity = field.at('quantity').integer();
  return {
    id: field.at('id').filledText(),
    productId: product.at('id').filledText(),
    variantId,
    sku: variant.at('sku').optionalText() ?? variantId,
    name: product.at('title').filledText(),
    slug: product.at('handle').filledText(),
    ...(image && {image}),
    selectedOptions: readChoices(variant, report),
    quantity: quantity > 0 ? quantity : field.at('quantity').fail('a whole number above 0'),
    unitPricing: pricingOf({
      price: readMoney(cost.at('amountPerQuantity'), currency),
      listPrice,
      tax,
    }),
    subtotal: readMoney(cost.at('subtotalAmount'), currency),
    total: readMoney(cost.at('totalAmount'), currency),
    gift: false,
    promotions: promotionsOf(readAllocations(field.at('discountAllocations'), currency, report)),
    quantityRule: readQuantityRule(variant, report),
    availability: readAvailability(variant, report),
    custom: customFields(line, field.value as RawCartLine, source, field.path),
  };
}

/**
 * The codes that were entered. A code that was not accepted isn't a coupon of the cart, though Shopify keeps it, and neither is the empty code that
 * Shopify sends when the last one was taken back.
 */
export function readCoupons(
  field: Field<Maybe<readonly Maybe<Raw<CartDiscountCode>>[]>>,
  messages: readonly CartMessage[],
  report: Report,
): readonly Coupon[] {
  return readEach(field.list(), 'coupon', report, (coupon): Coupon | undefined => {
    const code = coupon.at('code').text();
    if (!code.trim() || isRefused(code, messages)) return undefined;
    return {code, status: coupon.at('applicable').boolean() ? 'applied' : 'not-applicable'};
  });
}

/** A gift card, which pays a part of the total. The rest is paid in the checkout. */
function readGiftCard(field: Field<Maybe<Raw<AppliedGiftCard>>>, currency: CurrencyCode): Payment {
  return {
    id: field.at('id').filledText(),
    provider: 'shopify',
    method: 'gift-card',
    label: `•••• ${field.at('lastCharacters').filledText()}`,
    amount: readMoney(field.at('presentmentAmountUsed'), currency),
    status: 'initiated',
  };
}

/**
 * Turns a cart of the Storefront API into the one of the contract. All amounts are in the currency of its total. Anything that isn't an amount or a line is
 * left out when it can't be read, and reported.
 *
 * @param raw - The cart, with the fields of the integration's query.
 * @param context - Tax, messages, and the functions for custom fields and reports.
 * @throws {@link IntegrationError} of type `invalid-response`, which names the path of the bad field.
 */
export function normalizeCart<Custom extends object, LineCustom extends object>(
  raw: RawCart,
  context: CartContext<Custom, LineCustom>,
): Cart<Custom, LineCustom> {
  const {source, path, tax, messages = [], report = reportNothing} = context;
  const field = fieldOf(raw, source, path);
  const code = field.at('cost').at('totalAmount').at('currencyCode');
  const currency = /^[A-Z]{3}$/.test(code.text())
    ? (code.text() as CurrencyCode)
    : code.fail('the code of a currency');
  const lines = field.at('lines').at('nodes').list();
  const lineItems = lines.map((line) =>
    readLine(line as Field<Maybe<RawCartLine>>, currency, context),
  );
  const giftCards = field.at('appliedGiftCards').given()?.list() ?? [];
  const payments = readEach(giftCards, 'payment', report, (card) => readGiftCard(card, currency));
  const allocations = readAllocations(field.at('discountAllocations'), currency, report);
  const email = readOrReport('email', report, () =>
    field.at('buyerIdentity').at('email').optionalText(),
  );
  const note = readOrReport('note', report, () => field.at('note').optionalText());
  return {
    id: field.at('id').filledText(),
    currency,
    lineItems,
    ...readTotals(field, {currency, lineItems, allocations, payments, tax, report, source}),
    totalQuantity: lineItems.reduce((sum, {quantity}) => sum + quantity, 0),
    coupons: readCoupons(field.at('discountCodes'), messages, report),
    promotions: promotionsOf(allocations),
    ...(note && {note}),
    ...(email && {email}),
    payments,
    messages,
    checkoutUrl: field.at('checkoutUrl').filledText(),
    updatedAt: field.at('updatedAt').read('a moment', (value) => toIsoDateTime(value as string)),
    custom: customFields(context.cart, raw, source, path),
  };
}

/** Whether a code was not accepted: then it isn't a coupon of the cart, though Shopify keeps it. */
const isRefused = (code: string, messages: readonly CartMessage[]) =>
  messages.some(
    (message) =>
      message.couponCode === code &&
      (message.code === 'coupon-unknown' || message.code === 'coupon-expired'),
  );

/** The contract's codes for Shopify's warnings. Those that are missing are `other`. */
const MESSAGE_CODES: Readonly<Record<string, CartMessageCode>> = {
  DISCOUNT_NOT_FOUND: 'coupon-unknown',
  DISCOUNT_CURRENTLY_INACTIVE: 'coupon-expired',
  DISCOUNT_USAGE_LIMIT_REACHED: 'coupon-expired',
  DISCOUNT_CODE_NOT_HONOURED: 'coupon-not-applicable',
  DISCOUNT_CUSTOMER_NOT_ELIGIBLE: 'coupon-not-applicable',
  DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED: 'coupon-not-applicable',
  DISCOUNT_ELIGIBLE_CUSTOMER_MISSING: 'coupon-not-applicable',
  DISCOUNT_INCOMPATIBLE_PURCHASE_TYPE: 'coupon-not-applicable',
  DISCOUNT_NO_ENTITLED_LINE_ITEMS: 'coupon-not-applicable',
  DISCOUNT_NO_ENTITLED_SHIPPING_LINES: 'coupon-not-applicable',
  DISCOUNT_PURCHASE_NOT_IN_RANGE: 'coupon-not-applicable',
  DISCOUNT_QUANTITY_NOT_IN_RANGE: 'coupon-not-applicable',
  MERCHANDISE_NOT_ENOUGH_STOCK: 'quantity-limited',
  MAXIMUM_EXCEEDED: 'quantity-limited',
  MERCHANDISE_OUT_OF_STOCK: 'out-of-stock',
  PAYMENTS_GIFT_CARDS_UNAVAILABLE: 'gift-card-refused',
};

/** Warnings of a change, or errors that its input has. */
export type RawMessages = Maybe<readonly Maybe<Raw<CartWarning | CartUserError>>[]>;

/** The facts about the change that {@link readMessages} needs. */
interface ChangeFacts {
  /** The code that was entered. */
  readonly couponCode?: string | undefined;
  /** Codes of Shopify's errors that say that there is nothing to do anymore. */
  readonly done?: readonly string[] | undefined;
  /** The meaning of codes that aren't in the list. Default: `other`. */
  readonly refusal?: CartMessageCode | undefined;
}

/**
 * The messages for shoppers in the answer to a change. The change is done by then, so parts that can't be read are left out and reported.
 *
 * @param field - The list of warnings or of errors.
 * @param level - The messages' importance.
 * @param report - Receives the problems of parts that are left out.
 * @param facts - About the change.
 */
export function readMessages(
  field: Field<RawMessages>,
  level: CartMessage['level'],
  report: Report,
  {couponCode, done = [], refusal = 'other'}: ChangeFacts = {},
): readonly CartMessage[] {
  const items = readOrReport('messages', report, () => field.list()) ?? [];
  return readEach(items, 'message', report, (message): CartMessage | undefined => {
    const vendorCode = message.at('code').optionalText() ?? '';
    if (done.includes(vendorCode)) return undefined;
    const code = MESSAGE_CODES[vendorCode] ?? refusal;
    const target = message.at('target').optionalText();
    return {
      level,
      code,
      text: message.at('message').filledText(),
      ...(code.startsWith('coupon') && couponCode && {couponCode}),
      ...(target?.startsWith('gid://shopify/CartLine/') && {lineItemId: target}),
    };
  });
}
