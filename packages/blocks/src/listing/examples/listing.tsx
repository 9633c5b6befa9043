'use client';

import {categories, products} from '@storefront-toolkit/fixtures/catalog';
import {compareMoney} from '@storefront-toolkit/types/cms';
import {paginate, type SearchResults} from '@storefront-toolkit/types/search';
import {createHrefOf} from '@storefront-toolkit/ui/link';
import {type SubmitEvent, useSyncExternalStore} from 'react';
import {readListing} from '../listing-address.ts';
import {ProductListing} from '../ProductListing.tsx';

const hrefOf = createHrefOf({prefix: '#'});

/** Stands for your search integration. */
function search(query: string): SearchResults {
  const {selections, sort, page} = readListing(new URLSearchParams(query), {in: 'values'}, 'EUR');
  const slugs = selections.flatMap((one) => (one.type === 'values' ? one.values : []));
  const found = products
    .filter((one) => !slugs.length || one.categories.some(({slug}) => slugs.includes(slug)))
    .toSorted((a, b) => (sort ? compareMoney(a.pricing.price, b.pricing.price) : 0));
  const values = categories.map(({slug, name, productCount = 0}) => {
    return {value: slug, label: name, count: productCount, selected: slugs.includes(slug)};
  });
  return {
    term: '',
    products: found.slice(page * 6 - 6, page * 6),
    pagination: paginate({page, pageSize: 6, totalItems: found.length}),
    refinements: [{type: 'list', key: 'in', label: 'Department', operator: 'or', values}],
    sortOptions: [
      {key: '', label: 'Our choice', selected: !sort},
      {key: 'price', label: 'Price: low to high', selected: Boolean(sort)},
    ],
  };
}

// The query is in the hash here, so that the page stays. In a store it is a real one.
const queryInHash = () => /^#\/all(\?.*)/.exec(window.location.hash)?.[1] ?? '';
function subscribe(onChange: () => void) {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}

export default function Listing() {
  const results = search(useSyncExternalStore(subscribe, queryInHash, () => ''));
  function send(event: SubmitEvent<HTMLElement>) {
    event.preventDefault();
    const fields = [...new FormData(event.target)] as [string, string][];
    window.location.hash = `#/all?${new URLSearchParams(fields)}`;
  }
  return (
    <div onSubmit={send}>
      <ProductListing
        {...{results, hrefOf}}
        title="All"
        locale="en-IE"
        action="#/all"
        headingLevel={2}
      />
    </div>
  );
}
