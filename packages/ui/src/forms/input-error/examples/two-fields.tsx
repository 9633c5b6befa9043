'use client';

import {Input} from '@storefront-toolkit/ui/forms/input';
import {InputError} from '@storefront-toolkit/ui/forms/input-error';
import {Label} from '@storefront-toolkit/ui/forms/label';
import {useState} from 'react';

export default function TwoFields() {
  const [low, setLow] = useState(80);
  const [high, setHigh] = useState(40);
  const wrong = low > high;
  const shared = {
    type: 'number',
    min: 0,
    className: 'w-28',
    'aria-invalid': wrong,
    'aria-describedby': wrong ? 'price-error' : undefined,
  } as const;
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <Label htmlFor="price-from">Price from</Label>
        <Input
          {...shared}
          id="price-from"
          value={low}
          onChange={(event) => setLow(event.target.valueAsNumber || 0)}
        />
        <Label htmlFor="price-to">to</Label>
        <Input
          {...shared}
          id="price-to"
          value={high}
          onChange={(event) => setHigh(event.target.valueAsNumber || 0)}
        />
      </div>
      <InputError id="price-error">{wrong && 'The first price is above the second.'}</InputError>
    </div>
  );
}
