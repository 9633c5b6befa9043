import {Pagination} from '@storefront-toolkit/commerce-ui/listing/pagination';
import {sampleResults} from '@storefront-toolkit/fixtures/bigcommerce';

const {pagination} = sampleResults;
const place = pagination.type === 'cursor' ? '{cursor}' : '{page}';

export default function FromBigCommerce() {
  return (
    <Pagination
      pagination={pagination}
      href={`#from-bigcommerce-${place}`}
      locale="en-IE"
      labels={{label: 'Jackets from BigCommerce'}}
    />
  );
}
