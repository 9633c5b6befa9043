import {Pagination} from '@storefront-toolkit/commerce-ui/listing/pagination';
import type {CursorPagination} from '@storefront-toolkit/types/search';

const pagination: CursorPagination = {
  type: 'cursor',
  pageSize: 24,
  previous: 'before:rain-jacket',
  next: 'after:windbreaker',
};

export default function Cursor() {
  return (
    <Pagination
      pagination={pagination}
      href="#tents-{cursor}"
      labels={{label: 'More tents', previous: 'Previous tents', next: 'Next tents'}}
    />
  );
}
