'use client';

import {Button, ButtonLink} from '@storefront-toolkit/ui/button';
import {DrawerBody, DrawerContent, DrawerRoot, DrawerTitle} from '@storefront-toolkit/ui/drawer';
import {useState} from 'react';

export default function OpenedByCode() {
  const [count, setCount] = useState(0);
  const [open, setOpen] = useState(false);

  function add() {
    setCount(count + 1);
    setOpen(true);
  }

  return (
    <>
      <Button onClick={add}>Add Wool scarf to cart</Button>
      <DrawerRoot open={open} onOpenChange={setOpen} closeOnOutsidePress={false}>
        <DrawerContent>
          <DrawerTitle>{count} in your cart</DrawerTitle>
          <DrawerBody className="grid gap-3 pb-8">
            <ButtonLink href="#checkout">Check out</ButtonLink>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              Go on shopping
            </Button>
          </DrawerBody>
        </DrawerContent>
      </DrawerRoot>
    </>
  );
}
