'use client';

import {Button} from '@storefront-toolkit/ui/button';
import {ToastProvider, ToastRegion, useToast} from '@storefront-toolkit/ui/toast';

function AddButton({product}: {product: string}) {
  const toast = useToast();

  function add() {
    toast.add({
      title: `${product} added to your cart`,
      action: {label: 'View cart', href: '#cart'},
    });
  }

  return <Button onClick={add}>Add to cart</Button>;
}

export default function AddedToCart() {
  return (
    <ToastProvider>
      <AddButton product="Wool scarf" />
      <ToastRegion />
    </ToastProvider>
  );
}
