import type {ProductSummary} from '@storefront-toolkit/types/catalog';
import {reportMisuse} from '@storefront-toolkit/ui/internal';
import {encodePart, encodePath} from './encode.ts';

/** The address of each product page. */
export type ProductHref =
  /** A pattern in which `{slug}` or `{id}` is replaced and encoded. It can go from a server component to a client component. */
  | string
  /** A function. It can't go from a server component to a client component. */
  | ((product: ProductSummary) => string);

/** The values of a product that a pattern may name. */
interface AddressValues {
  slug: string;
  /** Key of the product. */
  id?: string | undefined;
  sku?: string | undefined;
  variantId?: string | undefined;
}

const NAME = /\{(slug|id|sku|variantId)\}/g;

/** A pattern with a product's values in place of their names, encoded. A slug may be several parts of a path. */
export const fillHref = (pattern: string, values: AddressValues): string =>
  pattern.replace(NAME, (name, key: keyof AddressValues) => {
    const value = values[key];
    if (value === undefined) return name;
    return key === 'slug' ? encodePath(value) : encodePart(value);
  });

/** Gives a product the address of its page. */
export const hrefOfProduct = (href: ProductHref, product: ProductSummary): string =>
  typeof href === 'function' ? href(product) : fillHref(href, {slug: product.slug, id: product.id});

/**
 * Reports a pattern by which all products would lead to the same page.
 *
 * @param names The names that tell products apart.
 */
export function checkProductHref(
  component: string,
  href: ProductHref,
  names: readonly (keyof AddressValues)[] = ['slug', 'id'],
) {
  if (typeof href === 'function' || names.some((name) => href.includes(`{${name}}`))) return;
  reportMisuse(
    component,
    `got the \`productHref\` "${href}" without \`{slug}\` or \`{id}\`, so each product leads to the same page. ` +
      'Put it where the address names the product, as in "/products/{slug}".',
  );
}
