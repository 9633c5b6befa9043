export {createBigCommerceCatalogIntegration} from './createBigCommerceCatalogIntegration.ts';
export type {BigCommerceCatalogOptions} from './createBigCommerceCatalogIntegration.ts';
export {normalizeProduct} from './normalize-product.ts';
export type {NormalizeContext} from './normalize-product.ts';
export {normalizeCategory} from './normalize-category.ts';
export type {CategoryContext} from './normalize-category.ts';
export type {RawCategory, RawProduct, RawVariant} from './raw.ts';
