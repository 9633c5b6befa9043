import type {
  Attribute,
  Availability,
  Badge,
  Image,
  Product,
  Rating,
} from '@storefront-toolkit/types/catalog';
import {type Money, moneyToDecimal} from '@storefront-toolkit/types/cms';

/** A product's price in one currency. Decimals, because Algolia compares and counts numbers. */
export interface RecordPrice {
  /** The amount that a shopper pays for one piece. */
  readonly price: number;
  /** Price without the discount. */
  readonly listPrice?: number | undefined;
  /** Lowest price of all variants, when they differ. */
  readonly min?: number | undefined;
  /** Highest price of all variants, when they differ. */
  readonly max?: number | undefined;
}

/** A product as a record of an index. The index is in one language; its prices are in all currencies. */
export interface ProductRecord {
  /** Part of the address of its page, without slashes. */
  readonly slug: string;
  /** Name that shoppers see. */
  readonly name: string;
  /** Brand that shoppers see. */
  readonly brand?: string | undefined;
  /** Image for tiles. */
  readonly image?: Image | undefined;
  /** Prices by the code of their currency. A product is not found in a currency that it has no price in. */
  readonly prices: Readonly<Record<string, RecordPrice>>;
  /** Whether it can be bought. */
  readonly availability: Availability;
  /** The average of its ratings. */
  readonly rating?: Rating | undefined;
  /** Labels, most important first. */
  readonly badges?: readonly Badge[] | undefined;
  /** The values that results are narrowed by, by the name of the property. */
  readonly facets: Readonly<Record<string, readonly string[] | number | boolean>>;
  /** Keys of its categories, and of all categories above them. */
  readonly categoryIds: readonly string[];
}

const decimal = (money: Money) => Number(moneyToDecimal(money));

function priceOf({pricing: {price, listPrice, range}}: Product): RecordPrice {
  return {
    price: decimal(price),
    ...(listPrice && {listPrice: decimal(listPrice)}),
    ...(range && {min: decimal(range.min), max: decimal(range.max)}),
  };
}

function factOf(attribute: Attribute): readonly string[] | number | boolean {
  if (attribute.type === 'list') return attribute.values;
  return attribute.type === 'text' ? [attribute.value] : attribute.value;
}

/**
 * Makes the record of a product, as the integration reads it. The write key stays with the program that fills the index.
 *
 * @param product - The product, in the language of the index.
 * @param categoryIds - Keys of its categories, and of all categories above them.
 * @param otherCurrencies - The same product, as it was read in other currencies.
 * @returns The record, with the key of the product as `objectID`. Facets are its options by their label, and its attributes by their key.
 */
export function recordOf(
  product: Product,
  categoryIds: readonly string[],
  otherCurrencies: readonly Product[] = [],
): ProductRecord & {readonly objectID: string} {
  const {id, slug, name, brand, image, availability, rating, badges, options, attributes} = product;
  const versions = [product, ...otherCurrencies];
  return {
    objectID: id,
    slug,
    name,
    ...(brand && {brand}),
    ...(image && {image}),
    prices: Object.fromEntries(
      versions.map((version) => [version.pricing.price.currency, priceOf(version)]),
    ),
    availability,
    ...(rating && {rating}),
    badges,
    facets: Object.fromEntries([
      ...attributes.map((attribute) => [attribute.key, factOf(attribute)] as const),
      ...options.map((option) => [option.label, option.values.map(({label}) => label)] as const),
    ]),
    categoryIds,
  };
}
