import type {StorefrontLink} from './StorefrontLink.ts';

/**
 * A link with the words that are read.
 *
 * @category Links
 * @example
 * ```ts
 * import type {LinkText} from '@storefront-toolkit/types/cms';
 *
 * export const link: LinkText = {
 *   text: 'Read more',
 *   label: 'Read more about taped seams',
 *   link: {type: 'Page', slug: 'about/testing'},
 * };
 * ```
 */
export interface LinkText {
  /** Words of the link. */
  readonly text: string;
  /** Where it leads. */
  readonly link: StorefrontLink;
  /** The link's name for screen readers, when `text` alone doesn't tell where the link leads. It has to contain `text`. */
  readonly label?: string | undefined;
}
