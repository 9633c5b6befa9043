'use client';

import {Button} from '@storefront-toolkit/ui/button';
import {ToastProvider, ToastRegion, useToast} from '@storefront-toolkit/ui/toast';
import {useRef, useState} from 'react';

function Cart() {
  const [items, setItems] = useState(['Wool scarf', 'Rain jacket', 'Stoneware mug']);
  const heading = useRef<HTMLHeadingElement>(null);
  const toast = useToast();

  function remove(item: string) {
    setItems(items.filter((one) => one !== item));
    // The pressed button goes away, so the focus needs a place to stay.
    heading.current?.focus();
    const undo = () => setItems((rest) => [...rest, item]);
    toast.add({title: `${item} removed`, action: {label: 'Undo', onClick: undo}});
  }

  return (
    <>
      <h3 ref={heading} tabIndex={-1} className="text-xl font-semibold">
        Your cart
      </h3>
      {items.map((item) => (
        <div key={item} className="flex items-center justify-between gap-4 py-1">
          {item}
          <Button variant="ghost" aria-label={`Remove ${item}`} onClick={() => remove(item)}>
            Remove
          </Button>
        </div>
      ))}
    </>
  );
}

export default function Undo() {
  return (
    <ToastProvider>
      <Cart />
      <ToastRegion label="Cart notifications" />
    </ToastProvider>
  );
}
