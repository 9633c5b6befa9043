'use client';

import {Button} from '@storefront-toolkit/ui/button';
import {Input} from '@storefront-toolkit/ui/forms/input';
import {InputError} from '@storefront-toolkit/ui/forms/input-error';
import {Label} from '@storefront-toolkit/ui/forms/label';
import {useState} from 'react';

export default function AfterAServer() {
  const [error, setError] = useState('');
  return (
    <form
      className="flex max-w-md flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        setError('No gift card has this number. Check the 16 digits on its back.');
      }}
    >
      <Label htmlFor="gift-card">Gift card</Label>
      <div className="flex flex-wrap gap-2">
        <Input
          id="gift-card"
          className="flex-1"
          inputMode="numeric"
          autoComplete="off"
          aria-invalid={error !== ''}
          aria-describedby={error ? 'gift-card-error' : undefined}
          onChange={() => setError('')}
        />
        <Button type="submit">Redeem</Button>
      </div>
      <InputError id="gift-card-error" announce>
        {error}
      </InputError>
    </form>
  );
}
