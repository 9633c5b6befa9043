import type {
  HomeStorefrontLink,
  OrderConfirmationStorefrontLink,
  PageStorefrontLink,
  ProductStorefrontLink,
  SearchResultsStorefrontLink,
  StorefrontLink,
} from '@storefront-toolkit/types/cms';
import {safeHref} from './safe-href.ts';
import {encodePath, queryOf, selectionParameters} from './encode.ts';

/** Gives the address of a link. Components take one as `hrefOf`. */
export type HrefOf = (link: StorefrontLink) => string;

/** A store's addresses: a function for each kind of link that leads to one of its own pages. */
export interface StorefrontRoutes {
  /** Address of the home page. */
  Home: (link: HomeStorefrontLink) => string;
  /** Address of a page of the CMS. */
  Page: (link: PageStorefrontLink) => string;
  /** Address of a product. */
  Product: (link: ProductStorefrontLink) => string;
  /** Address of a list of products. */
  SearchResults: (link: SearchResultsStorefrontLink) => string;
  /** Address of the confirmation of an order. */
  OrderConfirmation: (link: OrderConfirmationStorefrontLink) => string;
}

/** Options of `createHrefOf`. */
export interface HrefOfOptions {
  /**
   * The prefix of every address of the store: a language, `/en`, or the origin, `https://shop.example`. An address
   * outside of the store stays as it is.
   * @default ''
   */
  prefix?: string | undefined;
  /**
   * The store's own ways to write an address. Kinds that are left out are written as without options. Encode what
   * comes from content with `encodeURIComponent`.
   * @default {}
   */
  routes?: Partial<StorefrontRoutes> | undefined;
}

const ROUTES: StorefrontRoutes = {
  Home: () => '/',
  Page: ({slug, fragment}) => `/${encodePath(slug)}${fragment ? `#${encodePath(fragment)}` : ''}`,
  Product: ({slug, sku}) => `/products/${encodePath(slug)}${queryOf([['sku', sku]])}`,
  SearchResults: ({term, category, selections = []}) =>
    (category ? `/categories/${encodePath(category)}` : '/search') +
    queryOf([['q', term], ...selections.flatMap(selectionParameters)]),
  OrderConfirmation: ({orderId}) => `/orders/${encodePath(orderId)}/confirmation`,
};

/**
 * Makes the function that gives links their addresses. It is plain code, so it works on the server and on the client. Make
 * one for the whole store, and hand it to the components as `hrefOf`.
 *
 * Without options it writes:
 *
 * - `Home`: `/`
 * - `Page`: `/guides/care#zippers`
 * - `Product`: `/products/rain-jacket?sku=RJ-BLUE-M`
 * - `SearchResults`: `/search?q=rain`, or with a category `/categories/jackets?color=blue&price=50..120`
 * - `OrderConfirmation`: `/orders/order-1001/confirmation`
 * - `Url`: the URL itself, or an empty string when `safeHref` refuses it
 *
 * @param options The form of the store's addresses.
 * @returns The function, for `hrefOf`.
 * @example
 * ```ts
 * import {createHrefOf} from '@storefront-toolkit/ui/link';
 *
 * export const hrefOf = createHrefOf({
 *   prefix: '/en',
 *   routes: {Product: ({slug}) => `/p/${encodeURIComponent(slug)}`},
 * });
 * ```
 */
export function createHrefOf(options: HrefOfOptions = {}): HrefOf {
  const {prefix = '', routes} = options;
  const all = {...ROUTES, ...routes};
  return (link) => {
    if (link.type === 'Url') return safeHref(link.url) ?? '';
    // A kind that is newer than this code is refused like a bad address: the words stay, and the page works.
    if (!Object.hasOwn(all, link.type)) return '';
    // Each route takes the link of its own kind, which TypeScript does not follow.
    const write = all[link.type] as (link: StorefrontLink) => string;
    return prefix + write(link);
  };
}
