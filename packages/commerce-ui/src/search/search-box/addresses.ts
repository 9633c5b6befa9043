import type {CategoryReference} from '@storefront-toolkit/types/catalog';
import type {PageSuggestion} from '@storefront-toolkit/types/search';
import {encodePart} from '../../internal/encode.ts';
import {fillHref, hrefOfProduct, type ProductHref} from '../../internal/product-href.ts';

/** The addresses of suggestions. In a pattern, `{slug}` is replaced and encoded. */
export interface SuggestionAddresses {
  /** Address of the search page, without parameters: `/search`. */
  action: string;
  /** Name of the parameter with the term. */
  name: string;
  productHref: ProductHref;
  categoryHref: string | ((category: CategoryReference) => string);
  pageHref: string | ((page: PageSuggestion) => string);
}

/** Address of the results for a term: the one that the form leads to. */
export const termHref = ({action, name}: SuggestionAddresses, term: string) =>
  `${action}?${encodePart(name)}=${encodePart(term)}`;

function slugHref<Item extends {readonly slug: string}>(
  href: string | ((item: Item) => string),
  item: Item,
) {
  return typeof href === 'function' ? href(item) : fillHref(href, {slug: item.slug});
}

export const categoryHrefOf = ({categoryHref}: SuggestionAddresses, category: CategoryReference) =>
  slugHref(categoryHref, category);

export const pageHrefOf = ({pageHref}: SuggestionAddresses, page: PageSuggestion) =>
  slugHref(pageHref, page);

export const productHrefOf = (
  {productHref}: SuggestionAddresses,
  product: Parameters<typeof hrefOfProduct>[1],
) => hrefOfProduct(productHref, product);
