export {createCommercetoolsCatalogIntegration} from './createCommercetoolsCatalogIntegration.ts';
export {normalizeProduct} from './normalize-product.ts';
export type {NormalizeContext, RawProduct} from './normalize-product.ts';
export type {RawVariant} from './normalize-variant.ts';
export {normalizeCategory} from './normalize-category.ts';
export type {CategoryContext, RawCategory} from './normalize-category.ts';
export type {Raw} from './raw.ts';
export {createCommercetoolsCartIntegration} from './createCommercetoolsCartIntegration.ts';
export type {CommercetoolsCartOptions, CommercetoolsLineChannels} from './cart-settings.ts';
export {normalizeCart} from './normalize-cart.ts';
export type {CartContext, RawCart, RawOrder} from './normalize-cart.ts';
export type {RawLineItem} from './normalize-line.ts';
export {createCommercetoolsOmsIntegration} from './createCommercetoolsOmsIntegration.ts';
export type {CommercetoolsOmsOptions} from './createCommercetoolsOmsIntegration.ts';
export {normalizeOrder} from './normalize-order.ts';
export type {OrderContext} from './normalize-order.ts';
export {createCommercetoolsSearchIntegration} from './createCommercetoolsSearchIntegration.ts';
export type {CommercetoolsSearchOptions} from './createCommercetoolsSearchIntegration.ts';
export type {CommercetoolsFacet} from './search-facets.ts';
export type {CommercetoolsSort} from './search-sorts.ts';
export {commercetoolsFetch} from './send.ts';
export type {
  CommercetoolsCatalogOptions,
  CommercetoolsOptions,
  CommercetoolsPriceScope,
} from './settings.ts';
