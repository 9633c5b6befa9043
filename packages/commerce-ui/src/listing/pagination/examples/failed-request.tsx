'use client';

import {LoadMore} from '@storefront-toolkit/commerce-ui/listing/pagination';
import type {CursorPagination} from '@storefront-toolkit/types/search';
import {useRef, useState} from 'react';

const orders = ['Order 1042', 'Order 1038', 'Order 1021', 'Order 1007'];
const labels = {
  loadMore: 'Older orders',
  progressWithoutTotal: {one: '{shown} order', other: '{shown} orders'},
  loadedWithoutTotal: {other: '{count} more, {shown} orders so far'},
  failed: 'Your orders could not be loaded.',
};

export default function FailedRequest() {
  const [shown, setShown] = useState(2);
  const attempts = useRef(0);
  const pagination: CursorPagination = {type: 'cursor', pageSize: 2};
  return (
    <div className="grid gap-4">
      <ul className="grid gap-1 text-center">
        {orders.slice(0, shown).map((order) => (
          <li key={order}>{order}</li>
        ))}
      </ul>
      <LoadMore
        pagination={shown < 4 ? {...pagination, next: 'after:1038'} : pagination}
        shown={shown}
        href="#orders-{cursor}"
        locale="en-IE"
        labels={labels}
        onLoadMore={async () => {
          await new Promise((resolve) => setTimeout(resolve, 600));
          attempts.current += 1;
          if (attempts.current === 1) throw new Error('The connection was lost.');
          setShown(4);
        }}
      />
    </div>
  );
}
