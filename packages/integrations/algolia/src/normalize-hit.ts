import {
  type CallSource,
  customFields,
  type Field,
  pricingOf,
  readEach,
  readOrReport,
  type Report,
} from '@storefront-toolkit/integration-core';
import type {
  Availability,
  Badge,
  Image,
  Pricing,
  ProductSummary,
  Rating,
  TaxTreatment,
} from '@storefront-toolkit/types/catalog';
import {compareMoney, type Money, moneyFromDecimal} from '@storefront-toolkit/types/cms';
import type {CurrencyCode, IsoDate} from '@storefront-toolkit/types/config';
import type {Raw, RawHit} from './raw.ts';
import type {RecordPrice} from './record.ts';

type Maybe<Type> = Type | null | undefined;

/** The context that a normalizer needs besides Algolia's answer. */
export interface HitContext<Custom extends object = object> {
  /** Which call is answered. */
  readonly source: CallSource;
  /** Currency of the request. */
  readonly currency: CurrencyCode;
  /** Whether the prices of the records contain tax. */
  readonly tax: TaxTreatment;
  /** Receives the problems of parts that are left out. */
  readonly report: Report;
  /** Reads the store's own fields of a record. */
  readonly product?: ((raw: RawHit) => Custom) | undefined;
}

/** A decimal as money. Algolia's statistics have more digits than the prices that they are made of. */
export function readMoney(field: Field<Maybe<number>>, currency: CurrencyCode): Money {
  const value = field.number();
  if (value < 0) field.fail('a number of 0 or above');
  return field.read('a decimal', () => moneyFromDecimal(value, currency, 'half-up'));
}

function readPricing(
  field: Field<Maybe<Raw<RecordPrice>>>,
  {currency, tax, report}: HitContext,
): Pricing {
  const price = readMoney(field.at('price'), currency);
  const optional = (key: 'listPrice' | 'min' | 'max', missing: string) => {
    const given = field.at(key).given();
    return given && readOrReport(missing, report, () => readMoney(given, currency));
  };
  const [min, max] = [optional('min', 'price range'), optional('max', 'price range')];
  return pricingOf({
    price,
    listPrice: optional('listPrice', 'list price'),
    tax,
    ...(min && max && compareMoney(min, max) < 0 && {range: {min, max}}),
  });
}

function readImage(field: Field<Raw<Image>>): Image {
  const [width, height] = [field.at('width').given(), field.at('height').given()];
  return {
    src: field.at('src').filledText(),
    alt: field.at('alt').optionalText() ?? '',
    ...(width && {width: width.integer()}),
    ...(height && {height: height.integer()}),
  };
}

function readAvailability(field: Field<Maybe<Raw<Availability>>>): Availability {
  const quantity = field.at('quantity').given()?.integer();
  const expectedOn = field.at('expectedOn').given();
  return {
    status: field
      .at('status')
      .oneOf('in-stock', 'low-stock', 'backorder', 'preorder', 'out-of-stock', 'discontinued'),
    ...(quantity !== undefined && quantity > 0 && {quantity}),
    ...(expectedOn && {
      expectedOn: /^\d{4}-\d\d-\d\d$/.test(expectedOn.text())
        ? (expectedOn.text() as IsoDate)
        : expectedOn.fail('a day such as 2026-03-09'),
    }),
  };
}

/** A rating. Without a single one there is none. */
function readRating(field: Field<Raw<Rating>>): Rating | undefined {
  const count = field.at('count').integer();
  if (count < 1) return undefined;
  const average = field.at('average').number();
  if (average < 1 || average > 5) field.at('average').fail('a number from 1 to 5');
  return {average, count};
}

const readBadge = (field: Field<Maybe<Raw<Badge>>>): Badge => ({
  id: field.at('id').filledText(),
  label: field.at('label').filledText(),
  tone: field.at('tone').oneOf('neutral', 'brand', 'sale', 'success', 'warning'),
});

/**
 * Turns a hit into the summary of a product.
 *
 * @throws {@link IntegrationError} of type `invalid-response`, which names the path of the bad field.
 */
export function normalizeHit<Custom extends object>(
  hit: Field<Maybe<RawHit>>,
  context: HitContext<Custom>,
): ProductSummary<Custom> {
  const {source, currency, product, report} = context;
  const brand = readOrReport('brand', report, () => hit.at('brand').optionalText());
  const picture = hit.at('image').given();
  const image = picture && readOrReport('image', report, () => readImage(picture));
  const given = hit.at('rating').given();
  const rating = given && readOrReport('rating', report, () => readRating(given));
  const badges = readOrReport('badges', report, () => hit.at('badges').given()?.list());
  return {
    id: hit.at('objectID').filledText(),
    slug: hit.at('slug').filledText(),
    name: hit.at('name').filledText(),
    ...(brand && {brand}),
    ...(image && {image}),
    pricing: readPricing(hit.at('prices').at(currency), context),
    availability: readAvailability(hit.at('availability')),
    ...(rating && {rating}),
    badges: readEach(badges ?? [], 'badge', report, readBadge),
    promotions: [],
    custom: customFields(product, hit.value as RawHit, source, hit.path),
  };
}
