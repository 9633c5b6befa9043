// Made of testing/storefront.graphql by schema.test.ts. UPDATE=1 writes it again.

/** `AppliedGiftCard` of the Storefront API, with the fields that the queries name. */
export interface AppliedGiftCard {
  readonly __typename: 'AppliedGiftCard';
  readonly id: string;
  readonly lastCharacters: string;
  readonly presentmentAmountUsed: MoneyV2;
}

interface Article {
  readonly __typename: 'Article';
  readonly id: string;
}

interface Attribute {
  readonly __typename: 'Attribute';
  readonly key: string;
  readonly value: string | null;
}

/** `AttributeInput` of the Storefront API, with the fields that the queries name. */
export interface AttributeInput {
  readonly key: string;
  readonly value: string;
}

/** `BaseCartLine` of the Storefront API, with the fields that the queries name. */
export type BaseCartLine = CartLine | ComponentizableCartLine;

interface BaseCartLineConnection {
  readonly __typename: 'BaseCartLineConnection';
  readonly nodes: readonly BaseCartLine[];
  readonly pageInfo: PageInfo;
}

interface Blog {
  readonly __typename: 'Blog';
  readonly id: string;
}

/** `Cart` of the Storefront API, with the fields that the queries name. */
export interface Cart {
  readonly __typename: 'Cart';
  readonly appliedGiftCards: readonly AppliedGiftCard[];
  readonly attributes: readonly Attribute[];
  readonly buyerIdentity: CartBuyerIdentity;
  readonly checkoutUrl: string;
  readonly cost: CartCost;
  readonly deliveryGroups: CartDeliveryGroupConnection;
  readonly discountAllocations: readonly CartDiscountAllocation[];
  readonly discountCodes: readonly CartDiscountCode[];
  readonly id: string;
  readonly lines: BaseCartLineConnection;
  readonly note: string | null;
  readonly totalQuantity: number;
  readonly updatedAt: string;
}

/** `CartAutomaticDiscountAllocation` of the Storefront API, with the fields that the queries name. */
export interface CartAutomaticDiscountAllocation {
  readonly __typename: 'CartAutomaticDiscountAllocation';
  readonly discountedAmount: MoneyV2;
  readonly targetType: 'LINE_ITEM' | 'SHIPPING_LINE';
  readonly title: string;
}

interface CartBuyerIdentity {
  readonly __typename: 'CartBuyerIdentity';
  readonly email: string | null;
}

/** `CartCodeDiscountAllocation` of the Storefront API, with the fields that the queries name. */
export interface CartCodeDiscountAllocation {
  readonly __typename: 'CartCodeDiscountAllocation';
  readonly code: string;
  readonly discountedAmount: MoneyV2;
  readonly targetType: 'LINE_ITEM' | 'SHIPPING_LINE';
}

interface CartCost {
  readonly __typename: 'CartCost';
  readonly totalAmount: MoneyV2;
}

interface CartCustomDiscountAllocation {
  readonly __typename: 'CartCustomDiscountAllocation';
  readonly discountedAmount: MoneyV2;
  readonly targetType: 'LINE_ITEM' | 'SHIPPING_LINE';
  readonly title: string;
}

/** `CartDeliveryGroup` of the Storefront API, with the fields that the queries name. */
export interface CartDeliveryGroup {
  readonly __typename: 'CartDeliveryGroup';
  readonly id: string;
  readonly selectedDeliveryOption: CartDeliveryOption | null;
}

interface CartDeliveryGroupConnection {
  readonly __typename: 'CartDeliveryGroupConnection';
  readonly nodes: readonly CartDeliveryGroup[];
}

interface CartDeliveryOption {
  readonly __typename: 'CartDeliveryOption';
  readonly estimatedCost: MoneyV2;
}

type CartDiscountAllocation =
  CartAutomaticDiscountAllocation | CartCodeDiscountAllocation | CartCustomDiscountAllocation;

/** `CartDiscountCode` of the Storefront API, with the fields that the queries name. */
export interface CartDiscountCode {
  readonly __typename: 'CartDiscountCode';
  readonly applicable: boolean;
  readonly code: string;
}

interface CartLine {
  readonly __typename: 'CartLine';
  readonly attributes: readonly Attribute[];
  readonly cost: CartLineCost;
  readonly discountAllocations: readonly CartDiscountAllocation[];
  readonly id: string;
  readonly merchandise: Merchandise;
  readonly quantity: number;
}

