'use client';

import {ActiveRefinements} from '@storefront-toolkit/commerce-ui/listing/active-refinements';
import {
  listingHref,
  readListingParams,
  Refinements,
} from '@storefront-toolkit/commerce-ui/listing/refinements';
import {searchShop} from '@storefront-toolkit/fixtures/search';
import {useState} from 'react';

export default function WithRefinements() {
  const [address, setAddress] = useState('?color.is=moss&color.is=rust&in-stock.on=1');
  const state = readListingParams(address);
  const {refinements, pagination} = searchShop(state);
  const shown = refinements.filter(({key}) => key === 'color' || key === 'in-stock');
  const shared = {refinements: shown, state, pathname: '', locale: 'en-IE'} as const;
  return (
    <div className="grid w-full max-w-md gap-6">
      <p role="status">Products: {pagination.totalItems}</p>
      <ActiveRefinements
        {...shared}
        renderLink={({href, children, ...props}) => (
          <a
            {...props}
            href={href}
            onClick={(event) => {
              event.preventDefault();
              setAddress(href);
            }}
          >
            {children}
          </a>
        )}
      />
      <Refinements {...shared} autoSubmit onRefine={(next) => setAddress(listingHref('', next))} />
    </div>
  );
}
