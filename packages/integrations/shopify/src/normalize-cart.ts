import {
  type CallSource,
  customFields,
  type Field,
  fieldOf,
  pricingOf,
} from '@storefront-toolkit/integration-core';
import type {
  AppliedPromotion,
  Cart,
  CartMessage,
  CartMessageCode,
  LineItem,
} from '@storefront-toolkit/types/cart';
import type {TaxTreatment} from '@storefront-toolkit/types/catalog';
import {addMoney, type Money, subtractMoney, sumMoney} from '@storefront-toolkit/types/cms';
import {type CurrencyCode, toIsoDateTime} from '@storefront-toolkit/types/config';
import type {
  BaseCartLine,
  Cart as ShopifyCart,
  CartAutomaticDiscountAllocation,
  CartCodeDiscountAllocation,
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
  readSelectedOptions,
} from './normalize-variant.ts';
import type {Raw} from './raw.ts';

/** A cart of the Storefront API. */
export type RawCart = Raw<ShopifyCart>;
/** A line of a cart of the Storefront API. */
export type RawCartLine = Raw<BaseCartLine>;

type Maybe<Type> = Type | null | undefined;
type RawAllocation = Maybe<Raw<CartAutomaticDiscountAllocation | CartCodeDiscountAllocation>>;

/** What {@link normalizeCart} has to know beside what Shopify sends. */
export interface CartContext<Custom extends object = object, LineCustom extends object = object> {
  /** Which call is answered. */
  readonly source: CallSource;
  /** Where the cart stands in the answer. */
  readonly path: string;
  /** Whether the store's prices contain tax: the Storefront API does not say. */
  readonly tax: TaxTreatment;
  /** What the last change has brought up. */
  readonly messages?: readonly CartMessage[];
  /** Reads the store's own fields of a cart. */
  readonly cart?: ((raw: RawCart) => Custom) | undefined;
  /** Reads the store's own fields of a line. */
  readonly line?: ((raw: RawCartLine) => LineCustom) | undefined;
}

function readPromotions(
  field: Field<Maybe<readonly RawAllocation[]>>,
  currency: CurrencyCode,
): readonly AppliedPromotion[] {
  return field.list().map((allocation) => {
    const code = allocation.at('code').optionalText();
    const title = allocation.at('title').optionalText() ?? code;
    const label = title ?? allocation.at('title').fail('a text, or a code beside it');
    const discount = readMoney(allocation.at('discountedAmount'), currency);
    return {id: label, label, discount, ...(code && {couponCode: code})};
  });
}

function readLine<LineCustom extends object>(
  field: Field<Maybe<RawCartLine>>,
  currency: CurrencyCode,
  {tax, source, line}: CartContext<object, LineCustom>,
): LineItem<LineCustom> {
  const cost = field.at('cost');
  const variant = field.at('merchandise') as Field<Maybe<Raw<ProductVariant>>>;
  const product = variant.at('product');
  const listPrice = cost.at('compareAtAmountPerQuantity').given();
  const variantId = variant.at('id').filledText();
  const image = variant.at('image').given();
  const quantity = field.at('quantity').integer();
  return {
    id: field.at('id').filledText(),
    productId: product.at('id').filledText(),
    variantId,
    sku: variant.at('sku').optionalText() ?? variantId,
    name: product.at('title').filledText(),
    slug: product.at('handle').filledText(),
    ...(image && {image: readImage(image)}),
    selectedOptions: readSelectedOptions(variant, readOptions(product.at('options'))),
    quantity: quantity > 0 ? quantity : field.at('quantity').fail('a whole number above 0'),
    unitPricing: pricingOf({
      price: readMoney(cost.at('amountPerQuantity'), currency),
      listPrice: listPrice && readMoney(listPrice, currency),
      tax,
    }),
    subtotal: readMoney(cost.at('subtotalAmount'), currency),
    total: readMoney(cost.at('totalAmount'), currency),
    gift: false,
    promotions: readPromotions(field.at('discountAllocations'), currency),
    quantityRule: readQuantityRule(variant),
    availability: readAvailability(variant),
    custom: customFields(line, field.value as RawCartLine, source, field.path),
  };
}

