import type {
  CustomFields,
  MyCartSetCountryAction,
  MyCartSetLocaleAction,
  MyLineItemDraft,
} from '@commercetools/platform-sdk';
import {
  type CallSource,
  type Field,
  readEach,
  type Report,
} from '@storefront-toolkit/integration-core';
import type {NewCart} from './cart-requests.ts';
import type {RawCart} from './normalize-cart.ts';
import type {RawLineItem} from './normalize-line.ts';
import type {Raw} from './raw.ts';

type Maybe<Type> = Type | null | undefined;

/** The market that a cart is sold in. */
export type Market = Pick<NewCart, 'currency' | 'country' | 'locale'>;

/** Custom fields, as a draft takes them. They refer to their type by its id. */
function customOf(field: Field<Maybe<Raw<CustomFields>>>) {
  const given = field.given();
  if (!given) return {};
  const {fields} = given.value as CustomFields;
  return {custom: {type: {typeId: 'type', id: given.at('type').at('id').filledText()}, fields}};
}

/** A line as it is put into another cart. A gift has none: the cart discount adds it by itself. */
function draftOfLine(line: Field<Maybe<RawLineItem>>): MyLineItemDraft | undefined {
  if (line.at('lineItemMode').value === 'GiftLineItem') return undefined;
  const channel = (name: 'supplyChannel' | 'distributionChannel') => {
    const given = line.at(name).given();
    return given && {[name]: {typeId: 'channel', id: given.at('id').filledText()}};
  };
  return {
    productId: line.at('productId').filledText(),
    variantId: line.at('variant').at('id').integer(),
    quantity: line.at('quantity').integer(),
    ...channel('supplyChannel'),
    ...channel('distributionChannel'),
    ...customOf(line.at('custom')),
  } as MyLineItemDraft;
}

/** A cart's lines, as they are put into another cart. All have to be readable: nothing that a shopper chose may be lost. */
export const draftsOfLines = (cart: Field<RawCart>): readonly MyLineItemDraft[] =>
  cart
    .at('lineItems')
    .list()
    .flatMap((line) => draftOfLine(line) ?? []);

/** The codes that a cart has. */
const codesOf = (cart: Field<RawCart>, report: Report): readonly string[] =>
  readEach(cart.at('discountCodes').given()?.list() ?? [], 'coupon', report, (info) =>
    info.at('discountCode').at('obj').at('code').filledText(),
  );

/**
 * A cart as it is made again in another currency, which commercetools can't change. Custom lines have a price in the old currency: they
 * are left out, and reported.
 */
export function draftOfCart(
  cart: Field<RawCart>,
  market: Market,
  source: CallSource,
  report: Report,
): NewCart {
  for (const {path} of cart.at('customLineItems').given()?.list() ?? []) {
    const reason = 'has a price in the old currency. Add it again';
    report({...source, missing: 'custom line', path, reason});
  }
  const {customerEmail, shippingAddress, billingAddress} = cart.value as Pick<
    NewCart,
    'customerEmail' | 'shippingAddress' | 'billingAddress'
  >;
  return {
    ...market,
    ...(customerEmail && {customerEmail}),
    ...(shippingAddress && {shippingAddress}),
    ...(billingAddress && {billingAddress}),
    lineItems: [...draftsOfLines(cart)],
    discountCodes: [...codesOf(cart, report)],
    ...customOf(cart.at('custom')),
  } as NewCart;
}

/** The changes that bring a cart into a market of its currency. Empty when it is there. */
export function marketActions(
  cart: Field<RawCart>,
  {country, locale}: Market,
): readonly (MyCartSetCountryAction | MyCartSetLocaleAction)[] {
  const isAt = (name: 'country' | 'locale', wanted: string | undefined) =>
    (cart.at(name).value ?? undefined) === wanted;
  return [
    ...(isAt('country', country)
      ? []
      : [{action: 'setCountry', ...(country && {country})} as const]),
    ...(isAt('locale', locale) ? [] : [{action: 'setLocale', ...(locale && {locale})} as const]),
  ];
}
