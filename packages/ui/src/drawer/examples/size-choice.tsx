'use client';

import {
  DrawerBody,
  DrawerClose,
  DrawerContent,
  DrawerDescription,
  DrawerRoot,
  DrawerTitle,
  DrawerTrigger,
} from '@storefront-toolkit/ui/drawer';
import {useState} from 'react';

export default function SizeChoice() {
  const [size, setSize] = useState('');
  return (
    <div className="flex flex-wrap items-center gap-4">
      <DrawerRoot>
        <DrawerTrigger>Add to cart</DrawerTrigger>
        <DrawerContent closeLabel={false}>
          <DrawerTitle>Which size?</DrawerTitle>
          <DrawerDescription>
            The jacket runs small: take the larger one in doubt.
          </DrawerDescription>
          <DrawerBody className="flex flex-wrap gap-3 pb-8">
            {['S', 'M', 'L', 'XL'].map((name) => (
              <DrawerClose key={name} variant="secondary" onClick={() => setSize(name)}>
                {name}
              </DrawerClose>
            ))}
          </DrawerBody>
        </DrawerContent>
      </DrawerRoot>
      <p role="status">{size && `Rain jacket in ${size} is in your cart`}</p>
    </div>
  );
}
