'use client';

import {
  type CartRequest,
  ProductDetail,
} from '@storefront-toolkit/commerce-ui/catalog/product-detail';
import type {Product} from '@storefront-toolkit/types/catalog';
import {useState} from 'react';
import {context} from './context.ts';

export function ProductPage({product}: {product: Product}) {
  // This cart lasts as long as the page. Replace it with the cart of your vendor.
  const [cart, setCart] = useState<readonly CartRequest[]>([]);
  return (
    <main className="mx-auto grid max-w-page gap-6 p-6">
      <a href="/" className="underline">
        All products
      </a>
      <ProductDetail
        product={product}
        locale={context.locale}
        onAddToCart={(request) => setCart([...cart, request])}
      >
        <ul aria-label="Your cart">
          {cart.map(({variant, quantity}, index) => (
            <li key={index}>
              {quantity} × {variant.sku}
            </li>
          ))}
        </ul>
      </ProductDetail>
    </main>
  );
}
