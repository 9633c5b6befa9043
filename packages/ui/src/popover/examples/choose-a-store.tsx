'use client';

import {Button} from '@storefront-toolkit/ui/button';
import {PopoverContent, PopoverRoot} from '@storefront-toolkit/ui/popover';
import {PopoverTitle, PopoverTrigger} from '@storefront-toolkit/ui/popover';
import {useState} from 'react';

const STORES = ['Harbor Street', 'Old Market', 'North Station'];

export default function ChooseAStore() {
  const [open, setOpen] = useState(false);
  const [store, setStore] = useState('Harbor Street');

  function choose(name: string) {
    setStore(name);
    setOpen(false);
  }

  return (
    <PopoverRoot open={open} onOpenChange={setOpen}>
      <PopoverTrigger variant="secondary">Pick up at {store}</PopoverTrigger>
      <PopoverContent align="start">
        <PopoverTitle>Pick up today at</PopoverTitle>
        <ul className="mt-2 grid gap-1">
          {STORES.map((name) => (
            <li key={name}>
              <Button variant="ghost" aria-pressed={name === store} onClick={() => choose(name)}>
                {name}
              </Button>
            </li>
          ))}
        </ul>
      </PopoverContent>
    </PopoverRoot>
  );
}
