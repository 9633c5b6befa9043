'use client';

import {Pagination} from '@storefront-toolkit/commerce-ui/listing/pagination';
import {paginate} from '@storefront-toolkit/types/search';
import {useState} from 'react';

export default function Router() {
  const [page, setPage] = useState(1);
  return (
    <div className="grid gap-3">
      <p role="status" className="text-center text-ink-muted">
        Page {page} of 20
      </p>
      <Pagination
        pagination={paginate({page, pageSize: 24, totalItems: 480})}
        href="#router-page-{page}"
        siblings={2}
        labels={{label: 'Pages of tents'}}
        renderLink={({href, children, ...link}) => (
          <a
            {...link}
            href={href}
            onClick={(event) => {
              event.preventDefault();
              setPage(Number(href.replace('#router-page-', '')));
            }}
          >
            {children}
          </a>
        )}
      />
    </div>
  );
}
