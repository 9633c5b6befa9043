'use client';

import {
  listingHref,
  readListingParams,
  Refinements,
} from '@storefront-toolkit/commerce-ui/listing/refinements';
import {searchShop} from '@storefront-toolkit/fixtures/search';
import {Button} from '@storefront-toolkit/ui/button';
import {useState} from 'react';

const LIGHT = '?color.is=moss&weight.max=400';

export default function OutsideChanges() {
  const [address, setAddress] = useState(LIGHT);
  const state = readListingParams(address);
  const {refinements} = searchShop(state);
  const shown = refinements.filter(({type}) => type === 'range' || type === 'swatch');
  return (
    <div className="grid max-w-xs gap-6">
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => setAddress(LIGHT)} children="Light and moss" />
        <Button variant="secondary" onClick={() => setAddress('')} children="Clear" />
      </div>
      <Refinements
        refinements={shown}
        state={state}
        pathname="/search"
        locale="en-IE"
        autoSubmit
        aria-label="Filters that change"
        onRefine={(next) => setAddress(listingHref('', next))}
      />
    </div>
  );
}
