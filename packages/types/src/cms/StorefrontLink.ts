import type {HomeStorefrontLink} from './HomeStorefrontLink.ts';
import type {OrderConfirmationStorefrontLink} from './OrderConfirmationStorefrontLink.ts';
import type {PageStorefrontLink} from './PageStorefrontLink.ts';
import type {ProductStorefrontLink} from './ProductStorefrontLink.ts';
import type {SearchResultsStorefrontLink} from './SearchResultsStorefrontLink.ts';
import type {UrlStorefrontLink} from './UrlStorefrontLink.ts';

/**
 * Where a link leads, in words of the store and not as an address. The storefront alone knows its addresses and builds them, in one place.
 *
 * @category Links
 * @entity
 * @example
 * ```ts
 * import type {StorefrontLink} from '@storefront-toolkit/types/cms';
 *
 * export const links: readonly StorefrontLink[] = [
 *   {type: 'Home'},
 *   {type: 'Product', slug: 'rain-jacket'},
 *   {type: 'Url', url: 'https://example.com/', newTab: false},
 * ];
 * ```
 */
export type StorefrontLink =
  | PageStorefrontLink
  | ProductStorefrontLink
  | SearchResultsStorefrontLink
  | HomeStorefrontLink
  | OrderConfirmationStorefrontLink
  | UrlStorefrontLink;
