'use client';

import {Button} from '@storefront-toolkit/ui/button';
import {DrawerBody, DrawerContent, DrawerRoot, DrawerTitle} from '@storefront-toolkit/ui/drawer';
import {DrawerTrigger} from '@storefront-toolkit/ui/drawer';
import {ToastProvider, ToastRegion, useToast} from '@storefront-toolkit/ui/toast';

function Filters() {
  const toast = useToast();

  function save() {
    toast.add({
      tone: 'success',
      title: 'Filters saved',
      action: {label: 'View saved filters', href: '#saved-filters'},
    });
  }

  return (
    <DrawerRoot>
      <DrawerTrigger variant="secondary">Filters</DrawerTrigger>
      <DrawerContent>
        <DrawerTitle>Filters</DrawerTitle>
        <DrawerBody className="pb-8">
          <Button onClick={save}>Save filters</Button>
        </DrawerBody>
      </DrawerContent>
    </DrawerRoot>
  );
}

export default function InADrawer() {
  return (
    <ToastProvider>
      <Filters />
      <ToastRegion label="Filter notifications" />
    </ToastProvider>
  );
}
