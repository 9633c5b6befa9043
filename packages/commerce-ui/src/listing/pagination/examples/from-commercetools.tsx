import {Pagination} from '@storefront-toolkit/commerce-ui/listing/pagination';
import {sampleResults} from '@storefront-toolkit/fixtures/commercetools';

const {pagination} = sampleResults;
const place = pagination.type === 'cursor' ? '{cursor}' : '{page}';

export default function FromCommercetools() {
  return (
    <Pagination
      pagination={pagination}
      href={`#from-commercetools-${place}`}
      locale="en-IE"
      labels={{label: 'Jackets from commercetools'}}
    />
  );
}
