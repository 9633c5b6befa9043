'use client';

import {Button, ButtonLink} from '@storefront-toolkit/ui/button';
import {type SubmitEvent, useState} from 'react';

export default function CheckoutActions() {
  const [placed, setPlaced] = useState(false);

  function placeOrder(event: SubmitEvent) {
    event.preventDefault();
    setPlaced(true);
  }

  return (
    <form onSubmit={placeOrder} className="grid w-full grid-cols-1 max-w-80 gap-3">
      <p role="status" className="flex justify-between font-semibold">
        {placed ? 'Order placed' : 'Total €77.00'}
      </p>
      <Button
        type="submit"
        size="large"
        fullWidth
        aria-disabled={placed}
        className="aria-disabled:opacity-50"
      >
        Place order
      </Button>
      <Button variant="secondary" fullWidth>
        Add a gift card
      </Button>
      <ButtonLink variant="ghost" href="#cart" fullWidth>
        Back to the cart
      </ButtonLink>
    </form>
  );
}
