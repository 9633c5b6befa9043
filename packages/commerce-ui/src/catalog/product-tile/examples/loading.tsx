'use client';

import {
  ProductTile,
  ProductTileSkeleton,
} from '@storefront-toolkit/commerce-ui/catalog/product-tile';
import {fleecePullover, woolBlanket} from '@storefront-toolkit/fixtures/catalog';
import {Button} from '@storefront-toolkit/ui/button';
import {useState} from 'react';

export default function Loading() {
  const [loading, setLoading] = useState(true);
  return (
    <div className="grid gap-4">
      <Button
        variant="secondary"
        className="justify-self-start"
        onClick={() => setLoading(!loading)}
      >
        {loading ? 'Let them arrive' : 'Load again'}
      </Button>
      <p role="status" className="sr-only">
        {loading ? 'Products are loading' : '2 products'}
      </p>
      <ul className="grid grid-cols-cards gap-grid" aria-busy={loading}>
        {[fleecePullover, woolBlanket].map((product) => (
          <li key={product.id}>
            {loading ? (
              <ProductTileSkeleton />
            ) : (
              <ProductTile product={product} href={`#arrived-${product.slug}`} locale="en-IE" />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
