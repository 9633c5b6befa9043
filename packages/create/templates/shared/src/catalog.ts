import type {Product} from '@storefront-toolkit/types/catalog';
import {products} from './products.ts';

/** The products of the list, in their order. */
export function getProducts(): Promise<readonly Product[]> {
  return Promise.resolve(products);
}

/** The product with this part of an address, or `undefined`. */
export function getProduct(slug: string): Promise<Product | undefined> {
  return Promise.resolve(products.find((product) => product.slug === slug));
}
