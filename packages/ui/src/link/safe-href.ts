/** Schemes that a link may have. None of them runs anything. */
const SCHEMES: readonly string[] = ['https:', 'http:', 'mailto:', 'tel:'];

/** Stands for the address of the page, so that addresses without a scheme can be read too. */
const PAGE = 'https://page.invalid/';

/**
 * Scheme that a browser finds in an address: `https:` for one without a scheme, `undefined` for text that isn't an address.
 * The browser's own parser reads it, so spaces, line breaks, control characters and case hide nothing.
 */
export function schemeOf(href: string): string | undefined {
  return URL.canParse(href, PAGE) ? new URL(href, PAGE).protocol : undefined;
}

/**
 * Lets an address through that is safe in a link: a path, a query, a fragment, or a URL with the scheme `https`, `http`,
 * `mailto` or `tel`. Whatever else it is, `javascript:`, `data:` and `vbscript:` above all, is refused, also when it is
 * disguised: `java\nscript:` is one to a browser.
 *
 * Every component that takes addresses from content asks it. Ask it too where you write such an address yourself.
 *
 * @param href An address from content.
 * @returns The address as it was given, or `undefined` when it is refused or empty.
 * @example
 * ```ts
 * import {safeHref} from '@storefront-toolkit/ui/link';
 *
 * export const kept = safeHref('/guides/care#zippers');
 * export const refused: undefined | string = safeHref(' JavaScript:alert(1)');
 * ```
 */
export function safeHref(href: string | undefined): string | undefined {
  if (!href) return undefined;
  const scheme = schemeOf(href);
  return scheme !== undefined && SCHEMES.includes(scheme) ? href : undefined;
}
