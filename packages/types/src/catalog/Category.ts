import type {RichText} from '../cms/RichText.ts';
import type {CategoryReference} from './CategoryReference.ts';
import type {Image} from './Image.ts';
import type {Seo} from './Seo.ts';

/**
 * A shelf of the store: what its page shows above the list of products. The products themselves come from a search.
 *
 * @typeParam Custom - Your own fields.
 * @category Categories
 * @entity
 * @example
 * ```ts
 * import type {Category} from '@storefront-toolkit/types/catalog';
 *
 * export const jackets: Category<{readonly sizeGuide: string}> = {
 *   id: 'c-12',
 *   slug: 'jackets',
 *   name: 'Jackets',
 *   ancestors: [{id: 'c-1', slug: 'clothing', name: 'Clothing'}],
 *   children: [{id: 'c-31', slug: 'rain-jackets', name: 'Rain jackets'}],
 *   seo: {indexed: true},
 *   custom: {sizeGuide: 'jackets'},
 * };
 * ```
 */
export interface Category<Custom extends object = object> extends CategoryReference {
  /** Introduction in plain text. */
  readonly description?: string | undefined;
  /** The same with its paragraphs, lists and links, from a vendor that has HTML. Left out when there is none. */
  readonly richDescription?: RichText | undefined;
  /** Image at the head of the page. */
  readonly image?: Image | undefined;
  /** Categories above, from the top to the parent. Empty for one at the top. */
  readonly ancestors: readonly CategoryReference[];
  /** Categories right below, in the order of the menu. */
  readonly children: readonly CategoryReference[];
  /** The number of products in it and in the categories below. Left out when the vendor doesn't count. */
  readonly productCount?: number | undefined;
  /** The texts for search engines. */
  readonly seo: Seo;
  /** Your own fields. `{}` when there are none. */
  readonly custom: Custom;
}
