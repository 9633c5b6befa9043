import {Input} from '@storefront-toolkit/ui/forms/input';
import {InputError} from '@storefront-toolkit/ui/forms/input-error';
import {Label} from '@storefront-toolkit/ui/forms/label';

export default function WithALink() {
  return (
    <div className="flex max-w-md flex-col gap-2">
      <Label htmlFor="password">Password</Label>
      <Input
        id="password"
        type="password"
        autoComplete="current-password"
        aria-invalid
        aria-describedby="password-error"
      />
      <InputError id="password-error">
        This is not the password of your account.{' '}
        <a href="#new-password" className="underline">
          Set a new one
        </a>
        .
      </InputError>
    </div>
  );
}
