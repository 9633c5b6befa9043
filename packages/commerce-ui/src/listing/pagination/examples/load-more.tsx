'use client';

import {ProductTile} from '@storefront-toolkit/commerce-ui/catalog/product-tile';
import {LoadMore} from '@storefront-toolkit/commerce-ui/listing/pagination';
import {products} from '@storefront-toolkit/fixtures/catalog';
import {paginate} from '@storefront-toolkit/types/search';
import {useRef, useState} from 'react';

const PAGE_SIZE = 3;
const all = products.slice(0, 7);

export default function LoadMoreProducts() {
  const [page, setPage] = useState(1);
  const list = useRef<HTMLUListElement>(null);
  const shown = all.slice(0, page * PAGE_SIZE);
  return (
    <div className="grid gap-6">
      <ul ref={list} className="grid grid-cols-cards gap-grid">
        {shown.map((product) => (
          <li key={product.id}>
            <ProductTile product={product} href={`#more-${product.slug}`} locale="en-IE" />
          </li>
        ))}
      </ul>
      <LoadMore
        pagination={paginate({page, pageSize: PAGE_SIZE, totalItems: all.length})}
        shown={shown.length}
        href="#more-page-{page}"
        locale="en-IE"
        listRef={list}
        onLoadMore={async (next) => {
          await new Promise((resolve) => setTimeout(resolve, 600));
          setPage(next.page);
        }}
      />
    </div>
  );
}
