'use client';

import {announce} from '@storefront-toolkit/ui/announcer';
import {Button} from '@storefront-toolkit/ui/button';
import {FlexDrawerContent, FlexDrawerRoot} from '@storefront-toolkit/ui/flex-drawer';
import {FlexDrawerTitle, FlexDrawerTrigger} from '@storefront-toolkit/ui/flex-drawer';
import {useState} from 'react';

const HOURS = {'Harbor Street': '10 to 19', 'Old Market': '9 to 18', 'North Station': '7 to 22'};

type Store = keyof typeof HOURS;
const hoursOf = (store: Store) => `${store} is open from ${HOURS[store]}`;

export default function StoreHours() {
  const [open, setOpen] = useState(false);
  const [store, setStore] = useState<Store>('Harbor Street');

  function choose(name: string) {
    setStore(name as Store);
    setOpen(false);
    announce(hoursOf(name as Store));
  }

  return (
    <FlexDrawerRoot open={open} onOpenChange={setOpen}>
      <p className="mb-3">{hoursOf(store)}</p>
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
