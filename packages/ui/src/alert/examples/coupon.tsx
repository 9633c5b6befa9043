'use client';

import {AlertRegion, AlertRoot, AlertTitle} from '@storefront-toolkit/ui/alert';
import {Button} from '@storefront-toolkit/ui/button';
import {Input} from '@storefront-toolkit/ui/forms/input';
import {Field} from '@storefront-toolkit/ui/forms/label';
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
    <form className="grid max-w-96 grid-cols-1 gap-3" onSubmit={apply}>
      <Field label="Coupon code" description="For example WOOL10.">
        <Input name="code" />
      </Field>
      <Button type="submit" variant="secondary">
        Apply the coupon
      </Button>
      <AlertRegion>
        {result === 'taken' && (
          <AlertRoot key={tries} tone="success">
            <AlertTitle>10% off wool, taken off your total</AlertTitle>
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
