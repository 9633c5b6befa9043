// The client has no types of the schema, which differs between versions of the API: these are the fields of the queries.

type Maybe<Type> = Type | null | undefined;

/** A list as the GraphQL API has it. */
export interface RawConnection<Node> {
  readonly edges?: Maybe<readonly Maybe<{readonly node?: Maybe<Node>}>[]>;
  readonly pageInfo?: Maybe<{readonly hasNextPage?: boolean; readonly endCursor?: Maybe<string>}>;
}

export interface RawImage {
  readonly urlOriginal?: string;
  readonly altText?: Maybe<string>;
}

export interface RawMoney {
  readonly value?: number;
  readonly currencyCode?: string;
}

export interface RawPrices {
  readonly price?: Maybe<RawMoney>;
  readonly basePrice?: Maybe<RawMoney>;
}

export interface RawOptionValue {
  readonly entityId?: number;
  readonly label?: string;
  readonly hexColors?: Maybe<readonly string[]>;
  readonly imageUrl?: Maybe<string>;
}

export interface RawOption {
  readonly entityId?: number;
  readonly displayName?: string;
  readonly isVariantOption?: boolean;
  readonly values?: Maybe<RawConnection<RawOptionValue>>;
}

/** A variant of the GraphQL API. */
export interface RawVariant {
  readonly entityId?: number;
  readonly sku?: Maybe<string>;
  readonly gtin?: Maybe<string>;
  readonly upc?: Maybe<string>;
  readonly isPurchasable?: boolean;
  readonly inventory?: Maybe<{
    readonly isInStock?: boolean;
    readonly aggregated?: Maybe<{readonly availableToSell?: number}>;
  }>;
  readonly prices?: Maybe<RawPrices>;
  readonly defaultImage?: Maybe<RawImage>;
  readonly options?: Maybe<RawConnection<RawOption>>;
}

/** A category of the GraphQL API. */
export interface RawCategory {
  readonly entityId?: number;
  readonly name?: string;
  readonly path?: string;
  readonly description?: Maybe<string>;
  readonly defaultImage?: Maybe<RawImage>;
  readonly seo?: Maybe<RawSeo>;
}

export interface RawSeo {
  readonly pageTitle?: Maybe<string>;
  readonly metaDescription?: Maybe<string>;
}

/** A node of the tree of categories. */
export interface RawTreeNode {
  readonly entityId?: number;
  readonly name?: string;
  readonly path?: string;
  readonly children?: Maybe<readonly Maybe<RawTreeNode>[]>;
}

/** A product of the GraphQL API. */
export interface RawProduct {
  readonly entityId?: number;
  readonly name?: string;
  readonly path?: string;
  readonly plainTextDescription?: Maybe<string>;
  /** HTML. */
  readonly description?: Maybe<string>;
  readonly brand?: Maybe<{readonly name?: string}>;
  readonly defaultImage?: Maybe<RawImage>;
  readonly images?: Maybe<RawConnection<RawImage>>;
  readonly availabilityV2?: Maybe<{readonly status?: string}>;
  readonly minPurchaseQuantity?: Maybe<number>;
  readonly maxPurchaseQuantity?: Maybe<number>;
  readonly reviewSummary?: Maybe<{
    readonly averageRating?: number;
    readonly numberOfReviews?: number;
  }>;
  readonly seo?: Maybe<RawSeo>;
  readonly categories?: Maybe<RawConnection<RawCategory>>;
  readonly productOptions?: Maybe<RawConnection<RawOption>>;
  readonly variants?: Maybe<RawConnection<RawVariant>>;
  readonly customFields?: Maybe<RawConnection<{readonly name?: string; readonly value?: string}>>;
}

/** A product of a list in the GraphQL API. */
export interface RawListedProduct extends Pick<
  RawProduct,
  | 'availabilityV2'
  | 'brand'
  | 'customFields'
  | 'defaultImage'
  | 'entityId'
  | 'name'
  | 'path'
  | 'reviewSummary'
> {
  readonly inventory?: RawVariant['inventory'];
  readonly prices?: Maybe<
    RawPrices & {
      readonly priceRange?: Maybe<{
        readonly min?: Maybe<RawMoney>;
        readonly max?: Maybe<RawMoney>;
      }>;
    }
  >;
}

/** A value of a filter: a brand, a category, an attribute's value, a rating, or a state of products. */
export interface RawFilterItem {
  readonly entityId?: number;
  readonly name?: string;
  readonly value?: string;
  readonly productCount?: number;
  readonly subCategories?: Maybe<RawConnection<RawFilterItem>>;
}

/** A filter of a search, of any type. */
export interface RawFilter {
  readonly __typename?: string;
  readonly name?: string;
  readonly filterName?: string;
  readonly brands?: Maybe<RawConnection<RawFilterItem>>;
  readonly categories?: Maybe<RawConnection<RawFilterItem>>;
  readonly attributes?: Maybe<RawConnection<RawFilterItem>>;
  readonly ratings?: Maybe<RawConnection<RawFilterItem>>;
  readonly freeShipping?: Maybe<RawFilterItem>;
  readonly isFeatured?: Maybe<RawFilterItem>;
  readonly isInStock?: Maybe<RawFilterItem>;
}

