export {createShopifyCatalogIntegration} from './createShopifyCatalogIntegration.ts';
export type {
  CustomFieldOptions,
  MetafieldKey,
  ShopifyCatalogOptions,
} from './createShopifyCatalogIntegration.ts';
export {normalizeProduct} from './normalize-product.ts';
export type {NormalizeContext, RawProduct, RawVariant} from './normalize-variant.ts';
export {normalizeCategory} from './normalize-category.ts';
export type {CategoryContext, RawCollection} from './normalize-category.ts';
export type {Raw} from './raw.ts';
export {createShopifyCartIntegration} from './createShopifyCartIntegration.ts';
export type {ShopifyCartOptions} from './open-carts.ts';
export {normalizeCart} from './normalize-cart.ts';
export type {CartContext, RawCart, RawCartLine} from './normalize-cart.ts';
export {createShopifySearchIntegration} from './createShopifySearchIntegration.ts';
export type {ShopifySearchOptions} from './createShopifySearchIntegration.ts';
export type {ShopifySort} from './search-sorts.ts';
export {STOREFRONT_API_VERSION} from './version.ts';
