import type {AddedFields, CallOptions} from '@storefront-toolkit/integration-core';
import type {TaxTreatment} from '@storefront-toolkit/types/catalog';
import type {DynamicServerContext} from '@storefront-toolkit/types/cms';
import type {RawCategory, RawProduct, RawVariant} from './raw.ts';

/** Options of `createBigCommerceCatalogIntegration`. */
export interface BigCommerceCatalogOptions<
  ProductCustom extends object = object,
  VariantCustom extends object = object,
  CategoryCustom extends object = object,
> extends CallOptions {
  /** Whether prices are asked for with tax. */
  readonly tax: TaxTreatment;
  /** Channel of the request. A channel has one language: choose it by the locale. Without it, the client's own. */
  readonly channelFor?: ((context: DynamicServerContext) => string) | undefined;
  /**
   * Fields that are added to the queries. They arrive in what `product`, `variant` and `category` read.
   *
   * @default {}
   */
  readonly fields?: AddedFields | undefined;
  /** Reads your own fields of a product, from its `customFields` for example. */
  readonly product?: ((raw: RawProduct) => ProductCustom) | undefined;
  /** Reads your own fields of a variant. */
  readonly variant?: ((raw: RawVariant) => VariantCustom) | undefined;
  /** Reads your own fields of a category. */
  readonly category?: ((raw: RawCategory) => CategoryCustom) | undefined;
}
