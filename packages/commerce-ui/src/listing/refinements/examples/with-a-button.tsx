'use client';

import {
  listingHref,
  readListingParams,
  Refinements,
} from '@storefront-toolkit/commerce-ui/listing/refinements';
import {searchShop} from '@storefront-toolkit/fixtures/search';
import {useState} from 'react';

export default function WithAButton() {
  const [address, setAddress] = useState('?in-stock.on=1');
  const state = readListingParams(address);
  const {refinements, pagination} = searchShop(state);
  return (
    <div className="grid max-w-xs gap-4">
      <Refinements
        refinements={refinements.filter(({type}) => type === 'boolean' || type === 'swatch')}
        state={state}
        pathname="/search"
        locale="en-IE"
        labels={{form: 'Filters with a button', submit: 'Apply filters'}}
        onRefine={(next) => setAddress(listingHref('', next))}
      />
      <p role="status" className="wrap-anywhere text-ink-muted">
        {pagination.totalItems} of 24 at <code>{address}</code>
      </p>
    </div>
  );
}
