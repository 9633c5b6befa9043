import {Pagination} from '@storefront-toolkit/commerce-ui/listing/pagination';
import {sampleResults} from '@storefront-toolkit/fixtures/algolia';

const {pagination} = sampleResults;
const place = pagination.type === 'cursor' ? '{cursor}' : '{page}';

export default function FromAlgolia() {
  return (
    <Pagination
      pagination={pagination}
      href={`#from-algolia-${place}`}
      locale="en-IE"
      labels={{label: 'Jackets from Algolia'}}
    />
  );
}
