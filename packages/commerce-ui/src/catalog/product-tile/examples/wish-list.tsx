'use client';

import {ProductTile} from '@storefront-toolkit/commerce-ui/catalog/product-tile';
import {coffeeBeans} from '@storefront-toolkit/fixtures/catalog';
import {Button} from '@storefront-toolkit/ui/button';
import {useState} from 'react';

export default function WishList() {
  const [kept, setKept] = useState(false);
  return (
    <ProductTile
      product={coffeeBeans}
      href="#wish-list-coffee"
      locale="en-IE"
      note="Roasted on Mondays"
      className="max-w-64"
    >
      <Button
        variant="secondary"
        size="small"
        aria-pressed={kept}
        aria-label={`Keep ${coffeeBeans.name} for later`}
        onClick={() => setKept(!kept)}
      >
        <span aria-hidden="true">{kept ? '♥' : '♡'}</span> Keep
      </Button>
    </ProductTile>
  );
}
