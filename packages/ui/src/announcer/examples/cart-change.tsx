'use client';

import {announce} from '@storefront-toolkit/ui/announcer';
import {Button} from '@storefront-toolkit/ui/button';
import {useState} from 'react';

export default function CartChange() {
  const [count, setCount] = useState(0);

  function add() {
    setCount(count + 1);
    announce(`Wool scarf added, ${count + 1} in your cart`);
  }

  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <Button onClick={add}>Add to cart</Button>
      <span className="text-ink-muted">Cart: {count}</span>
    </div>
  );
}
