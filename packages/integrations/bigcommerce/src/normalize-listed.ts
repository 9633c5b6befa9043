import {
  type CallSource,
  customFields,
  type Field,
  pricingOf,
  readOrReport,
  type Report,
} from '@storefront-toolkit/integration-core';
import type {Pricing, ProductSummary, TaxTreatment} from '@storefront-toolkit/types/catalog';
import {compareMoney} from '@storefront-toolkit/types/cms';
import type {CurrencyCode} from '@storefront-toolkit/types/config';
import {
  readId,
  readImage,
  readMoney,
  readRating,
  readSlug,
  readStock,
} from './normalize-product.ts';
import type {RawListedProduct} from './raw.ts';

type ListedField = Field<RawListedProduct | null | undefined>;

/** The context that {@link normalizeListed} needs besides the answer. */
export interface ListedContext<Custom extends object = object> {
  readonly source: CallSource;
  /** Currency of the request. */
  readonly currency: CurrencyCode;
  readonly tax: TaxTreatment;
  /** Receives the problems of parts that are left out. */
  readonly report: Report;
  /** Reads the store's own fields. */
  readonly product?: ((raw: RawListedProduct) => Custom) | undefined;
}

function readPricing(field: ListedField, {currency, tax, report}: ListedContext): Pricing {
  const prices = field.at('prices');
  const range = prices.at('priceRange').given();
  const shown = readMoney(prices.at('price'), currency);
  const price =
    readOrReport('price range', report, () => range && readMoney(range.at('min'), currency)) ??
    shown;
  const max = readOrReport('price range', report, () => {
    const most = range?.at('max');
    const read = most && readMoney(most, currency);
    return read && compareMoney(read, price) < 0 ? most.fail('a price not below the least') : read;
  });
  const listPrice = readOrReport('list price', report, () => {
    const before = prices.at('basePrice').given();
    // It belongs to the price that is shown first, which need not be the lowest.
    return before && compareMoney(shown, price) === 0 ? readMoney(before, currency) : undefined;
  });
  const hasRange = max !== undefined && compareMoney(price, max) !== 0;
  return pricingOf({price, listPrice, ...(hasRange && {range: {min: price, max}}), tax});
}

/**
 * Turns a product of a list into the summary of the contract. Parts that it can do without are left out, and reported.
 *
 * @throws {@link IntegrationError} of type `invalid-response`, which names the path of the bad field.
 */
export function normalizeListed<Custom extends object>(
  field: ListedField,
  context: ListedContext<Custom>,
): ProductSummary<Custom> {
  const {source, report, product} = context;
  const name = field.at('name').filledText();
  const brand = readOrReport('brand', report, () =>
    field.at('brand').given()?.at('name').optionalText(),
  );
  const image = readOrReport('image', report, () => {
    const picture = field.at('defaultImage').given();
    return picture && readImage(picture, name);
  });
  const rating = readOrReport('rating', report, () => readRating(field.at('reviewSummary')));
  return {
    id: readId(field.at('entityId')),
    slug: readSlug(field.at('path')),
    name,
    ...(brand && {brand}),
    ...(image && {image}),
    pricing: readPricing(field, context),
    availability: readStock(
      field.at('availabilityV2').at('status').text(),
      field.at('inventory').given(),
    ),
    ...(rating && {rating}),
    badges: [],
    promotions: [],
    custom: customFields(product, field.value as RawListedProduct, source, field.path),
  };
}
