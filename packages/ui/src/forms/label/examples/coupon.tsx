'use client';

import {Button} from '@storefront-toolkit/ui/button';
import {Input} from '@storefront-toolkit/ui/forms/input';
import {Field} from '@storefront-toolkit/ui/forms/label';
import {useState} from 'react';

/** Stands for your server, which alone knows the coupons. */
async function redeem(code: string) {
  await new Promise((answer) => setTimeout(answer, 600));
  return code === 'WELCOME10' ? undefined : `${code} has expired. Try WELCOME10.`;
}

export default function Coupon() {
  const [error, setError] = useState<string>();
  const [pending, setPending] = useState(false);

  async function apply(form: FormData) {
    setPending(true);
    setError(await redeem((form.get('coupon') as string).toUpperCase()));
    setPending(false);
  }

  return (
    <form
      className="max-w-md"
      onSubmit={(event) => {
        event.preventDefault();
        void apply(new FormData(event.currentTarget));
      }}
    >
      <Field label="Coupon" description="On the card in your last parcel." error={error} required>
        <div className="flex flex-wrap gap-2">
          <Input name="coupon" autoComplete="off" className="flex-1 uppercase" />
          <Button type="submit" variant="secondary" loading={pending}>
            Apply
          </Button>
        </div>
      </Field>
    </form>
  );
}
