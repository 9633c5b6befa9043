import {Pagination} from '@storefront-toolkit/commerce-ui/listing/pagination';
import {paginate} from '@storefront-toolkit/types/search';

// An old bookmark asks for page 9, but some of the products have sold out since.
const pagination = paginate({page: 9, pageSize: 24, totalItems: 90});

export default function BeyondTheLast() {
  return (
    <div className="grid gap-3">
      <p className="text-center text-ink-muted">There are no mugs on this page.</p>
      <Pagination
        pagination={pagination}
        href={({page}) => (page === 1 ? '#mugs' : `#mugs-${page}`)}
        labels={{label: 'Pages of mugs'}}
      />
    </div>
  );
}
