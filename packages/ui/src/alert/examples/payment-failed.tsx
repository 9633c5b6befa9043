'use client';

import {AlertDescription, AlertRegion, AlertRoot, AlertTitle} from '@storefront-toolkit/ui/alert';
import {Button} from '@storefront-toolkit/ui/button';
import {useState} from 'react';

export default function PaymentFailed() {
  const [failures, setFailures] = useState(0);
  return (
    <div className="grid gap-4">
      <Button className="justify-self-start" onClick={() => setFailures(failures + 1)}>
        Place order
      </Button>
      <AlertRegion live="assertive">
        {failures > 0 && (
          <AlertRoot key={failures} tone="danger">
            <AlertTitle>Your bank refused the payment</AlertTitle>
            <AlertDescription>
              Nothing was charged, and your cart is kept.{' '}
              <a href="#payment" className="font-semibold underline underline-offset-2">
                Choose another way to pay
              </a>
            </AlertDescription>
          </AlertRoot>
        )}
      </AlertRegion>
    </div>
  );
}
