'use client';

import {PromoCodes} from '@storefront-toolkit/commerce-ui/cart/promo-codes';
import {cartWithMessages} from '@storefront-toolkit/fixtures/cart';

/** Stands for a server that takes its time, and then answers with the same cart. */
async function refuse() {
  await new Promise((answer) => setTimeout(answer, 600));
}

export default function Refused() {
  return (
    <PromoCodes
      coupons={cartWithMessages.coupons}
      messages={cartWithMessages.messages}
      applyAction={refuse}
      removeAction={refuse}
      className="max-w-md"
    />
  );
}
