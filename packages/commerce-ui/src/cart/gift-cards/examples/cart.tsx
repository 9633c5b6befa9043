'use client';

import {GiftCards} from '@storefront-toolkit/commerce-ui/cart/gift-cards';
import {estimatedCart, giftCard} from '@storefront-toolkit/fixtures/cart';
import {useState} from 'react';

const withCard = {...estimatedCart, payments: [giftCard]};
const text = "We don't know this gift card. Try GIFT-X7K2.";
const refused = {
  ...estimatedCart,
  messages: [{level: 'error', code: 'gift-card-refused', text} as const],
};

export default function Cart() {
  const [cart, setCart] = useState(estimatedCart);

  /** Stands for your server, which knows one gift card. */
  async function apply(form: FormData) {
    await new Promise((answer) => setTimeout(answer, 600));
    const code = (form.get('code') as string).trim().toUpperCase();
    setCart(code === 'GIFT-X7K2' ? withCard : refused);
  }

  return (
    <GiftCards
      payments={cart.payments}
      messages={cart.messages}
      locale="en-IE"
      applyAction={apply}
      removeAction={() => setCart(estimatedCart)}
      className="max-w-md"
    />
  );
}
