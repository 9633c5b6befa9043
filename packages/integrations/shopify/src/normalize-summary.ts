import {
  customFields,
  type Field,
  pricingOf,
  readOrReport,
} from '@storefront-toolkit/integration-core';
import type {Pricing, ProductSummary} from '@storefront-toolkit/types/catalog';
import {compareMoney, type Money} from '@storefront-toolkit/types/cms';
import {readImage} from './normalize-media.ts';
import {readMoney} from './normalize-money.ts';
import {type NormalizeContext, type RawProduct, reportNothing} from './normalize-variant.ts';

/** The context that {@link normalizeSummary} needs besides Shopify's answer. */
export type SummaryContext<Custom extends object = object> = Omit<
  NormalizeContext<Custom>,
  'path' | 'variant'
>;

type SummaryField = Field<RawProduct | null | undefined>;

/** The price before a discount, of the first variant that can be bought: when it has the lowest price, it is that price's. */
function readListPrice(
  field: SummaryField,
  price: Money,
  {currency}: Pick<SummaryContext, 'currency'>,
): Money | undefined {
  const variant = field.at('selectedOrFirstAvailableVariant').given();
  const before = variant?.at('compareAtPrice').given();
  if (!variant || !before) return undefined;
  const isLowest = compareMoney(readMoney(variant.at('price'), currency), price) === 0;
  return isLowest ? readMoney(before, currency) : undefined;
}

function readPricing(field: SummaryField, context: SummaryContext): Pricing {
  const {currency, tax, report = reportNothing} = context;
  const range = field.at('priceRange');
  const min = readMoney(range.at('minVariantPrice'), currency);
  const max = readOrReport('price range', report, () => {
    const most = range.at('maxVariantPrice');
    const read = readMoney(most, currency);
    return compareMoney(read, min) < 0 ? most.fail('a price not below the least') : read;
  });
  const listPrice = readOrReport('list price', report, () => readListPrice(field, min, context));
  const hasRange = max !== undefined && compareMoney(min, max) !== 0;
  return pricingOf({price: min, listPrice, ...(hasRange && {range: {min, max}}), tax});
}

/**
 * Turns a product of a list into the summary of the contract. It needs an id, a handle, a title, a price, and whether it is for sale. Other parts that can't be
 * read are left out, and reported.
 *
 * @throws {@link IntegrationError} of type `invalid-response`, which names the path of the bad field.
 */
export function normalizeSummary<Custom extends object>(
  field: SummaryField,
  context: SummaryContext<Custom>,
): ProductSummary<Custom> {
  const {source, report = reportNothing} = context;
  const brand = readOrReport('brand', report, () => field.at('vendor').optionalText());
  const image = readOrReport('image', report, () => {
    const given = field.at('featuredImage').given();
    return given && readImage(given);
  });
  const isForSale = field.at('availableForSale').boolean();
  return {
    id: field.at('id').filledText(),
    slug: field.at('handle').filledText(),
    name: field.at('title').filledText(),
    ...(brand && {brand}),
    ...(image && {image}),
    pricing: readPricing(field, context),
    availability: {status: isForSale ? 'in-stock' : 'out-of-stock'},
    badges: [],
    promotions: [],
    custom: customFields(context.product, field.value as RawProduct, source, field.path),
  };
}