/** What lines and cart have lost to promotions. */
function discountOf(
  lines: readonly LineItem[],
  promotions: readonly AppliedPromotion[],
  currency: CurrencyCode,
): Money {
  const onLines = lines.map(({subtotal, total}) => subtractMoney(subtotal, total));
  const onCart = promotions.map(({discount}) => discount);
  return addMoney(sumMoney(onLines, currency), sumMoney(onCart, currency));
}

/**
 * Turns a cart of the Storefront API into the one of the contract. All amounts are in the currency of its total.
 *
 * @param raw - The cart, with the fields of the integration's query.
 * @throws {@link IntegrationError} of type `invalid-response`, which names the path of the bad field.
 */
export function normalizeCart<Custom extends object, LineCustom extends object>(
  raw: RawCart,
  context: CartContext<Custom, LineCustom>,
): Cart<Custom, LineCustom> {
  const {source, path, tax, messages = []} = context;
  const field = fieldOf(raw, source, path);
  const cost = field.at('cost');
  const code = cost.at('totalAmount').at('currencyCode');
  const currency = /^[A-Z]{3}$/.test(code.text())
    ? (code.text() as CurrencyCode)
    : code.fail('the code of a currency');
  const lineItems = field
    .at('lines')
    .at('nodes')
    .list()
    .map((line) => readLine(line as Field<Maybe<RawCartLine>>, currency, context));
  const promotions = readPromotions(field.at('discountAllocations'), currency);
  const email = field.at('buyerIdentity').at('email').optionalText();
  return {
    id: field.at('id').filledText(),
    currency,
    lineItems,
    totalQuantity: lineItems.reduce((sum, {quantity}) => sum + quantity, 0),
    totals: {
      subtotal: sumMoney(
        lineItems.map(({subtotal}) => subtotal),
        currency,
      ),
      discount: discountOf(lineItems, promotions, currency),
      shipping: null,
      tax: null,
      taxTreatment: tax,
      total: readMoney(cost.at('totalAmount'), currency),
      estimated: true,
    },
    coupons: field
      .at('discountCodes')
      .list()
      .map((coupon) => ({
        code: coupon.at('code').filledText(),
        status: coupon.at('applicable').boolean()
          ? ('applied' as const)
          : ('not-applicable' as const),
      }))
      .filter(({code: entered}) => !isRefused(entered, messages)),
    promotions,
    ...(email && {email}),
    payments: [],
    messages,
    checkoutUrl: field.at('checkoutUrl').filledText(),
    updatedAt: field.at('updatedAt').read('a moment', (value) => toIsoDateTime(value as string)),
    custom: customFields(context.cart, raw, source, path),
  };
}

/** Whether a code was not accepted: then it is no coupon of the cart, though Shopify keeps it. */
const isRefused = (code: string, messages: readonly CartMessage[]) =>
  messages.some(
    (message) =>
      message.couponCode === code &&
      (message.code === 'coupon-unknown' || message.code === 'coupon-expired'),
  );

/** What the codes of Shopify's warnings say in the contract. Those that are missing are `other`. */
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
};

/**
 * What the answer to a change says for shoppers.
 *
 * @param field - The list of warnings or of errors.
 * @param level - How much they matter.
 * @param couponCode - The code that was entered, when one was.
 */
export function readMessages(
  field: Field<Maybe<readonly Maybe<Raw<CartWarning | CartUserError>>[]>>,
  level: CartMessage['level'],
  couponCode?: string,
): readonly CartMessage[] {
  return field.list().map((message) => {
    const code = MESSAGE_CODES[message.at('code').optionalText() ?? ''] ?? 'other';
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
