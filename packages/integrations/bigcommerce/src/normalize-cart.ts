import {
  type CallSource,
  customFields,
  type Field,
  fieldOf,
  pricingOf,
} from '@storefront-toolkit/integration-core';
import type {Cart, CartMessage, LineItem} from '@storefront-toolkit/types/cart';
import type {SelectedOption, TaxTreatment} from '@storefront-toolkit/types/catalog';
import {
  addMoney,
  isZeroMoney,
  moneyOf,
  multiplyMoney,
  sumMoney,
} from '@storefront-toolkit/types/cms';
import {type CurrencyCode, toIsoDateTime} from '@storefront-toolkit/types/config';
import {readId, readImage, readMoney, readSlug} from './normalize-product.ts';
import type {RawBasket, RawCartItem} from './raw.ts';

type Maybe<Type> = Type | null | undefined;

/** Key of a cart that BigCommerce does not hold yet: it makes a cart with its first line. */
export const EMPTY_CART_ID = 'new';

/** What {@link normalizeCart} has to know beside what BigCommerce sends. */
export interface CartContext<Custom extends object = object, LineCustom extends object = object> {
  /** Which call is answered. */
  readonly source: CallSource;
  /** Where `cart` and `checkout` stand in the answer. */
  readonly path: string;
  /** Whether the store's prices contain tax. */
  readonly tax: TaxTreatment;
  /** What the last change has brought up. */
  readonly messages?: readonly CartMessage[];
  /** Reads the store's own fields of a cart. */
  readonly cart?: ((raw: RawBasket) => Custom) | undefined;
  /** Reads the store's own fields of a line. */
  readonly line?: ((raw: RawCartItem) => LineCustom) | undefined;
}

/** Choices of a list. Texts, such as an engraving, are not part of the contract. */
const readSelected = (field: Field<RawCartItem['selectedOptions']>): readonly SelectedOption[] =>
  field.list().flatMap((option) => {
    if (!option.at('valueEntityId').given()) return [];
    return [
      {
        optionId: readId(option.at('entityId')),
        optionLabel: option.at('name').filledText(),
        valueId: readId(option.at('valueEntityId')),
        valueLabel: option.at('value').filledText(),
      },
    ];
  });

function readLine<LineCustom extends object>(
  field: Field<Maybe<RawCartItem>>,
  currency: CurrencyCode,
  {source, tax, line}: CartContext<object, LineCustom>,
): LineItem<LineCustom> {
  const productId = readId(field.at('productEntityId'));
  const variant = field.at('variantEntityId').given();
  const variantId = variant ? readId(variant) : productId;
  const name = field.at('name').filledText();
  const image = field.at('image').given();
  const listPrice = field.at('listPrice').given();
  const quantity = field.at('quantity').integer();
  if (quantity < 1) field.at('quantity').fail('a whole number above 0');
  const price = readMoney(field.at('salePrice'), currency);
  const subtotal = multiplyMoney(price, quantity);
  return {
    id: field.at('entityId').filledText(),
    productId,
    variantId,
    sku: field.at('sku').optionalText() ?? variantId,
    name,
    slug: readSlug(field.at('url')),
    ...(image && {image: readImage(image, name)}),
    selectedOptions: readSelected(field.at('selectedOptions')),
    quantity,
    unitPricing: pricingOf({
      price,
      listPrice: listPrice && readMoney(listPrice, currency),
      tax,
    }),
    subtotal,
    total: subtotal,
    gift: false,
    promotions: [],
    quantityRule: {min: 1, step: 1},
    availability: {status: 'in-stock'},
    custom: customFields(line, field.value as RawCartItem, source, field.path),
  };
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
  const {source, path, tax: taxTreatment, messages = []} = context;
  const field = fieldOf(raw, source, path);
  const [cart, checkout] = [field.at('cart'), field.at('checkout')];
  const code = cart.at('currencyCode');
  const currency = /^[A-Z]{3}$/.test(code.text())
    ? (code.text() as CurrencyCode)
    : code.fail('the code of a currency');
  const items = cart.at('lineItems');
  const lineItems = [...items.at('physicalItems').list(), ...items.at('digitalItems').list()].map(
    (item) => readLine(item, currency, context),
  );
  const coupons = checkout
    .at('coupons')
    .list()
    .map((coupon) => ({
      code: coupon.at('code').filledText(),
      discount: readMoney(coupon.at('discountedAmount'), currency),
    }));
  const subtotals = lineItems.map(({subtotal}) => subtotal);
  const [shipping, tax] = [
    checkout.at('shippingCostTotal').given(),
    checkout.at('taxTotal').given(),
  ];
  return {
    id: cart.at('entityId').filledText(),
    currency,
    lineItems,
    totalQuantity: lineItems.reduce((sum, {quantity}) => sum + quantity, 0),
    totals: {
      subtotal: sumMoney(subtotals, currency),
      discount: addMoney(
        readMoney(cart.at('discountedAmount'), currency),
        sumMoney(
          coupons.map(({discount}) => discount),
          currency,
        ),
      ),
      shipping: shipping ? readMoney(shipping, currency) : null,
      tax: tax ? readMoney(tax, currency) : null,
      taxTreatment,
      total: readMoney(checkout.at('grandTotal'), currency),
      estimated: true,
    },
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
    payments: [],
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
