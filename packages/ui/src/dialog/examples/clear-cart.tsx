'use client';

import {
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogRoot,
  DialogTitle,
  DialogTrigger,
} from '@storefront-toolkit/ui/dialog';
import {useRef, useState} from 'react';

export default function ClearCart() {
  const [items, setItems] = useState(3);
  const keep = useRef<HTMLButtonElement>(null);
  return (
    <div className="flex flex-wrap items-center gap-4">
      <DialogRoot>
        <DialogTrigger variant="danger">Clear the cart</DialogTrigger>
        <DialogContent role="alertdialog" size="small" closeLabel={false} initialFocus={keep}>
          <DialogTitle>Clear the cart?</DialogTitle>
          <DialogDescription className="pb-5">
            All items are taken out. This cannot be undone.
          </DialogDescription>
          <DialogFooter>
            <DialogClose ref={keep} variant="secondary">
              Keep them
            </DialogClose>
            <DialogClose variant="danger" onClick={() => setItems(0)}>
              Clear
            </DialogClose>
          </DialogFooter>
        </DialogContent>
      </DialogRoot>
      <p role="status">{items} items in your cart</p>
    </div>
  );
}
