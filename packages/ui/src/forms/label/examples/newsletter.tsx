'use client';

import {Button} from '@storefront-toolkit/ui/button';
import {Input} from '@storefront-toolkit/ui/forms/input';
import {Field} from '@storefront-toolkit/ui/forms/label';
import {useState} from 'react';

export default function Newsletter() {
  const [address, setAddress] = useState('');

  return (
    <form
      className="flex max-w-md flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        setAddress(new FormData(event.currentTarget).get('email') as string);
        event.currentTarget.reset();
      }}
    >
      <Field
        label="Email"
        description="Two letters a month, about what is new."
        required
        messages={{
          valueMissing: 'Enter your email address.',
          typeMismatch: 'Enter an address like name@example.com.',
        }}
      >
        <Input type="email" name="email" autoComplete="email" />
      </Field>
      <Button type="submit">Subscribe</Button>
      <p role="status">{address && `We sent a link to ${address}. Open it to confirm.`}</p>
    </form>
  );
}
