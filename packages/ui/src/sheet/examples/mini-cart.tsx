'use client';

import {Button, ButtonLink} from '@storefront-toolkit/ui/button';
import {SheetBody, SheetContent, SheetFooter, SheetRoot} from '@storefront-toolkit/ui/sheet';
import {SheetTitle, SheetTrigger} from '@storefront-toolkit/ui/sheet';
import {useState} from 'react';

export default function MiniCart() {
  const [items, setItems] = useState(['Wool scarf', 'Leather gloves', 'Felt hat']);
  const remove = (gone: string) => setItems(items.filter((item) => item !== gone));
  return (
    <SheetRoot>
      <SheetTrigger>Cart ({items.length})</SheetTrigger>
      <SheetContent>
        <SheetTitle>Your cart</SheetTitle>
        <SheetBody>
          <p role="status">{items.length} items</p>
          <ul className="grid">
            {items.map((item) => (
              <li key={item} className="flex items-center justify-between border-b py-3">
                {item}
                <Button variant="ghost" aria-label={`Remove ${item}`} onClick={() => remove(item)}>
                  Remove
                </Button>
              </li>
            ))}
          </ul>
        </SheetBody>
        <SheetFooter>
          <ButtonLink href="#checkout" fullWidth>
            Check out
          </ButtonLink>
        </SheetFooter>
      </SheetContent>
    </SheetRoot>
  );
}
