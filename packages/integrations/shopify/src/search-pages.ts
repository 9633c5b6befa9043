import {type Field, readOrReport, type Report} from '@storefront-toolkit/integration-core';
import type {CursorPagination, ProductSearchInput} from '@storefront-toolkit/types/search';
import type {Raw} from './raw.ts';
import type {PageInfo} from './schema.ts';

/** Most products that Shopify answers at once. */
const LARGEST_PAGE = 250;

const sizeOf = (pageSize: number) => Math.min(Math.max(Math.trunc(pageSize), 1), LARGEST_PAGE);

/** The variables that choose a page. A cursor that this integration has not made is that of the first page. */
export function pageVariables({
  cursor = '',
  pageSize,
}: Pick<ProductSearchInput, 'cursor' | 'pageSize'>): Readonly<Record<string, unknown>> {
  const size = sizeOf(pageSize);
  const [, direction, position] = /^(after|before):(.+)$/.exec(cursor) ?? [];
  if (direction === 'before') return {last: size, before: position};
  return {first: size, ...(position && {after: position})};
}

/**
 * The way to the pages beside an answer.
 *
 * @param pageInfo - Of the list.
 * @param input - The request. A cursor that leads to itself is left out, or a shopper would go in a circle.
 * @param report - Receives the problem of a cursor that can't be read. It is left out.
 * @param totalItems - The number of products, where Shopify counts them.
 */
export function readPagination(
  pageInfo: Field<Raw<PageInfo> | null | undefined>,
  {cursor, pageSize}: Pick<ProductSearchInput, 'cursor' | 'pageSize'>,
  report: Report,
  totalItems?: number,
): CursorPagination {
  const to = (direction: 'after' | 'before') =>
    readOrReport('cursor', report, () => {
      const isAfter = direction === 'after';
      if (!pageInfo.at(isAfter ? 'hasNextPage' : 'hasPreviousPage').boolean()) return undefined;
      const position = pageInfo.at(isAfter ? 'endCursor' : 'startCursor').filledText();
      const found = `${direction}:${position}`;
      return found === cursor ? undefined : found;
    });
  const [previous, next] = [to('before'), to('after')];
  return {
    type: 'cursor',
    pageSize: sizeOf(pageSize),
    ...(totalItems !== undefined && {totalItems}),
    ...(previous && {previous}),
    ...(next && {next}),
  };
}
