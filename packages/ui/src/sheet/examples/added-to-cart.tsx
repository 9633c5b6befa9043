'use client';

import {Button, ButtonLink} from '@storefront-toolkit/ui/button';
import {SheetClose, SheetContent, SheetDescription} from '@storefront-toolkit/ui/sheet';
import {SheetFooter, SheetRoot, SheetTitle} from '@storefront-toolkit/ui/sheet';
import {useState} from 'react';

export default function AddedToCart() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Add to cart</Button>
      <SheetRoot open={open} onOpenChange={setOpen}>
        <SheetContent side="bottom" size="small">
          <SheetTitle>Wool scarf is in your cart</SheetTitle>
          <SheetDescription className="pb-4">Total €46.95, shipping included.</SheetDescription>
          <SheetFooter>
            <SheetClose variant="secondary">Go on shopping</SheetClose>
            <ButtonLink href="#checkout">Check out</ButtonLink>
          </SheetFooter>
        </SheetContent>
      </SheetRoot>
    </>
  );
}
