'use client';

import {Button} from '@storefront-toolkit/ui/button';
import {
  ContextMenuContent,
  ContextMenuItem,
  ContextMenuRoot,
  ContextMenuTrigger,
} from '@storefront-toolkit/ui/context-menu';
import {useState} from 'react';

export default function SwitchedOff() {
  const [ordered, setOrdered] = useState(true);
  return (
    <ContextMenuRoot disabled={ordered}>
      <ContextMenuTrigger className="grid max-w-sm gap-3 rounded-lg border p-4">
        <p>Order 4711, {ordered ? 'placed: nothing can be changed' : 'a draft'}</p>
        <Button variant="secondary" onClick={() => setOrdered(!ordered)}>
          {ordered ? 'Order the same again' : 'Place the order'}
        </Button>
      </ContextMenuTrigger>
      <ContextMenuContent aria-label="Order 4711">
        <ContextMenuItem>Change the address</ContextMenuItem>
        <ContextMenuItem tone="danger">Delete the draft</ContextMenuItem>
      </ContextMenuContent>
    </ContextMenuRoot>
  );
}
