/**
 * Width of an image that is a link.
 *
 * @category Links
 * @example
 * ```ts
 * import type {ImageLinkSize} from '@storefront-toolkit/types/cms';
 *
 * export const size: ImageLinkSize = 'small';
 * ```
 */
export type ImageLinkSize =
  /** 6 rem: an icon or a logo. */
  | 'small'
  /** 12 rem. */
  | 'medium'
  /** 20 rem. */
  | 'large'
  /** As wide as its container. */
  | 'fill';
