'use client';

import {Button} from '@storefront-toolkit/ui/button';
import {Input} from '@storefront-toolkit/ui/forms/input';
import {Field} from '@storefront-toolkit/ui/forms/label';
import {useActionState} from 'react';

/** Your server's answer to a subscription. */
export interface NewsletterAnswer {
  /** Text about what went wrong. It is shown below the field. */
  error?: string;
  /** Text about what comes next, such as a letter to confirm. */
  message?: string;
  /** The address as it was entered, so that it stays in the field beside an error. */
  email?: string;
}

/** A server function that takes the form. Its field is `email`. */
export type NewsletterAction = (
  previous: NewsletterAnswer,
  form: FormData,
) => Promise<NewsletterAnswer>;

/** Props of `NewsletterForm`. */
export interface NewsletterFormProps {
  /** A server function, or the address of a route that takes a POST. Both work before any script has loaded. */
  action: string | NewsletterAction;
  /** The answer to show where `action` is an address. A server function gives its own. */
  answer?: NewsletterAnswer;
}

const NOTHING: NewsletterAnswer = {};

/** Changes nothing. The hook needs a function, and a form with an address has none. */
const keep: NewsletterAction = (previous) => Promise.resolve(previous);

/** One field for an email address, and the answer to it. */
export function NewsletterForm({action, answer = NOTHING}: NewsletterFormProps) {
  const isAddress = typeof action === 'string';
  const [state, submit, pending] = useActionState(isAddress ? keep : action, answer);
  const {error, message, email} = isAddress ? answer : state;
  return (
    <form
      action={isAddress ? action : submit}
      method={isAddress ? 'post' : undefined}
      className="grid max-w-md gap-2"
    >
      <Field
        label="News by mail"
        description="Two letters a month, about what is new."
        error={error}
        required
      >
        <div className="flex flex-wrap gap-2">
          <Input
            type="email"
            name="email"
            autoComplete="email"
            defaultValue={email}
            className="min-w-0 flex-1"
          />
          <Button type="submit" variant="secondary" loading={pending}>
            Subscribe
          </Button>
        </div>
      </Field>
      <p role="status" className="text-sm">
        {message}
      </p>
    </form>
  );
}
