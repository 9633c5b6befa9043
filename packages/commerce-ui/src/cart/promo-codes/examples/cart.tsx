'use client';

import {PromoCodes} from '@storefront-toolkit/commerce-ui/cart/promo-codes';
import {couponCart, estimatedCart} from '@storefront-toolkit/fixtures/cart';
import {useState} from 'react';

/** Stands for your server, which knows WELCOME10 alone. */
async function applyCoupon(couponCode: string) {
  await new Promise((answer) => setTimeout(answer, 600));
  if (couponCode === 'WELCOME10') return couponCart;
  const text = `We don't know the code ${couponCode}. Try WELCOME10.`;
  const refusal = {level: 'error', code: 'coupon-unknown', text, couponCode} as const;
  return {...estimatedCart, messages: [refusal]};
}

export default function Cart() {
  const [cart, setCart] = useState(estimatedCart);
  return (
    <PromoCodes
      coupons={cart.coupons}
      messages={cart.messages}
      promotions={cart.promotions}
      applyAction={async (form) =>
        setCart(await applyCoupon((form.get('code') as string).trim().toUpperCase()))
      }
      removeAction={() => setCart(estimatedCart)}
      className="max-w-md"
    />
  );
}
