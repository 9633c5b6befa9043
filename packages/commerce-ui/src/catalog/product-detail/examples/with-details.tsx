'use client';

import {ProductDetail} from '@storefront-toolkit/commerce-ui/catalog/product-detail';
import {coffeeBeans} from '@storefront-toolkit/fixtures/catalog';
import {ProductDetails} from '@storefront-toolkit/ui/product-details';
import {useState} from 'react';

export default function WithDetails() {
  const [address, setAddress] = useState(coffeeBeans.slug);
  return (
    <div className="grid gap-4">
      <ProductDetail
        product={coffeeBeans}
        locale="en-IE"
        headingLevel={3}
        onVariantChange={({sku}) => setAddress(`${coffeeBeans.slug}?sku=${sku}`)}
        onAddToCart={() => {}}
      >
        <ProductDetails attributes={coffeeBeans.attributes} locale="en-IE" className="w-full" />
      </ProductDetail>
      <p className="text-sm text-ink-muted">Address: /products/{address}</p>
    </div>
  );
}
