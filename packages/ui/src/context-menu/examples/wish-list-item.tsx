'use client';

import {Button} from '@storefront-toolkit/ui/button';
import {
  ContextMenuContent,
  ContextMenuItem,
  ContextMenuLinkItem,
  ContextMenuRoot,
  ContextMenuTrigger,
} from '@storefront-toolkit/ui/context-menu';
import {useState} from 'react';

export default function WishListItem() {
  const [done, setDone] = useState('on your wish list');
  const move = () => setDone('moved to the cart');
  return (
    <ContextMenuRoot>
      <ContextMenuTrigger className="grid max-w-sm gap-3 rounded-lg border p-4">
        <a href="#wool-scarf" className="font-semibold underline">
          Wool scarf
        </a>
        <p role="status">{done}</p>
        <Button variant="secondary" onClick={move}>
          Move to the cart
        </Button>
      </ContextMenuTrigger>
      <ContextMenuContent aria-label="Wool scarf">
        <ContextMenuLinkItem href="#wool-scarf">Show</ContextMenuLinkItem>
        <ContextMenuItem onClick={move}>Move to the cart</ContextMenuItem>
        <ContextMenuItem tone="danger" onClick={() => setDone('removed')}>
          Remove
        </ContextMenuItem>
      </ContextMenuContent>
    </ContextMenuRoot>
  );
}
