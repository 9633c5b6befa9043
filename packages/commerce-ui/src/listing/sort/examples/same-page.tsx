'use client';

import {SortBy} from '@storefront-toolkit/commerce-ui/listing/sort';
import {searchShop} from '@storefront-toolkit/fixtures/search';
import {Price} from '@storefront-toolkit/ui/price';
import {useState} from 'react';

export default function SamePage() {
  const [sort, setSort] = useState('relevance');
  const {products, sortOptions} = searchShop({term: 'wool', sort});
  return (
    <div className="grid gap-4">
      <SortBy options={sortOptions} onSort={setSort} className="justify-self-start" />
      <ol className="grid gap-2" aria-label="Wool">
        {products.map(({id, name, pricing}) => (
          <li key={id} className="flex justify-between gap-4">
            <span>{name}</span>
            <Price pricing={pricing} locale="en-IE" size="small" />
          </li>
        ))}
      </ol>
    </div>
  );
}
