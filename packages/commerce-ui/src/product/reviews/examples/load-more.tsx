'use client';

import {LoadMore} from '@storefront-toolkit/commerce-ui/listing/pagination';
import {ReviewsList} from '@storefront-toolkit/commerce-ui/product/reviews';
import {jacketReviews} from '@storefront-toolkit/fixtures/catalog';
import {paginate} from '@storefront-toolkit/types/search';
import {useState} from 'react';

const PAGE_SIZE = 3;

const labels = {
  loadMore: 'Show more reviews',
  loading: 'Loading reviews…',
  failed: 'More reviews could not be loaded.',
  progress: {one: '{shown} of {total} review', other: '{shown} of {total} reviews'},
  loaded: {other: '{count} more, {shown} of {total} reviews'},
};

export default function LoadMoreReviews() {
  const [page, setPage] = useState(1);
  const shown = jacketReviews.slice(0, page * PAGE_SIZE);
  return (
    <div className="grid w-full gap-6">
      <ReviewsList reviews={shown} locale="en-IE" />
      <LoadMore
        pagination={paginate({page, pageSize: PAGE_SIZE, totalItems: jacketReviews.length})}
        shown={shown.length}
        href="#reviews-{page}"
        locale="en-IE"
        labels={labels}
        onLoadMore={async (next) => {
          await new Promise((resolve) => setTimeout(resolve, 600));
          setPage(next.page);
        }}
      />
    </div>
  );
}
