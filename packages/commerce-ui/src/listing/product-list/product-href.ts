import type {ProductSummary} from '@storefront-toolkit/types/catalog';
import {reportMisuse} from '@storefront-toolkit/ui/internal';
import {encodePart, encodePath} from '../../internal/encode.ts';

/** The address of each product page. */
export type ProductHref =
  /** A pattern in which `{slug}` or `{id}` is replaced and encoded. It can go from a server component to a client component. */
  | string
  /** A function. It can't go from a server component to a client component. */
  | ((product: ProductSummary) => string);

/** Gives a product the address of its page. */
export function hrefOfProduct(href: ProductHref, product: ProductSummary): string {
  if (typeof href === 'function') return href(product);
  return href
    .replaceAll('{slug}', encodePath(product.slug))
    .replaceAll('{id}', encodePart(product.id));
}

/** Reports a pattern by which all tiles would lead to the same page. */
export function checkProductHref(component: string, href: ProductHref) {
  if (typeof href === 'function' || /\{(slug|id)\}/.test(href)) return;
  reportMisuse(
    component,
    `got the \`productHref\` "${href}" without \`{slug}\` or \`{id}\`, so each product leads to the same page. ` +
      'Put it where the address names the product, as in "/products/{slug}".',
  );
}
