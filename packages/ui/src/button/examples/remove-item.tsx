'use client';

import {Button} from '@storefront-toolkit/ui/button';
import {useRef, useState} from 'react';

export default function RemoveItem() {
  const [items, setItems] = useState(['Wool scarf', 'Leather gloves', 'Felt hat']);
  const status = useRef<HTMLParagraphElement>(null);

  function remove(item: string) {
    setItems(items.filter((other) => other !== item));
    // The pressed button goes away, so the focus needs a place to stay.
    status.current?.focus();
  }

  return (
    <div className="grid w-full max-w-96 gap-3">
      <p ref={status} role="status" tabIndex={-1} className="font-semibold">
        {items.length} {items.length === 1 ? 'item' : 'items'} in your cart
      </p>
      <ul className="grid gap-3">
        {items.map((item) => (
          <li key={item} className="flex items-center justify-between gap-4">
            {item}
            <Button
              variant="danger"
              size="small"
              aria-label={`Remove ${item}`}
              onClick={() => remove(item)}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
