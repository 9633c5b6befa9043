'use client';

import {announce} from '@storefront-toolkit/ui/announcer';
import {AlertRoot, AlertTitle} from '@storefront-toolkit/ui/alert';
import {Button} from '@storefront-toolkit/ui/button';
import {useState} from 'react';

const MESSAGE = 'Your bank declined the payment. Nothing was charged.';

export default function PaymentFailed() {
  const [failed, setFailed] = useState(false);

  function pay() {
    setFailed(true);
    announce(MESSAGE, {assertive: true});
  }

  return (
    <div className="grid gap-4">
      {failed && (
        <AlertRoot tone="danger">
          <AlertTitle>{MESSAGE}</AlertTitle>
        </AlertRoot>
      )}
      <Button className="justify-self-start" onClick={pay}>
        Pay now
      </Button>
    </div>
  );
}
