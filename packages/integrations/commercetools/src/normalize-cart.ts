import type {
  Address as CtAddress,
  Cart as CtCart,
  CartDiscount,
  DiscountedLineItemPortion,
  DiscountedTotalPricePortion,
  LineItem as CtLineItem,
  Order as CtOrder,
} from '@commercetools/platform-sdk';
import {
  type CallSource,
  customFields,
  type Field,
  fieldOf,
} from '@storefront-toolkit/integration-core';
import type {
  Address,
  AppliedPromotion,
  Cart,
  CartMessage,
  Coupon,
  LineItem,
} from '@storefront-toolkit/types/cart';
import type {TaxTreatment} from '@storefront-toolkit/types/catalog';
import {
  addMoney,
  type Money,
  multiplyMoney,
  subtractMoney,
  sumMoney,
} from '@storefront-toolkit/types/cms';
import {type CountryCode, type CurrencyCode, toIsoDateTime} from '@storefront-toolkit/types/config';
import {localized, requiredText} from './locale.ts';
import {readMoney} from './normalize-money.ts';
import {
  readAvailability,
  readChoices,
  readImages,
  readPricing,
  variantKey,
} from './normalize-product.ts';
import type {Raw} from './raw.ts';

type Maybe<Type> = Type | null | undefined;

/** A cart of the HTTP API. */
export type RawCart = Raw<CtCart>;
/** An order of the HTTP API. */
export type RawOrder = Raw<CtOrder>;
/** A line of a cart of the HTTP API. */
export type RawLineItem = Raw<CtLineItem>;

/** What {@link normalizeCart} has to know beside what commercetools sends. */
export interface CartContext<Custom extends object = object, LineCustom extends object = object> {
  /** Which call is answered. */
  readonly source: CallSource;
  /** Where the cart stands in the answer. */
  readonly path: string;
  /** Locales in which texts are looked for, best first. */
  readonly locales: readonly string[];
  /** Whether the project's prices contain tax. */
  readonly tax: TaxTreatment;
  /** Names of the attributes that a shopper chooses by. */
  readonly options: readonly string[];
  /** What the last change has brought up. */
  readonly messages?: readonly CartMessage[];
  /** Reads the store's own fields of a cart. */
  readonly cart?: ((raw: RawCart) => Custom) | undefined;
  /** Reads the store's own fields of a line. */
  readonly line?: ((raw: RawLineItem) => LineCustom) | undefined;
}

type RawPortion = Maybe<Raw<DiscountedLineItemPortion | DiscountedTotalPricePortion>>;

/** A discount that was applied, with its name where the reference was expanded. */
function readPortion(
  field: Field<RawPortion>,
  currency: CurrencyCode,
  locales: readonly string[],
  times: number,
): AppliedPromotion {
  const reference = field.at('discount');
  const id = reference.at('id').filledText();
  const expanded = (reference as Field<Maybe<{readonly obj?: Raw<CartDiscount>}>>)
    .at('obj')
    .given();
  const label = (expanded && localized(expanded.at('name'), locales)) ?? id;
  const each = readMoney(field.at('discountedAmount'), currency);
  return {id, label, discount: multiplyMoney(each, times)};
}

function readLinePromotions(
  field: Field<Maybe<RawLineItem>>,
  currency: CurrencyCode,
  locales: readonly string[],
): readonly AppliedPromotion[] {
  return field
    .at('discountedPricePerQuantity')
    .list()
    .flatMap((part) => {
      const quantity = part.at('quantity').integer();
      return part
        .at('discountedPrice')
        .at('includedDiscounts')
        .list()
        .map((portion) => readPortion(portion, currency, locales, quantity));
    });
}

/** A line of a cart or of an order. */
export function readLine<LineCustom extends object>(
  field: Field<Maybe<RawLineItem>>,
  currency: CurrencyCode,
  context: CartContext<object, LineCustom>,
): LineItem<LineCustom> {
  const {locales, tax, source, options} = context;
  const variant = field.at('variant');
  const productId = field.at('productId').filledText();
  const variantId = variantKey(productId, variant.at('id').integer());
  const name = requiredText(field.at('name'), locales);
  const quantity = field.at('quantity').integer();
  if (quantity < 1) field.at('quantity').fail('a whole number above 0');
  const unitPricing = readPricing(field.at('price'), {currency, tax});
  const image = readImages(variant, name)[0]?.image;
  return {
    id: field.at('id').filledText(),
    productId,
    variantId,
    sku: variant.at('sku').optionalText() ?? variantId,
    name,
    slug: localized(field.at('productSlug'), locales) ?? productId,
    ...(image && {image}),
    selectedOptions: [...readChoices(variant, {options, locales})].map(([optionId, value]) => ({
      optionId,
      optionLabel: optionId,
      valueId: value.id,
      valueLabel: value.label,
    })),
    quantity,
    unitPricing,
    subtotal: multiplyMoney(unitPricing.price, quantity),
    total: readMoney(field.at('totalPrice'), currency),
    gift: field.at('lineItemMode').value === 'GiftLineItem',
    promotions: readLinePromotions(field, currency, locales),
    quantityRule: {min: 1, step: 1},
    availability: readAvailability(variant),
    custom: customFields(context.line, field.value as RawLineItem, source, field.path),
  };
}

