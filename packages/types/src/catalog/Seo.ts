import type {Image} from './Image.ts';

/**
 * The texts that search engines and link previews show for a product or a category.
 *
 * @category Shared
 * @example
 * ```ts
 * import type {Seo} from '@storefront-toolkit/types/catalog';
 *
 * export const seo: Seo = {
 *   title: 'Trail jacket for rain and wind',
 *   description:
 *     'Three-layer jacket of recycled polyester, 380 g, with a hood that fits over a helmet.',
 *   indexed: true,
 * };
 * ```
 */
export interface Seo {
  /** Title of the page, without the name of the store. Without it, pages use the product's or the category's name. */
  readonly title?: string | undefined;
  /** Summary for results, best between 50 and 160 characters. Without it, search engines choose their own. */
  readonly description?: string | undefined;
  /** Image of link previews. Without it, the first image of the product or category is used. */
  readonly image?: Image | undefined;
  /** Whether search engines may list the page. */
  readonly indexed: boolean;
  /** Slug of the page that holds the same content and should be listed instead of this one. */
  readonly canonicalSlug?: string | undefined;
}
