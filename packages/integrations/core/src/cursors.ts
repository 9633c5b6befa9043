import type {CursorPagination, ProductSearchInput} from '@storefront-toolkit/types/search';
import type {Field} from './field.ts';
import {readOrReport, type Report} from './problems.ts';

/** The page of a list that a shopper asks for. */
type Page = Pick<ProductSearchInput, 'cursor' | 'pageSize'>;

/** The ends of a page, as GraphQL lists have them by the Relay specification of connections. */
interface RawPageInfo {
  readonly hasPreviousPage?: boolean | null | undefined;
  readonly hasNextPage?: boolean | null | undefined;
  readonly startCursor?: string | null | undefined;
  readonly endCursor?: string | null | undefined;
}

/** The size of a page that a vendor takes. */
const sizeOf = (pageSize: number, largest: number) =>
  Math.min(Math.max(Math.trunc(pageSize), 1), largest);

/**
 * The variables that choose a page of a GraphQL list. A cursor that {@link readCursors} has not made is that of the first page.
 *
 * @param largest - Most items that the vendor answers at once.
 */
export function cursorVariables(
  {cursor = '', pageSize}: Page,
  largest: number,
): Readonly<Record<string, unknown>> {
  const size = sizeOf(pageSize, largest);
  const [, direction, position] = /^(after|before):(.+)$/.exec(cursor) ?? [];
  if (direction === 'before') return {last: size, before: position};
  return {first: size, ...(position && {after: position})};
}

/**
 * The way to the pages beside an answer.
 *
 * @param pageInfo - Of the list.
 * @param page - The request. A cursor that leads to itself is left out, or a shopper would go in a circle.
 * @param largest - Most items that the vendor answers at once.
 * @param report - Receives the problem of a cursor that can't be read. It is left out.
 * @param totalItems - The number of items, where the vendor counts them.
 */
export function readCursors(
  pageInfo: Field<RawPageInfo | null | undefined>,
  {cursor, pageSize}: Page,
  largest: number,
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
    pageSize: sizeOf(pageSize, largest),
    ...(totalItems !== undefined && {totalItems}),
    ...(previous && {previous}),
    ...(next && {next}),
  };
}
