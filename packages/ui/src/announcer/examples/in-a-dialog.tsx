'use client';

import {announce} from '@storefront-toolkit/ui/announcer';
import {Button} from '@storefront-toolkit/ui/button';
import {DialogBody, DialogContent, DialogRoot} from '@storefront-toolkit/ui/dialog';
import {DialogTitle, DialogTrigger} from '@storefront-toolkit/ui/dialog';
import {useState} from 'react';

export default function InADialog() {
  const [gift, setGift] = useState(false);

  function wrap() {
    setGift(!gift);
    announce(gift ? 'Gift wrapping removed' : 'Gift wrapping added');
  }

  return (
    <DialogRoot>
      <DialogTrigger variant="secondary">Gift options</DialogTrigger>
      <DialogContent>
        <DialogTitle>Gift options</DialogTitle>
        <DialogBody>
          <Button variant="secondary" aria-pressed={gift} onClick={wrap}>
            Gift wrapping
          </Button>
        </DialogBody>
      </DialogContent>
    </DialogRoot>
  );
}
