import type {
  CartDiscount,
  CustomLineItem as CtCustomLineItem,
  DiscountedLineItemPortion,
  DiscountedLineItemPriceForQuantity,
  DiscountedTotalPricePortion,
  LineItem as CtLineItem,
} from '@commercetools/platform-sdk';
import {
  type CallSource,
  customFields,
  type Field,
  readEach,
  readOrReport,
  type Report,
} from '@storefront-toolkit/integration-core';
import type {AppliedPromotion, CustomLineItem, LineItem} from '@storefront-toolkit/types/cart';
import type {TaxTreatment} from '@storefront-toolkit/types/catalog';
import {compareMoney, type Money} from '@storefront-toolkit/types/cms';
import type {CurrencyCode} from '@storefront-toolkit/types/config';
import {localized, readSlug, requiredText} from './locale.ts';
import {readDefinitions} from './normalize-attributes.ts';
import {readMoney, readTimes} from './normalize-money.ts';
import {readAvailability} from './normalize-stock.ts';
import {readChoices, readImages, readPricing, selectedOf, variantKey} from './normalize-variant.ts';
import type {Raw} from './raw.ts';

type Maybe<Type> = Type | null | undefined;

/** A cart's line in the HTTP API. */
export type RawLineItem = Raw<CtLineItem>;
/** A cart's line in the HTTP API that isn't a product. */
type RawCustomLineItem = Raw<CtCustomLineItem>;

/** The context for reading the lines of a cart or an order. */
export interface LineContext<LineCustom extends object = object> {
  /** Which call is answered. */
  readonly source: CallSource;
  /** Locales in which texts are looked for, best first. */
  readonly locales: readonly string[];
  /** Whether the project's prices contain tax. */
  readonly tax: TaxTreatment;
  /** Names of the attributes that a shopper chooses by. */
  readonly options: readonly string[];
  /** Keys of the supply channels whose stock counts. */
  readonly supplyChannels: readonly string[] | undefined;
  /** Currency of the cart. */
  readonly currency: CurrencyCode;
  /** The cart's `priceRoundingMode`. */
  readonly rounding: string | undefined;
  /** Receives the problems of parts that are left out. */
  readonly report: Report;
  /** Reads the store's own fields of a line. */
  readonly line?: ((raw: RawLineItem) => LineCustom) | undefined;
}

type RawPortion = Maybe<Raw<DiscountedLineItemPortion | DiscountedTotalPricePortion>>;

/** A discount that was applied, by the name that its expanded reference has. Direct discounts have none, so they are left out and reported. */
export function readPortion(
  field: Field<RawPortion>,
  {currency, locales, rounding}: LineContext,
  times: number,
): AppliedPromotion {
  const reference = field.at('discount');
  const expanded = (reference as Field<Maybe<{readonly obj?: Raw<CartDiscount>}>>).at('obj');
  const label = expanded.given() && localized(expanded.at('name'), locales);
  return {
    id: reference.at('id').filledText(),
    label: label ?? expanded.fail('a discount with a name, expanded'),
    discount: readTimes(field.at('discountedAmount'), times, currency, rounding),
  };
}

type RawDiscounted = Maybe<readonly Maybe<Raw<DiscountedLineItemPriceForQuantity>>[]>;

/** The discounts on a line. */
function readPromotions(
  field: Field<RawDiscounted>,
  context: LineContext,
): readonly AppliedPromotion[] {
  const {report} = context;
  return field.list().flatMap((part) => {
    const read = () => ({
      quantity: part.at('quantity').integer(),
      portions: part.at('discountedPrice').at('includedDiscounts').list(),
    });
    const {quantity, portions} = readOrReport('promotions', report, read) ?? {
      quantity: 0,
      portions: [],
    };
    return readEach(portions, 'promotion', report, (portion) =>
      readPortion(portion, context, quantity),
    );
  });
}

