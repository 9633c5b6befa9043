'use client';

import {Button} from '@storefront-toolkit/ui/button';
import {QuantityIndicator} from '@storefront-toolkit/ui/quantity-indicator';
import {useState} from 'react';

export default function CartLink() {
  const [count, setCount] = useState(2);
  return (
    <div className="flex flex-wrap items-center justify-between gap-6">
      <Button onClick={() => setCount(count + 1)}>Add to cart</Button>
      <a href="#cart" className="inline-flex p-2 text-ink">
        <QuantityIndicator
          count={count}
          label={count === 1 ? '1 item in your cart' : `${count} items in your cart`}
        >
          <svg
            aria-hidden="true"
            viewBox="0 0 24 24"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            className="size-7"
          >
            <path d="M5 8h14l-1 12H6L5 8ZM9 10V7a3 3 0 0 1 6 0v3" />
          </svg>
        </QuantityIndicator>
      </a>
    </div>
  );
}
