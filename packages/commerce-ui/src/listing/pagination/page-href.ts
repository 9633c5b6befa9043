import type {CursorPagination, PagePosition, Pagination} from '@storefront-toolkit/types/search';
import {reportMisuse} from '@storefront-toolkit/ui/internal';
import {encodePart} from '../../internal/encode.ts';

/** The address of each page. */
export type PageHref =
  /** A pattern in which `{page}` or `{cursor}` is replaced. It can go from a server component to a client component. */
  | string
  /** A function, such as one that calls `listingHref`. It can't go from a server component to a client component. */
  | ((position: PagePosition) => string);

/** Writes a position into the addresses of pages. */
export function pageHref(
  href: PageHref,
  firstHref: string | undefined,
  position: PagePosition,
): string {
  const {page, cursor} = position;
  if (firstHref !== undefined && page === 1 && cursor === undefined) return firstHref;
  if (typeof href === 'function') return href(position);
  return href.replaceAll('{page}', String(page)).replaceAll('{cursor}', encodePart(cursor ?? ''));
}

/** Reports a pattern by which all links would lead to the same page. */
export function checkPattern(
  component: string,
  href: PageHref,
  {type}: Pagination | CursorPagination,
) {
  const name = type === 'cursor' ? '{cursor}' : '{page}';
  if (typeof href === 'function' || href.includes(name)) return;
  reportMisuse(
    component,
    `got the \`href\` "${href}" without \`${name}\`, so each link leads to the same page. ` +
      `Put \`${name}\` where the address names the page, as in "/jackets?${type === 'cursor' ? 'after' : 'page'}=${name}".`,
  );
}
