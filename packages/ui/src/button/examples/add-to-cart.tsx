'use client';

import {Button} from '@storefront-toolkit/ui/button';
import {useState} from 'react';

export default function AddToCart() {
  const [quantity, setQuantity] = useState(0);
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Button size="large" onClick={() => setQuantity(quantity + 1)}>
        Add to cart
      </Button>
      <p role="status" className="text-ink-muted">
        {quantity === 0 ? 'Your cart is empty' : `${quantity} in your cart`}
      </p>
    </div>
  );
}
