'use client';

import {Button} from '@storefront-toolkit/ui/button';
import {DrawerBody, DrawerContent, DrawerRoot} from '@storefront-toolkit/ui/drawer';
import {DrawerTitle, DrawerTrigger} from '@storefront-toolkit/ui/drawer';
import {useState} from 'react';

const OPTIONS = {Standard: 'Friday to Monday', Express: 'Tomorrow', Pickup: 'Today after 4 p.m.'};

export default function DeliveryOptions() {
  const [open, setOpen] = useState(false);
  const [option, setOption] = useState('Standard');

  function choose(name: string) {
    setOption(name);
    setOpen(false);
  }

  return (
    <DrawerRoot open={open} onOpenChange={setOpen}>
      <DrawerTrigger variant="secondary">Delivery: {option}</DrawerTrigger>
      <DrawerContent>
        <DrawerTitle>Delivery</DrawerTitle>
        <DrawerBody className="grid gap-3 pb-8">
          {Object.entries(OPTIONS).map(([name, time]) => (
            <Button key={name} variant="secondary" fullWidth onClick={() => choose(name)}>
              {name}: {time}
            </Button>
          ))}
        </DrawerBody>
      </DrawerContent>
    </DrawerRoot>
  );
}