/** The parts that lines of both kinds share: sums and discounts. */
function readSums(
  field: Field<Maybe<RawLineItem | RawCustomLineItem>>,
  price: Parameters<typeof readTimes>[0],
  isGift: boolean,
  context: LineContext,
) {
  const {currency, rounding} = context;
  const quantity = field.at('quantity').integer();
  if (quantity < 1) field.at('quantity').fail('a whole number above 0');
  const total = readMoney(field.at('totalPrice'), currency);
  const discounted = field.at('discountedPricePerQuantity') as Field<RawDiscounted>;
  const isDiscounted = isGift || discounted.list().length > 0;
  // A total that the store's own system has set need not be the price times the quantity: then nothing was taken off.
  const full = isDiscounted ? readTimes(price, quantity, currency, rounding) : total;
  const subtotal: Money = compareMoney(full, total) < 0 ? total : full;
  return {quantity, subtotal, total, promotions: readPromotions(discounted, context)};
}

/** Whether the prices of a line contain tax. Its rate says so once there is one. */
function treatmentOf(field: Field<Maybe<RawLineItem>>, tax: TaxTreatment): TaxTreatment {
  const [method] = field.at('perMethodTaxRate').given()?.list() ?? [];
  const rate = field.at('taxRate').given() ?? method?.at('taxRate').given();
  const included = rate?.at('includedInPrice').given()?.boolean();
  return included === undefined ? tax : included ? 'included' : 'excluded';
}

/** The address of the product page: the product's key where there is no slug. A product that was deleted has no slugs at all. */
function readLineSlug(
  field: Field<Maybe<RawLineItem>>,
  productId: string,
  {locales, report}: LineContext,
): string {
  return isDeleted(field)
    ? productId
    : readSlug(field.at('productSlug'), productId, locales, report);
}

/** Whether the product of a line is no longer in the catalog: its slug is empty then. */
export function isDeleted(field: Field<Maybe<RawLineItem>>): boolean {
  const {value} = field.at('productSlug');
  return (
    value === null ||
    value === undefined ||
    (typeof value === 'object' && Object.keys(value).length === 0)
  );
}

/** The options of a line's variant. Labels come from the product type, where it was expanded. */
function readSelected(field: Field<Maybe<RawLineItem>>, context: LineContext) {
  const {locales, options, report} = context;
  const definitions = readDefinitions(field.at('productType'), locales, report);
  const choice = readChoices(field.at('variant'), {options, definitions, locales, report});
  const chosen = [...choice.keys()].map((id) => ({id, label: definitions.get(id)?.label ?? id}));
  return selectedOf(chosen, choice);
}

/** A line of either a cart or an order. */
export function readLine<LineCustom extends object>(
  field: Field<Maybe<RawLineItem>>,
  context: LineContext<LineCustom>,
): LineItem<LineCustom> {
  const {locales, tax, source, currency, report} = context;
  const variant = field.at('variant');
  const productId = field.at('productId').filledText();
  const variantId = variantKey(productId, variant.at('id').integer());
  const name = requiredText(field.at('name'), locales);
  const channel = field.at('supplyChannel').given()?.at('id').filledText();
  const image = readImages(variant, name, report)[0]?.image;
  const gift = field.at('lineItemMode').value === 'GiftLineItem';
  return {
    id: field.at('id').filledText(),
    productId,
    variantId,
    sku: variant.at('sku').optionalText() ?? variantId,
    name,
    slug: readLineSlug(field, productId, context),
    ...(image && {image}),
    selectedOptions: readSelected(field, context),
    unitPricing: readPricing(field.at('price'), {currency, tax: treatmentOf(field, tax)}),
    ...readSums(field, readPaid(field), gift, context),
    gift,
    quantityRule: {min: 1, step: 1},
    availability: readAvailability(
      variant.at('availability'),
      channel === undefined ? context.supplyChannels : [channel],
    ),
    custom: customFields(context.line, field.value as RawLineItem, source, field.path),
  };
}

/** The price that a piece is sold at: the discounted one where there is one. */
function readPaid(field: Field<Maybe<RawLineItem>>) {
  const price = field.at('price');
  const discounted = price.at('discounted').given();
  return discounted ? discounted.at('value') : price.at('value');
}

/** A line that isn't a product. Its price may be below zero. */
export function readCustomLine(
  field: Field<Maybe<RawCustomLineItem>>,
  context: LineContext,
): CustomLineItem {
  const money = field.at('money');
  return {
    id: field.at('id').filledText(),
    kind: 'custom',
    name: requiredText(field.at('name'), context.locales),
    unitPrice: readMoney(money, context.currency),
    ...readSums(field, money, false, context),
  };
}
