'use client';

import {CartSummary} from '@storefront-toolkit/commerce-ui/cart/cart-summary';
import {filledCart} from '@storefront-toolkit/fixtures/cart';
import type {CartMessage} from '@storefront-toolkit/types/cart';
import {Button} from '@storefront-toolkit/ui/button';
import {useState} from 'react';

const text = "Standard delivery isn't available for your address.";
const refusal: CartMessage = {level: 'error', code: 'shipping-unavailable', text};

export default function Blocked() {
  const [messages, setMessages] = useState([refusal]);
  return (
    <CartSummary
      cart={{...filledCart, messages}}
      locale="en-IE"
      headingLevel={3}
      checkoutHref="#checkout-stoves"
      labels={{title: 'Order summary'}}
      className="w-full max-w-96"
    >
      <Button
        variant="secondary"
        aria-disabled={messages.length === 0}
        onClick={() => setMessages([])}
      >
        Choose express delivery
      </Button>
    </CartSummary>
  );
}
