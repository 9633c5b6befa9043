import type {CursorPagination, Pagination} from '@storefront-toolkit/types/search';
import {reportMisuse} from '@storefront-toolkit/ui/internal';

/** Least value of a whole number, or it when it isn't one. */
const atLeast = (least: number, value: number) =>
  Number.isSafeInteger(value) ? Math.max(value, least) : least;

/** A pagination whose numbers can be counted with. Changes are reported. */
export function checkedPagination(
  component: string,
  pagination: Pagination | CursorPagination,
): Pagination | CursorPagination {
  if (pagination.type === 'cursor') return pagination;
  const {page, totalPages} = pagination;
  const checked = {...pagination, page: atLeast(1, page), totalPages: atLeast(0, totalPages)};
  const wrong = checked.page !== page || checked.totalPages !== totalPages;
  if (process.env.NODE_ENV !== 'production' && wrong) {
    reportMisuse(
      component,
      `got page ${page} of ${totalPages}, so it shows page ${checked.page} of ${checked.totalPages}. ` +
        'Pages are whole numbers and count from 1. Make a pagination with `paginate`, which checks them.',
    );
  }
  return checked;
}