interface CartLineCost {
  readonly __typename: 'CartLineCost';
  readonly amountPerQuantity: MoneyV2;
  readonly compareAtAmountPerQuantity: MoneyV2 | null;
  readonly subtotalAmount: MoneyV2;
  readonly totalAmount: MoneyV2;
}

/** `CartUserError` of the Storefront API, with the fields that the queries name. */
export interface CartUserError {
  readonly __typename: 'CartUserError';
  readonly code: string | null;
  readonly field: readonly string[] | null;
  readonly message: string;
}

/** `CartWarning` of the Storefront API, with the fields that the queries name. */
export interface CartWarning {
  readonly __typename: 'CartWarning';
  readonly code: string;
  readonly message: string;
  readonly target: string;
}

interface CategoryFilter {
  readonly id: string;
}

/** `Collection` of the Storefront API, with the fields that the queries name. */
export interface Collection {
  readonly __typename: 'Collection';
  readonly description: string;
  readonly descriptionHtml: string;
  readonly handle: string;
  readonly id: string;
  readonly image: Image | null;
  readonly metafields: readonly (Metafield | null)[];
  readonly products: ProductConnection;
  readonly seo: SEO;
  readonly title: string;
}

interface CollectionConnection {
  readonly __typename: 'CollectionConnection';
  readonly nodes: readonly Collection[];
}

interface ComponentizableCartLine {
  readonly __typename: 'ComponentizableCartLine';
  readonly attributes: readonly Attribute[];
  readonly cost: CartLineCost;
  readonly discountAllocations: readonly CartDiscountAllocation[];
  readonly id: string;
  readonly merchandise: Merchandise;
  readonly quantity: number;
}

/** `Country` of the Storefront API, with the fields that the queries name. */
export interface Country {
  readonly __typename: 'Country';
  readonly availableLanguages: readonly Language[];
  readonly currency: Currency;
  readonly defaultLanguage: Language;
  readonly isoCode: string;
}

interface Currency {
  readonly __typename: 'Currency';
  readonly isoCode: string;
}

/** `ExternalVideo` of the Storefront API, with the fields that the queries name. */
export interface ExternalVideo {
  readonly __typename: 'ExternalVideo';
  readonly alt: string | null;
  readonly embedUrl: string;
  readonly host: 'VIMEO' | 'YOUTUBE';
  readonly id: string;
  readonly previewImage: Image | null;
}

/** `Filter` of the Storefront API, with the fields that the queries name. */
export interface Filter {
  readonly __typename: 'Filter';
  readonly id: string;
  readonly label: string;
  readonly presentation: 'IMAGE' | 'SWATCH' | 'TEXT' | null;
  readonly type: 'BOOLEAN' | 'LIST' | 'PRICE_RANGE';
  readonly values: readonly FilterValue[];
}

/** `FilterValue` of the Storefront API, with the fields that the queries name. */
export interface FilterValue {
  readonly __typename: 'FilterValue';
  readonly count: number;
  readonly id: string;
  readonly input: string;
  readonly label: string;
  readonly swatch: Swatch | null;
}

/** `HasMetafieldsIdentifier` of the Storefront API, with the fields that the queries name. */
export interface HasMetafieldsIdentifier {
  readonly key: string;
  readonly namespace?: string | null;
}

/** `Image` of the Storefront API, with the fields that the queries name. */
export interface Image {
  readonly __typename: 'Image';
  readonly altText: string | null;
  readonly height: number | null;
  readonly id: string | null;
  readonly url: string;
  readonly width: number | null;
}

interface Language {
  readonly __typename: 'Language';
  readonly isoCode: string;
}

/** `Localization` of the Storefront API, with the fields that the queries name. */
export interface Localization {
  readonly __typename: 'Localization';
  readonly availableCountries: readonly Country[];
}

/** `Location` of the Storefront API, with the fields that the queries name. */
export interface Location {
  readonly __typename: 'Location';
  readonly address: LocationAddress;
  readonly id: string;
  readonly name: string;
}

/** `LocationAddress` of the Storefront API, with the fields that the queries name. */
export interface LocationAddress {
  readonly __typename: 'LocationAddress';
  readonly address1: string | null;
  readonly address2: string | null;
  readonly city: string | null;
  readonly countryCode: string | null;
  readonly phone: string | null;
  readonly provinceCode: string | null;
  readonly zip: string | null;
}

type Media = ExternalVideo | MediaImage | Model3d | Video;

