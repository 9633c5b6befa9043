'use client';

import {SearchBox} from '@storefront-toolkit/commerce-ui/search/search-box';

/** Stands for a vendor that is down. */
async function suggest(): Promise<never> {
  await new Promise((resolve) => setTimeout(resolve, 50));
  throw new Error('The vendor is down.');
}

export default function Failing() {
  return (
    <div className="grid gap-3">
      <SearchBox
        action="/search"
        locale="en-IE"
        aria-label="Without suggestions"
        labels={{placeholder: 'Search without suggestions'}}
        suggest={suggest}
      />
      <p className="text-sm text-ink-muted">The vendor is down: press Enter to search.</p>
    </div>
  );
}
