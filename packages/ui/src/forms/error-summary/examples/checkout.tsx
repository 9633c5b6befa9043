'use client';

import {Button} from '@storefront-toolkit/ui/button';
import {ErrorSummary} from '@storefront-toolkit/ui/forms/error-summary';
import {Input} from '@storefront-toolkit/ui/forms/input';
import {Field} from '@storefront-toolkit/ui/forms/label';
import {useState} from 'react';

export default function Checkout() {
  const [saved, setSaved] = useState(false);
  return (
    <form
      className="grid max-w-lg gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        setSaved(true);
      }}
    >
      <ErrorSummary />
      <Field label="Name" required messages={{valueMissing: 'Enter your name'}}>
        <Input name="name" autoComplete="name" />
      </Field>
      <Field label="Email" required messages={{valueMissing: 'Enter your email address'}}>
        <Input type="email" name="email" autoComplete="email" />
      </Field>
      <Field label="City" required>
        <Input name="city" autoComplete="address-level2" />
      </Field>
      <Button type="submit" className="justify-self-start">
        Continue to payment
      </Button>
      <p role="status">{saved && 'Your address is saved.'}</p>
    </form>
  );
}