interface MediaConnection {
  readonly __typename: 'MediaConnection';
  readonly nodes: readonly Media[];
}

/** `MediaImage` of the Storefront API, with the fields that the queries name. */
export interface MediaImage {
  readonly __typename: 'MediaImage';
  readonly alt: string | null;
  readonly id: string;
  readonly image: Image | null;
  readonly previewImage: Image | null;
}

/** `Menu` of the Storefront API, with the fields that the queries name. */
export interface Menu {
  readonly __typename: 'Menu';
  readonly id: string;
  readonly items: readonly MenuItem[];
}

/** `MenuItem` of the Storefront API, with the fields that the queries name. */
export interface MenuItem {
  readonly __typename: 'MenuItem';
  readonly id: string;
  readonly items: readonly MenuItem[];
  readonly resource: MenuItemResource | null;
  readonly title: string;
}

type MenuItemResource = Article | Blog | Collection | Metaobject | Page | Product | ShopPolicy;

type Merchandise = ProductVariant;

interface Metafield {
  readonly __typename: 'Metafield';
  readonly id: string;
  readonly key: string;
  readonly namespace: string;
  readonly type: string;
  readonly value: string;
}

interface MetafieldFilter {
  readonly key: string;
  readonly namespace: string;
  readonly value: string;
}

interface Metaobject {
  readonly __typename: 'Metaobject';
  readonly id: string;
}

/** `Model3d` of the Storefront API, with the fields that the queries name. */
export interface Model3d {
  readonly __typename: 'Model3d';
  readonly alt: string | null;
  readonly id: string;
  readonly previewImage: Image | null;
  readonly sources: readonly Model3dSource[];
}

interface Model3dSource {
  readonly __typename: 'Model3dSource';
  readonly format: string;
  readonly url: string;
}

/** `MoneyV2` of the Storefront API, with the fields that the queries name. */
export interface MoneyV2 {
  readonly __typename: 'MoneyV2';
  readonly amount: string;
  readonly currencyCode: string;
}

interface Page {
  readonly __typename: 'Page';
  readonly handle: string;
  readonly id: string;
  readonly title: string;
}

/** `PageInfo` of the Storefront API, with the fields that the queries name. */
export interface PageInfo {
  readonly __typename: 'PageInfo';
  readonly endCursor: string | null;
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
  readonly startCursor: string | null;
}

/** `PredictiveSearchResult` of the Storefront API, with the fields that the queries name. */
export interface PredictiveSearchResult {
  readonly __typename: 'PredictiveSearchResult';
  readonly collections: readonly Collection[];
  readonly pages: readonly Page[];
  readonly products: readonly Product[];
  readonly queries: readonly SearchQuerySuggestion[];
}

interface PriceRangeFilter {
  readonly max?: number | null;
  readonly min?: number | null;
}

/** `Product` of the Storefront API, with the fields that the queries name. */
export interface Product {
  readonly __typename: 'Product';
  readonly availableForSale: boolean;
  readonly collections: CollectionConnection;
  readonly description: string;
  readonly descriptionHtml: string;
  readonly featuredImage: Image | null;
  readonly handle: string;
  readonly id: string;
  readonly media: MediaConnection;
  readonly metafields: readonly (Metafield | null)[];
  readonly options: readonly ProductOption[];
  readonly priceRange: ProductPriceRange;
  readonly selectedOrFirstAvailableVariant: ProductVariant | null;
  readonly seo: SEO;
  readonly title: string;
  readonly updatedAt: string;
  readonly variants: ProductVariantConnection;
  readonly vendor: string;
}

/** `ProductConnection` of the Storefront API, with the fields that the queries name. */
export interface ProductConnection {
  readonly __typename: 'ProductConnection';
  readonly filters: readonly Filter[];
  readonly nodes: readonly Product[];
  readonly pageInfo: PageInfo;
}

/** `ProductFilter` of the Storefront API, with the fields that the queries name. */
export interface ProductFilter {
  readonly available?: boolean | null;
  readonly category?: CategoryFilter | null;
  readonly price?: PriceRangeFilter | null;
  readonly productMetafield?: MetafieldFilter | null;
  readonly productType?: string | null;
  readonly productVendor?: string | null;
  readonly tag?: string | null;
  readonly taxonomyMetafield?: TaxonomyMetafieldFilter | null;
  readonly variantMetafield?: MetafieldFilter | null;
  readonly variantOption?: VariantOptionFilter | null;
}

