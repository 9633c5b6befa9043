import {SortBy} from '@storefront-toolkit/commerce-ui/listing/sort';
import type {SortOption} from '@storefront-toolkit/types/search';

const options: readonly SortOption[] = [
  {key: 'newest', label: 'Newest', selected: true},
  {key: 'oldest', label: 'Oldest', selected: false},
  {key: 'total-desc', label: 'Highest total', selected: false},
];

export default function OtherNames() {
  return (
    <SortBy
      options={options}
      name="order-by"
      params={{status: 'delivered', start: '40'}}
      pageParams={['start']}
      labels={{label: 'Show your orders by', submit: 'Show'}}
    />
  );
}
