'use client';

import {Button} from '@storefront-toolkit/ui/button';
import {ErrorSummary} from '@storefront-toolkit/ui/forms/error-summary';
import {Input} from '@storefront-toolkit/ui/forms/input';
import {Field} from '@storefront-toolkit/ui/forms/label';

export default function AboveTheHeading() {
  return (
    <div className="grid max-w-lg gap-5">
      <ErrorSummary form="contact-form" level={3} title="Fix these fields to go on" />
      <h3 className="text-xl font-semibold">Contact us</h3>
      <form id="contact-form" className="grid gap-5" onSubmit={(event) => event.preventDefault()}>
        <Field label="Order number" required messages={{patternMismatch: 'Enter six digits'}}>
          <Input name="order" inputMode="numeric" pattern="\d{6}" />
        </Field>
        <Field label="Question" required>
          <Input name="question" />
        </Field>
        <Button type="submit" className="justify-self-start">
          Send
        </Button>
      </form>
    </div>
  );
}
