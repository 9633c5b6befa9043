'use client';

import {ProductList, ResultCount} from '@storefront-toolkit/commerce-ui/listing/product-list';
import {searchShop} from '@storefront-toolkit/fixtures/search';
import type {RefinementSelection} from '@storefront-toolkit/types/search';
import {Checkbox} from '@storefront-toolkit/ui/forms/checkbox';
import {useState} from 'react';

const jackets: RefinementSelection = {type: 'values', key: 'category', values: ['jackets']};
const everything = searchShop({selections: [jackets]});
const inStock = searchShop({selections: [jackets, {type: 'boolean', key: 'in-stock'}]});

export default function Loading() {
  const [results, setResults] = useState(everything);
  const [loading, setLoading] = useState(false);
  async function search(next: typeof results) {
    setLoading(true);
    await new Promise((resolve) => setTimeout(resolve, 800));
    setResults(next);
    setLoading(false);
  }
  return (
    <div className="grid gap-6">
      <ResultCount
        results={results}
        title="Jackets and vests"
        locale="en-IE"
        headingLevel={2}
        loading={loading}
      />
      <Checkbox onChange={({target}) => void search(target.checked ? inStock : everything)}>
        In stock
      </Checkbox>
      <ProductList
        products={results.products}
        productHref="#loading-{slug}"
        locale="en-IE"
        headingLevel={3}
        loading={loading}
      />
    </div>
  );
}
