'use client';

import {AlertRegion, AlertRoot, AlertTitle} from '@storefront-toolkit/ui/alert';
import {Button} from '@storefront-toolkit/ui/button';
import {type SubmitEvent, useState} from 'react';

export default function Coupon() {
  const [result, setResult] = useState<'taken' | 'unknown'>();
  const [tries, setTries] = useState(0);

  function apply(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = new FormData(event.currentTarget).get('code');
    setTries(tries + 1);
    setResult(code === 'WOOL10' ? 'taken' : 'unknown');
  }

  return (
    <form className="grid max-w-96 gap-3" onSubmit={apply}>
      <label className="grid gap-1">
        Coupon code, such as WOOL10
        <input name="code" className="min-h-10 rounded-md border border-line-strong px-3" />
      </label>
      <Button type="submit" variant="secondary">
        Apply the coupon
      </Button>
      <AlertRegion>
        {result === 'taken' && (
          <AlertRoot key={tries} tone="success">
            <AlertTitle>10 % off wool, taken off your total</AlertTitle>
          </AlertRoot>
        )}
        {result === 'unknown' && (
          <AlertRoot key={tries} tone="warning">
            <AlertTitle>We do not know this coupon</AlertTitle>
          </AlertRoot>
        )}
      </AlertRegion>
    </form>
  );
}
