'use client';

import {CartLines} from '@storefront-toolkit/commerce-ui/cart/cart-lines';
import {estimatedCart} from '@storefront-toolkit/fixtures/cart';
import type {Cart} from '@storefront-toolkit/types/cart';
import {Button} from '@storefront-toolkit/ui/button';
import {useEffect, useState} from 'react';

const [first, second, ...others] = estimatedCart.lineItems;
const next: Cart = {
  ...estimatedCart,
  lineItems: [first!, ...others],
  updatedAt: '2026-11-20T09:16:00.000Z',
};

export default function ItemRemoved() {
  const [cart, setCart] = useState(estimatedCart);
  const [leaving, setLeaving] = useState(false);

  useEffect(() => {
    if (!leaving) return;
    const timer = setTimeout(() => setCart(next), 2000);
    return () => clearTimeout(timer);
  }, [leaving]);

  return (
    <div className="grid w-full gap-4">
      <CartLines
        cart={cart}
        locale="en-IE"
        productHref="#{slug}"
        updateAction="/cart/update"
        removeAction="/cart/remove"
      />
      <Button variant="secondary" onClick={() => setLeaving(true)}>
        Stop selling {second!.name} in two seconds
      </Button>
    </div>
  );
}
