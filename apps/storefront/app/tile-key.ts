import type {ProductReference} from '@storefront-toolkit/types/cms';

/** The key of a tile's product among the products that come with a page. */
export const tileKey = (reference: ProductReference) => Object.values(reference).join(' ');
