'use client';

import {Button} from '@storefront-toolkit/ui/button';
import {DialogBody, DialogContent, DialogRoot} from '@storefront-toolkit/ui/dialog';
import {DialogTitle, DialogTrigger} from '@storefront-toolkit/ui/dialog';
import {ToastProvider, ToastRegion, useToast} from '@storefront-toolkit/ui/toast';
import {useState} from 'react';

function GiftOptions() {
  const [wrapped, setWrapped] = useState(false);
  const toast = useToast();

  function wrap() {
    setWrapped(true);
    const undo = () => setWrapped(false);
    toast.add({title: 'Gift wrapping added', action: {label: 'Undo', onClick: undo}});
  }

  return (
    <DialogRoot>
      <DialogTrigger variant="secondary">Gift options</DialogTrigger>
      <DialogContent>
        <DialogTitle>Gift options</DialogTitle>
        <DialogBody>
          <p className="pb-4">{wrapped ? 'Wrapped in paper.' : 'Not wrapped.'}</p>
          <Button onClick={wrap}>Add gift wrapping</Button>
        </DialogBody>
      </DialogContent>
    </DialogRoot>
  );
}

export default function OverADialog() {
  return (
    <ToastProvider>
      <GiftOptions />
      <ToastRegion label="Gift notifications" />
    </ToastProvider>
  );
}
