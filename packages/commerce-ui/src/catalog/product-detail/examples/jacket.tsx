'use client';

import {
  type CartRequest,
  ProductDetail,
} from '@storefront-toolkit/commerce-ui/catalog/product-detail';
import {rainJacket} from '@storefront-toolkit/fixtures/catalog';
import {useState} from 'react';

export default function Jacket() {
  const [cart, setCart] = useState<CartRequest[]>([]);
  return (
    <div className="grid w-full gap-4">
      <ProductDetail
        product={rainJacket}
        locale="en-IE"
        headingLevel={2}
        onAddToCart={(request) => setCart([...cart, request])}
      />
      <ul aria-label="Your cart" className="text-ink-muted">
        {cart.map(({variant: {sku}, quantity}, index) => (
          <li key={index}>
            {quantity} × {sku}
          </li>
        ))}
      </ul>
    </div>
  );
}