/** Products that a search finds, with their filters. */
export interface RawFound {
  readonly products?: Maybe<
    Pick<RawConnection<RawListedProduct>, 'edges'> & {
      readonly collectionInfo?: Maybe<{readonly totalItems?: Maybe<number>}>;
      readonly pageInfo?: Maybe<{
        readonly hasPreviousPage?: boolean;
        readonly hasNextPage?: boolean;
        readonly startCursor?: Maybe<string>;
        readonly endCursor?: Maybe<string>;
      }>;
    }
  >;
  readonly filters?: Maybe<RawConnection<RawFilter>>;
}

/** A search, with its cheapest and its dearest product. */
export interface RawSearch {
  readonly searchProducts?: Maybe<RawFound>;
  readonly lowest?: Maybe<RawFound>;
  readonly highest?: Maybe<RawFound>;
}

interface RawSelectedOption {
  readonly entityId?: number;
  readonly name?: string;
  readonly value?: string;
  readonly valueEntityId?: number;
}

/** A cart's line in the GraphQL API: a physical or a digital item. */
export interface RawCartItem {
  readonly entityId?: string;
  readonly productEntityId?: number;
  readonly variantEntityId?: Maybe<number>;
  readonly name?: string;
  readonly sku?: Maybe<string>;
  readonly url?: string;
  readonly quantity?: number;
  readonly image?: Maybe<RawImage>;
  /** The product's default price. */
  readonly originalPrice?: Maybe<RawMoney>;
  /** The price of one piece before discounts and coupons. */
  readonly listPrice?: Maybe<RawMoney>;
  /** The line's price after discounts. */
  readonly extendedSalePrice?: Maybe<RawMoney>;
  /** Wrapping of a physical item, with its price for each. */
  readonly giftWrapping?: Maybe<{readonly name?: string; readonly amount?: Maybe<RawMoney>}>;
  readonly selectedOptions?: Maybe<readonly Maybe<RawSelectedOption>[]>;
}

/** A gift certificate that is bought. */
export interface RawGiftCertificate {
  readonly entityId?: string;
  readonly name?: string;
  readonly amount?: Maybe<RawMoney>;
}

/** A line that the store made by itself. */
export interface RawCustomItem {
  readonly entityId?: string;
  readonly name?: string;
  readonly quantity?: number;
  readonly listPrice?: Maybe<RawMoney>;
}

/** A cart of the GraphQL API. */
export interface RawCart {
  readonly entityId?: string;
  readonly currencyCode?: string;
  readonly isTaxIncluded?: boolean;
  readonly updatedAt?: Maybe<{readonly utc?: string}>;
  readonly discountedAmount?: Maybe<RawMoney>;
  readonly lineItems?: Maybe<{
    readonly physicalItems?: Maybe<readonly Maybe<RawCartItem>[]>;
    readonly digitalItems?: Maybe<readonly Maybe<RawCartItem>[]>;
    readonly giftCertificates?: Maybe<readonly Maybe<RawGiftCertificate>[]>;
    readonly customItems?: Maybe<readonly Maybe<RawCustomItem>[]>;
  }>;
}

interface RawCoupon {
  readonly code?: string;
  readonly discountedAmount?: Maybe<RawMoney>;
}

/** A gift certificate that pays a part of the cart. */
export interface RawAppliedGiftCertificate {
  readonly code?: string;
  readonly used?: Maybe<RawMoney>;
}

/** The sums of a cart's checkout. */
export interface RawCheckout {
  /** All lines, before what is taken off the cart as a whole and before coupons. */
  readonly subtotal?: Maybe<RawMoney>;
  readonly grandTotal?: Maybe<RawMoney>;
  readonly taxTotal?: Maybe<RawMoney>;
  /** The taxes by name. */
  readonly taxes?: Maybe<
    readonly Maybe<{readonly name?: string; readonly amount?: Maybe<RawMoney>}>[]
  >;
  readonly shippingCostTotal?: Maybe<RawMoney>;
  readonly handlingCostTotal?: Maybe<RawMoney>;
  readonly coupons?: Maybe<readonly Maybe<RawCoupon>[]>;
  readonly giftCertificates?: Maybe<readonly Maybe<RawAppliedGiftCertificate>[]>;
  /** The shopper's note. */
  readonly customerMessage?: Maybe<string>;
}

/** A cart with its checkout, which has the same key. */
export interface RawBasket {
  readonly cart?: Maybe<RawCart>;
  readonly checkout?: Maybe<RawCheckout>;
}

/** A currency of the store. In one that isn't transactional, prices are shown, and nothing is paid. */
export interface RawCurrency {
  readonly code?: string;
  readonly isTransactional?: boolean;
  readonly isDefault?: boolean;
}

/** Settings of the channel. */
export interface RawSettings {
  readonly locales?: Maybe<
    readonly Maybe<{readonly code?: string; readonly isDefault?: boolean}>[]
  >;
}
