'use client';

import {type ListingState, Refinements} from '@storefront-toolkit/commerce-ui/listing/refinements';
import {searchShop} from '@storefront-toolkit/fixtures/search';
import {useState} from 'react';

export default function EveryType() {
  const [state, setState] = useState<ListingState>({term: '', selections: [], page: 1});
  const {refinements, products, pagination} = searchShop(state);
  return (
    <div className="flex w-full flex-wrap gap-8">
      <Refinements
        refinements={refinements.filter(({key}) => key !== 'size')}
        state={state}
        pathname="/search"
        locale="en-IE"
        autoSubmit
        onRefine={setState}
        className="flex-1 basis-64"
      />
      <div className="grid flex-2 basis-40 content-start gap-2">
        <p role="status" className="font-semibold">
          Products: {pagination.totalItems}
        </p>
        <ul className="text-ink-muted">
          {products.map(({id, name}) => (
            <li key={id}>{name}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
