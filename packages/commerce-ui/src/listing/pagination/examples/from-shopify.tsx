import {Pagination} from '@storefront-toolkit/commerce-ui/listing/pagination';
import {sampleResults} from '@storefront-toolkit/fixtures/shopify';

const {pagination} = sampleResults;
const place = pagination.type === 'cursor' ? '{cursor}' : '{page}';

export default function FromShopify() {
  return (
    <Pagination
      pagination={pagination}
      href={`#from-shopify-${place}`}
      locale="en-IE"
      labels={{label: 'Jackets from Shopify'}}
    />
  );
}
