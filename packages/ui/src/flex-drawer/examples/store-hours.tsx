'use client';

import {Button} from '@storefront-toolkit/ui/button';
import {FlexDrawerContent, FlexDrawerRoot} from '@storefront-toolkit/ui/flex-drawer';
import {FlexDrawerTitle, FlexDrawerTrigger} from '@storefront-toolkit/ui/flex-drawer';
import {useState} from 'react';

const HOURS = {'Harbor Street': '10 to 19', 'Old Market': '9 to 18', 'North Station': '7 to 22'};

export default function StoreHours() {
  const [open, setOpen] = useState(false);
  const [store, setStore] = useState<keyof typeof HOURS>('Harbor Street');

  function choose(name: string) {
    setStore(name as keyof typeof HOURS);
    setOpen(false);
  }

  return (
    <FlexDrawerRoot open={open} onOpenChange={setOpen}>
      <p role="status" className="mb-3">
        {store} is open from {HOURS[store]}
      </p>
      <FlexDrawerTrigger variant="secondary">Another store</FlexDrawerTrigger>
      <FlexDrawerContent>
        <FlexDrawerTitle className="mb-2">Stores</FlexDrawerTitle>
        <div className="flex flex-wrap gap-2">
          {Object.keys(HOURS).map((name) => (
            <Button key={name} variant="secondary" onClick={() => choose(name)}>
              {name}
            </Button>
          ))}
        </div>
      </FlexDrawerContent>
    </FlexDrawerRoot>
  );
}
