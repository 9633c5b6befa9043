'use client';

import {ProductDetail} from '@storefront-toolkit/commerce-ui/catalog/product-detail';
import {campStove} from '@storefront-toolkit/fixtures/catalog';

/** Stands for a cart that takes its time, and refuses more than three. */
async function addToCart(quantity: number) {
  await new Promise((resolve) => setTimeout(resolve, 800));
  if (quantity > 3) throw new Error(`${quantity} are not in stock.`);
}

export default function SlowCart() {
  return (
    <ProductDetail
      product={campStove}
      locale="en-IE"
      headingLevel={3}
      onAddToCart={({quantity}) => addToCart(quantity)}
      labels={{failed: 'We do not have that many. Try with fewer.'}}
    />
  );
}
