import type {ImageMedia} from './ImageMedia.ts';

/**
 * The preview of a link to a page where it is shared, after the Open Graph protocol. An editor writes it, or the integration derives it from the page.
 *
 * @category Pages
 * @example
 * ```ts
 * import type {OpenGraph} from '@storefront-toolkit/types/cms';
 *
 * export const openGraph: OpenGraph = {
 *   title: 'Dry in every weather',
 *   description: 'Jackets with taped seams, from 290 grams.',
 *   image: {
 *     type: 'Image',
 *     id: 'share',
 *     src: 'https://images.example.com/share.jpg',
 *     alt: 'Two hikers on a ridge in the rain',
 *     width: 1200,
 *     height: 630,
 *   },
 * };
 * ```
 */
export interface OpenGraph {
  /** `og:title`: the title without the name of the store. */
  readonly title: string;
  /** `og:description`: one or two sentences. */
  readonly description: string;
  /** `og:image`, with its size and text. 1200 × 630 pixels suit most services. Without it, the store's own image. */
  readonly image?: ImageMedia | undefined;
}
