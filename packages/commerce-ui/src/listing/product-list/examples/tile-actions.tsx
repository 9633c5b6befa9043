'use client';

import {ProductTile} from '@storefront-toolkit/commerce-ui/catalog/product-tile';
import {ProductList} from '@storefront-toolkit/commerce-ui/listing/product-list';
import {cursorResults} from '@storefront-toolkit/fixtures/search';
import {Button} from '@storefront-toolkit/ui/button';
import {useState} from 'react';

export default function TileActions() {
  const [kept, setKept] = useState<readonly string[]>([]);
  const toggle = (id: string) =>
    setKept((all) => (all.includes(id) ? all.filter((one) => one !== id) : [...all, id]));
  return (
    <ProductList
      products={cursorResults.products.slice(0, 3)}
      productHref={({slug}) => `#action-${slug}`}
      locale="en-IE"
      renderTile={(tile) => (
        <ProductTile {...tile}>
          <Button
            variant="secondary"
            size="small"
            aria-pressed={kept.includes(tile.product.id)}
            aria-label={`Keep ${tile.product.name} for later`}
            onClick={() => toggle(tile.product.id)}
          >
            <span aria-hidden="true">{kept.includes(tile.product.id) ? '♥' : '♡'}</span> Keep
          </Button>
        </ProductTile>
      )}
    />
  );
}
