'use client';

import {Button} from '@storefront-toolkit/ui/button';
import {Input} from '@storefront-toolkit/ui/forms/input';
import {Field, FieldGroup} from '@storefront-toolkit/ui/forms/label';
import {useState} from 'react';

export default function CheckoutAddress() {
  const [saved, setSaved] = useState(false);
  return (
    <form
      className="flex max-w-lg flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        setSaved(true);
      }}
    >
      <FieldGroup label={<span className="text-lg">Shipping address</span>} className="gap-4">
        <Field label="Name" required>
          <Input name="name" autoComplete="shipping name" />
        </Field>
        <Field label="Street and number" required>
          <Input name="street" autoComplete="shipping street-address" />
        </Field>
        <Field label="Floor, staircase, company" description="If the carrier needs it.">
          <Input name="addition" autoComplete="shipping address-line2" />
        </Field>
        <div className="grid gap-4 sm:grid-cols-[1fr_2fr]">
          <Field label="Postal code" required messages={{patternMismatch: 'Enter five digits.'}}>
            <Input name="zip" inputMode="numeric" pattern="\d{5}" autoComplete="postal-code" />
          </Field>
          <Field label="City" required>
            <Input name="city" autoComplete="shipping address-level2" />
          </Field>
        </div>
      </FieldGroup>
      <Button type="submit">Continue to delivery</Button>
      <p role="status">{saved && 'Your address is saved.'}</p>
    </form>
  );
}
