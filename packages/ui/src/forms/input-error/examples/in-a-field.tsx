import {Input} from '@storefront-toolkit/ui/forms/input';
import {InputError} from '@storefront-toolkit/ui/forms/input-error';
import {Field} from '@storefront-toolkit/ui/forms/label';

/** The server's answer to the form that the page was requested with. */
const errors = {
  email: 'There is an account with this address. Sign in, or order as a guest.',
  total: 'The price of Wool scarf has changed since you added it. Look at your cart again.',
};

export default function InAField() {
  return (
    <div className="flex max-w-md flex-col gap-4">
      <InputError>{errors.total}</InputError>
      <Field label="Email" error={errors.email}>
        <Input type="email" name="email" defaultValue="name@example.com" autoComplete="email" />
      </Field>
    </div>
  );
}