/** An address. The contract asks for names and a city, which commercetools does not: they may be empty. */
export function readAddress(field: Field<Raw<CtAddress>>): Address {
  const text = (key: keyof CtAddress) => field.at(key).optionalText();
  const street = [text('streetName'), text('streetNumber')].filter(Boolean).join(' ');
  const company = text('company');
  const line2 = text('additionalStreetInfo') ?? text('apartment');
  const region = text('state') ?? text('region');
  const postalCode = text('postalCode');
  const phone = text('phone') ?? text('mobile');
  return {
    firstName: text('firstName') ?? '',
    lastName: text('lastName') ?? '',
    ...(company && {company}),
    line1: street,
    ...(line2 && {line2}),
    city: text('city') ?? '',
    ...(region && {region}),
    ...(postalCode && {postalCode}),
    country: field.at('country').filledText() as CountryCode,
    ...(phone && {phone}),
  };
}

/** Codes whose reference was expanded. A code that takes nothing off stays in the cart as not applicable. */
function readCoupons(field: Field<RawCart>): readonly Coupon[] {
  return field
    .at('discountCodes')
    .list()
    .flatMap((info) => {
      const code = info.at('discountCode').at('obj').given()?.at('code').filledText();
      const state = info.at('state').text();
      if (code === undefined) return [];
      return [{code, status: state === 'MatchesCart' ? 'applied' : 'not-applicable'} as const];
    });
}

/** What a cart or an order adds up to. */
export function readTotals(
  field: Field<RawCart | RawOrder>,
  lines: readonly LineItem[],
  currency: CurrencyCode,
  taxTreatment: TaxTreatment,
) {
  const subtotal = sumMoney(
    lines.map((line) => line.subtotal),
    currency,
  );
  const onLines = lines.map((line) => subtractMoney(line.subtotal, line.total));
  const onTotal = field.at('discountOnTotalPrice').given()?.at('discountedAmount');
  const discount: Money = addMoney(
    sumMoney(onLines, currency),
    onTotal ? readMoney(onTotal, currency) : sumMoney([], currency),
  );
  const shipping = field.at('shippingInfo').given()?.at('price');
  const taxed = field.at('taxedPrice').given();
  const tax = taxed?.at('totalTax').given();
  if (discount.amount < 0)
    field.at('lineItems').fail('a list of lines that cost no more than their price');
  return {
    subtotal,
    discount,
    shipping: shipping ? readMoney(shipping, currency) : null,
    tax: tax ? readMoney(tax, currency) : null,
    taxTreatment,
    total: readMoney(taxed ? taxed.at('totalGross') : field.at('totalPrice'), currency),
    estimated: !taxed,
  };
}

/**
 * Turns a cart of commercetools into the one of the contract. All amounts are in the currency of its total.
 *
 * @param raw - The cart, with its discount codes and discounts expanded.
 * @throws {@link IntegrationError} of type `invalid-response`, which names the path of the bad field.
 */
export function normalizeCart<Custom extends object, LineCustom extends object>(
  raw: RawCart,
  context: CartContext<Custom, LineCustom>,
): Cart<Custom, LineCustom> {
  const {source, path, locales, tax, messages = []} = context;
  const field = fieldOf(raw, source, path);
  const code = field.at('totalPrice').at('currencyCode');
  const currency = /^[A-Z]{3}$/.test(code.text())
    ? (code.text() as CurrencyCode)
    : code.fail('the code of a currency');
  const lineItems = field
    .at('lineItems')
    .list()
    .map((line) => readLine(line, currency, context));
  const onTotal = field.at('discountOnTotalPrice').given()?.at('includedDiscounts').list() ?? [];
  const email = field.at('customerEmail').optionalText();
  const shipTo = field.at('shippingAddress').given();
  const billTo = field.at('billingAddress').given();
  return {
    id: field.at('id').filledText(),
    currency,
    lineItems,
    totalQuantity: lineItems.reduce((sum, {quantity}) => sum + quantity, 0),
    totals: readTotals(field, lineItems, currency, tax),
    coupons: readCoupons(field),
    promotions: onTotal.map((portion) => readPortion(portion, currency, locales, 1)),
    ...(email && {email}),
    ...(shipTo && {shippingAddress: readAddress(shipTo)}),
    ...(billTo && {billingAddress: readAddress(billTo)}),
    payments: [],
    messages,
    updatedAt: field
      .at('lastModifiedAt')
      .read('a moment', (value) => toIsoDateTime(value as string)),
    custom: customFields(context.cart, raw, source, path),
  };
}
