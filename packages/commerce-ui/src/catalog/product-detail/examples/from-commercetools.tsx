'use client';

import {ProductDetail} from '@storefront-toolkit/commerce-ui/catalog/product-detail';
import {sampleProduct} from '@storefront-toolkit/fixtures/commercetools';
import {useState} from 'react';

export default function FromCommercetools() {
  const [added, setAdded] = useState('');
  return (
    <div className="grid w-full gap-4">
      <ProductDetail
        product={sampleProduct}
        locale="en-IE"
        headingLevel={4}
        onAddToCart={({variant, quantity}) => setAdded(`${quantity} × ${variant.sku}`)}
      />
      <p role="status" className="text-ink-muted">
        {added && `Your cart: ${added}`}
      </p>
    </div>
  );
}
