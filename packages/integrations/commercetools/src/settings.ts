import type {CallOptions} from '@storefront-toolkit/integration-core';
import type {TaxTreatment} from '@storefront-toolkit/types/catalog';

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
