'use client';

import {Button} from '@storefront-toolkit/ui/button';
import {ToastProvider, ToastRegion, useToast} from '@storefront-toolkit/ui/toast';

function PayButton() {
  const toast = useToast();

  function pay() {
    toast.add({
      tone: 'danger',
      title: 'Your bank declined the payment',
      description: 'Nothing was charged. Your cart is saved.',
    });
  }

  return <Button onClick={pay}>Pay now</Button>;
}

export default function PaymentFailed() {
  return (
    <ToastProvider>
      <PayButton />
      <ToastRegion label="Payment notifications" />
    </ToastProvider>
  );
}
