import type {StorefrontLink} from '@storefront-toolkit/types/cms';
import {attributesOf, type LinkAttributes} from './attributes-of.ts';
import {createHrefOf, type HrefOf} from './create-href-of.ts';

const defaultHrefOf = createHrefOf();

/**
 * Attributes of the `<a>` for a link of the CMS, to spread onto your own element: `<ButtonLink {...linkAttributes(link)}>`.
 * Addresses that `safeHref` refuses are left out, wherever they come from.
 *
 * @param link Where the link leads.
 * @param hrefOf Gives the address. By default `createHrefOf()`.
 * @returns The attributes: none when the address is refused.
 */
export function linkAttributes(
  link: StorefrontLink,
  hrefOf: HrefOf = defaultHrefOf,
): LinkAttributes {
  return attributesOf(link, hrefOf(link));
}
