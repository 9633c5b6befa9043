'use client';

import {Button} from '@storefront-toolkit/ui/button';
import {Checkbox} from '@storefront-toolkit/ui/forms/checkbox';
import {Field} from '@storefront-toolkit/ui/forms/label';
import {useState} from 'react';

export default function Terms() {
  const [ordered, setOrdered] = useState(false);
  return (
    <form
      className="flex max-w-md flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        setOrdered(true);
      }}
    >
      <Field required messages={{valueMissing: 'Accept the terms to place the order.'}}>
        <Checkbox name="terms">
          I accept the{' '}
          <a href="#terms" className="underline">
            terms of sale
          </a>
        </Checkbox>
      </Field>
      <Checkbox name="news" description="Two letters a month. A link in each ends them.">
        Send me news about new products
      </Checkbox>
      <Button type="submit" size="large">
        Place order
      </Button>
      <p role="status">{ordered && 'Thank you for your order.'}</p>
    </form>
  );
}