/** `ProductOption` of the Storefront API, with the fields that the queries name. */
export interface ProductOption {
  readonly __typename: 'ProductOption';
  readonly id: string;
  readonly name: string;
  readonly optionValues: readonly ProductOptionValue[];
}

/** `ProductOptionValue` of the Storefront API, with the fields that the queries name. */
export interface ProductOptionValue {
  readonly __typename: 'ProductOptionValue';
  readonly id: string;
  readonly name: string;
  readonly swatch: ProductOptionValueSwatch | null;
}

/** `ProductOptionValueSwatch` of the Storefront API, with the fields that the queries name. */
export interface ProductOptionValueSwatch {
  readonly __typename: 'ProductOptionValueSwatch';
  readonly color: string | null;
  readonly image: Media | null;
}

interface ProductPriceRange {
  readonly __typename: 'ProductPriceRange';
  readonly maxVariantPrice: MoneyV2;
  readonly minVariantPrice: MoneyV2;
}

/** `ProductVariant` of the Storefront API, with the fields that the queries name. */
export interface ProductVariant {
  readonly __typename: 'ProductVariant';
  readonly availableForSale: boolean;
  readonly barcode: string | null;
  readonly compareAtPrice: MoneyV2 | null;
  readonly currentlyNotInStock: boolean;
  readonly id: string;
  readonly image: Image | null;
  readonly metafields: readonly (Metafield | null)[];
  readonly price: MoneyV2;
  readonly product: Product;
  readonly quantityAvailable: number | null;
  readonly quantityRule: QuantityRule;
  readonly selectedOptions: readonly SelectedOption[];
  readonly sku: string | null;
  readonly storeAvailability: StoreAvailabilityConnection;
  readonly unitPrice: MoneyV2 | null;
  readonly unitPriceMeasurement: UnitPriceMeasurement | null;
}

interface ProductVariantConnection {
  readonly __typename: 'ProductVariantConnection';
  readonly nodes: readonly ProductVariant[];
  readonly pageInfo: PageInfo;
}

interface QuantityRule {
  readonly __typename: 'QuantityRule';
  readonly increment: number;
  readonly maximum: number | null;
  readonly minimum: number;
}

/** `SEO` of the Storefront API, with the fields that the queries name. */
export interface SEO {
  readonly __typename: 'SEO';
  readonly description: string | null;
  readonly title: string | null;
}

interface SearchQuerySuggestion {
  readonly __typename: 'SearchQuerySuggestion';
  readonly text: string;
}

type SearchResultItem = Article | Page | Product;

/** `SearchResultItemConnection` of the Storefront API, with the fields that the queries name. */
export interface SearchResultItemConnection {
  readonly __typename: 'SearchResultItemConnection';
  readonly nodes: readonly SearchResultItem[];
  readonly pageInfo: PageInfo;
  readonly productFilters: readonly Filter[];
  readonly totalCount: number;
}

interface SelectedOption {
  readonly __typename: 'SelectedOption';
  readonly name: string;
  readonly value: string;
}

interface ShopPolicy {
  readonly __typename: 'ShopPolicy';
  readonly id: string;
}

/** `StoreAvailability` of the Storefront API, with the fields that the queries name. */
export interface StoreAvailability {
  readonly __typename: 'StoreAvailability';
  readonly available: boolean;
  readonly location: Location;
  readonly pickUpTime: string;
  readonly quantityAvailable: number;
}

/** `StoreAvailabilityConnection` of the Storefront API, with the fields that the queries name. */
export interface StoreAvailabilityConnection {
  readonly __typename: 'StoreAvailabilityConnection';
  readonly nodes: readonly StoreAvailability[];
}

interface Swatch {
  readonly __typename: 'Swatch';
  readonly color: string | null;
  readonly image: MediaImage | null;
}

interface TaxonomyMetafieldFilter {
  readonly key: string;
  readonly namespace: string;
  readonly value: string;
}

interface UnitPriceMeasurement {
  readonly __typename: 'UnitPriceMeasurement';
  readonly referenceUnit: string | null;
  readonly referenceValue: number;
}

interface VariantOptionFilter {
  readonly name: string;
  readonly value: string;
}

/** `Video` of the Storefront API, with the fields that the queries name. */
export interface Video {
  readonly __typename: 'Video';
  readonly alt: string | null;
  readonly id: string;
  readonly previewImage: Image | null;
  readonly sources: readonly VideoSource[];
}

interface VideoSource {
  readonly __typename: 'VideoSource';
  readonly mimeType: string;
  readonly url: string;
}
