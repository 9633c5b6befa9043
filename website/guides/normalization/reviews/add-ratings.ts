// #region merge
import type {Product, Rating} from '@storefront-toolkit/types/catalog';

/** Products of the commerce vendor with the ratings of another one. A product without a rating stays as it is. */
export const addRatings = (
  products: readonly Product[],
  ratings: ReadonlyMap<string, Rating>,
): readonly Product[] =>
  products.map((product) => ({...product, rating: ratings.get(product.id) ?? product.rating}));
// #endregion
