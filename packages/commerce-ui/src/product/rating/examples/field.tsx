'use client';

import {RatingField} from '@storefront-toolkit/commerce-ui/product/rating';
import {Button} from '@storefront-toolkit/ui/button';
import {useState} from 'react';

export default function RateProduct() {
  const [sent, setSent] = useState('');
  return (
    <form
      className="grid justify-items-start gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        setSent(new FormData(event.currentTarget).get('rating') as string);
      }}
    >
      <RatingField
        name="rating"
        label="Your rating"
        description="How do you like the rain jacket?"
        locale="en-IE"
        required
      />
      <Button type="submit">Send</Button>
      <p role="status">{sent && `Sent: ${sent} of 5`}</p>
    </form>
  );
}
