import type {CartIntegration, GiftCardIntegration} from '@storefront-toolkit/types/cart';
import type {CatalogIntegration} from '@storefront-toolkit/types/catalog';
import type {CmsIntegration, DynamicServerContext} from '@storefront-toolkit/types/cms';
import type {SearchIntegration} from '@storefront-toolkit/types/search';
import type {Environment} from './environment.ts';
import {createFixturesCms} from './fixtures/cms.ts';
import {createBigCommerce} from './vendors/bigcommerce.ts';
import {createCommercetools} from './vendors/commercetools.ts';
import {createFixtures} from './vendors/fixtures.ts';
import {createShopify} from './vendors/shopify.ts';

/** The part of a store that a commerce vendor answers for. */
export interface Commerce {
  readonly catalog: CatalogIntegration;
  readonly search: SearchIntegration;
  /** Carts. Without the methods for gift cards, the cart page has no field for them. */
  readonly cart: CartIntegration & Partial<GiftCardIntegration>;
  /**
   * Makes the address of the checkout that the vendor hosts, when a shopper goes there. Left out for a vendor whose carts carry it, and for one
   * that hosts none.
   */
  readonly checkoutUrl?: (
    cartId: string,
    context: DynamicServerContext,
    signal: AbortSignal,
  ) => Promise<string>;
}

/** All that the routes read from and write to. They know contracts, and no vendor. */
export interface Store extends Commerce {
  readonly cms: Pick<CmsIntegration, 'getLayout' | 'getPage'>;
}

const VENDORS: Readonly<Record<string, (environment: Environment) => Commerce>> = {
  fixtures: createFixtures,
  shopify: createShopify,
  commercetools: createCommercetools,
  bigcommerce: createBigCommerce,
};

/**
 * Connects the store that the variable `VENDOR` names. Nothing is read before a page asks.
 *
 * @throws If there is no such vendor, or if one of its variables isn't set.
 */
export function createStore(environment: Environment): Store {
  const vendor = environment.VENDOR?.trim() || 'fixtures';
  const create = Object.hasOwn(VENDORS, vendor) ? VENDORS[vendor] : undefined;
  if (!create) {
    throw new Error(
      `VENDOR is "${vendor}", which the shop has no integration for, so there is nothing to sell. Set it to one of ` +
        `${Object.keys(VENDORS).join(', ')}, and start again.`,
    );
  }
  return {...create(environment), cms: createFixturesCms()};
}
