'use client';

import {SearchBox} from '@storefront-toolkit/commerce-ui/search/search-box';
import {categories} from '@storefront-toolkit/fixtures/catalog';
import {useState} from 'react';

export default function Router() {
  const [place, setPlace] = useState('/');
  return (
    <div className="grid min-h-72 content-start gap-3">
      <p className="text-sm text-ink-muted">You are at {place}</p>
      <SearchBox
        action="/search"
        locale="en-IE"
        minLength={1}
        aria-label="Categories"
        labels={{placeholder: 'Search categories', label: 'Search categories'}}
        suggest={(term) => {
          const found = categories.filter(({name}) => name.toLowerCase().includes(term));
          return Promise.resolve({term, terms: [], products: [], categories: found, pages: []});
        }}
        renderLink={({href, children, ...link}) => (
          <a
            {...link}
            href={href}
            onClick={(event) => {
              event.preventDefault();
              setPlace(href);
            }}
          >
            {children}
          </a>
        )}
      />
    </div>
  );
}
