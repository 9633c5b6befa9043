'use client';

import {CartLines} from '@storefront-toolkit/commerce-ui/cart/cart-lines';
import {couponCart} from '@storefront-toolkit/fixtures/cart';

/** Stands for a server that can't be reached. */
async function fail() {
  await new Promise((resolve) => setTimeout(resolve, 600));
  throw new Error('The connection was lost.');
}

export default function FailingServer() {
  return (
    <CartLines
      cart={couponCart}
      locale="en-IE"
      productHref="#{slug}"
      updateAction={fail}
      removeAction={fail}
      className="w-full"
    />
  );
}
