'use client';

import {Button} from '@storefront-toolkit/ui/button';
import {ToastProvider, ToastRegion, useToast} from '@storefront-toolkit/ui/toast';
import {useRef} from 'react';

function SaveButton({product}: {product: string}) {
  const saved = useRef(0);
  const toast = useToast();

  function save() {
    saved.current += 1;
    const items = saved.current === 1 ? '1 item' : `${saved.current} items`;
    toast.add({
      id: 'wish-list',
      tone: 'success',
      title: `${product} saved`,
      description: `${items} in your wish list.`,
    });
  }

  return (
    <Button variant="secondary" onClick={save}>
      Save {product}
    </Button>
  );
}

export default function WishList() {
  return (
    <ToastProvider duration={10_000}>
      <SaveButton product="Rain jacket" />
      <ToastRegion label="Wish list notifications" />
    </ToastProvider>
  );
}
