'use client';

import {Button} from '@storefront-toolkit/ui/button';
import {Input} from '@storefront-toolkit/ui/forms/input';
import {Field} from '@storefront-toolkit/ui/forms/label';
import {useState} from 'react';

export default function NewPassword() {
  const [shown, setShown] = useState(false);
  return (
    <form className="max-w-md" onSubmit={(event) => event.preventDefault()}>
      <Field
        label="New password"
        description="At least 12 characters. Spaces are allowed."
        messages={{tooShort: 'This password is shorter than 12 characters.'}}
        required
      >
        <div className="flex gap-2">
          <Input
            type={shown ? 'text' : 'password'}
            name="password"
            minLength={12}
            autoComplete="new-password"
            spellCheck={false}
          />
          <Button variant="secondary" aria-pressed={shown} onClick={() => setShown(!shown)}>
            Show
          </Button>
        </div>
      </Field>
    </form>
  );
}
