'use client';

import {SearchBox} from '@storefront-toolkit/commerce-ui/search/search-box';
import {searchShop} from '@storefront-toolkit/fixtures/search';
import type {SuggestionsResult} from '@storefront-toolkit/types/search';

const TERMS = ['wool blanket', 'wool scarf', 'wool socks', 'rain jacket', 'mug'];

async function suggest(term: string): Promise<SuggestionsResult> {
  await new Promise((resolve) => setTimeout(resolve, 100));
  const text = term.toLowerCase();
  const terms = TERMS.filter((one) => one.startsWith(text)).map((one) => ({
    term: one,
    parts: [
      {text: one.slice(0, text.length), matched: true},
      {text: one.slice(text.length), matched: false},
    ],
  }));
  const products = searchShop({term, pageSize: 3}).products;
  const pages = [{id: 'pg-4', slug: 'guides/wool', title: 'Wash wool by hand'}];
  return {term, terms, products, categories: [], pages: text.startsWith('wo') ? pages : []};
}

export default function HeaderSearch() {
  return (
    <div className="flex min-h-96 flex-wrap content-start items-center gap-x-6 gap-y-3">
      <p className="text-lg font-semibold">Outdoor Example</p>
      <SearchBox
        action="/search"
        locale="en-IE"
        suggest={suggest}
        productHref="#{slug}"
        pageHref="#page-{slug}"
        className="flex-1 basis-64"
      />
    </div>
  );
}
