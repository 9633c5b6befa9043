import type {Product} from '@storefront-toolkit/types/catalog';
import type {DynamicServerContext} from '@storefront-toolkit/types/cms';
import {isIntegrationError} from '@storefront-toolkit/types/config';
import {context} from '../context.ts';
import {type Environment, variables} from './environment.ts';
import {createCatalog} from './vendor.ts';

/** The answers that the pages need. */
export interface Store {
  /** The products of the list, in their order. */
  getProducts: () => Promise<readonly Product[]>;
  /** The product with this part of an address, or `undefined`. */
  getProduct: (slug: string) => Promise<Product | undefined>;
}

/** The longest time that a page waits for the vendor, in milliseconds. */
const TIMEOUT = 5000;

const request: DynamicServerContext = {
  ...context,
  onProblem: ({missing, path, reason}) => {
    console.warn(`Left out a ${missing}: ${path} ${reason}`);
  },
};

/**
 * Connects your store. Nothing is read before a page asks.
 *
 * @throws If a variable isn't set.
 */
export function createStore(environment: Environment): Store {
  const catalog = createCatalog(environment);
  // A list of products usually comes from a search. This one shows the products that you name.
  const {PRODUCT_IDS} = variables(environment, 'PRODUCT_IDS');
  const ids = PRODUCT_IDS.split(',').map((id) => id.trim());
  return {
    getProducts: () => catalog.getProducts(ids, request, AbortSignal.timeout(TIMEOUT)),
    async getProduct(slug) {
      try {
        return await catalog.getProduct({by: 'slug', slug}, request, AbortSignal.timeout(TIMEOUT));
      } catch (error) {
        if (isIntegrationError(error) && error.type === 'not-found') return undefined;
        throw error;
      }
    },
  };
}
