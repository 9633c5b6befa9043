import {Pagination} from '@storefront-toolkit/commerce-ui/listing/pagination';
import {paginate} from '@storefront-toolkit/types/search';

const pagination = paginate({page: 6, pageSize: 24, totalItems: 280});

export default function Numbered() {
  return (
    <div className="grid gap-3">
      <p className="text-center text-ink-muted">Jackets 121 to 144 of 280</p>
      <Pagination
        pagination={pagination}
        href="#jackets-page-{page}"
        firstHref="#jackets"
        locale="en-IE"
      />
    </div>
  );
}
