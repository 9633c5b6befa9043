import type {CallOptions} from '@storefront-toolkit/integration-core';
import type {TaxTreatment} from '@storefront-toolkit/types/catalog';
import type {DynamicServerContext} from '@storefront-toolkit/types/cms';
import type {RawCategory} from './normalize-category.ts';
import type {RawProduct} from './normalize-product.ts';
import type {RawVariant} from './normalize-variant.ts';

/** Options that the integrations for products, carts and orders share. */
export interface CommercetoolsOptions extends CallOptions {
  /** Whether the project's prices contain tax. A product doesn't say so. A cart and an order do once their tax rates are known. */
  readonly tax: TaxTreatment;
  /**
   * Names of the attributes that a shopper chooses by, in the order of choice, such as `color` and `size`.
   *
   * @default []
   */
  readonly options?: readonly string[] | undefined;
  /**
   * Locales to look for a text in when there is none in the request's language, best first. Slugs are looked for in these and in no
   * others, when a link is made and when it is followed: name every language of the project.
   *
   * @default []
   */
  readonly fallbackLocales?: readonly string[] | undefined;
}

/** For whom prices are, beside the currency and the country of the request. */
export interface CommercetoolsPriceScope {
  /** Key of the customer group. */
  readonly customerGroup?: string | undefined;
  /** Key of the distribution channel. */
  readonly channel?: string | undefined;
}

/** Options of `createCommercetoolsCatalogIntegration`. */
export interface CommercetoolsCatalogOptions<
  ProductCustom extends object = object,
  VariantCustom extends object = object,
  CategoryCustom extends object = object,
> extends CommercetoolsOptions {
  /** Names of the attributes that shoppers see, in their order. Without them, all are shown that hold for all variants of a product. */
  readonly attributes?: readonly string[] | undefined;
  /** Keys of the supply channels whose stock counts. Without them, all stock does. */
  readonly supplyChannels?: readonly string[] | undefined;
  /**
   * For whom the prices of a request are: those of a customer group, for example, by the audiences of the context. Without it, they are for
   * everyone.
   */
  readonly priceScope?: ((context: DynamicServerContext) => CommercetoolsPriceScope) | undefined;
  /** Reads your own fields of a product. */
  readonly product?: ((raw: RawProduct) => ProductCustom) | undefined;
  /** Reads your own fields of a variant. */
  readonly variant?: ((raw: RawVariant) => VariantCustom) | undefined;
  /** Reads your own fields of a category, from its `custom.fields` for example. */
  readonly category?: ((raw: RawCategory) => CategoryCustom) | undefined;
}
