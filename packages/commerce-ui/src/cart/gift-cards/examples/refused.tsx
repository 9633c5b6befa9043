'use client';

import {GiftCards} from '@storefront-toolkit/commerce-ui/cart/gift-cards';
import type {CartMessage} from '@storefront-toolkit/types/cart';

const messages: readonly CartMessage[] = [
  {level: 'error', code: 'gift-card-refused', text: 'This gift card is empty.'},
];

/** Stands for a server that takes its time, and then answers with the same cart. */
async function refuse() {
  await new Promise((answer) => setTimeout(answer, 600));
}

export default function Refused() {
  return (
    <GiftCards
      payments={[]}
      messages={messages}
      locale="en-IE"
      applyAction={refuse}
      removeAction={refuse}
      defaultCode="GIFT-0000-0000"
      className="max-w-md"
    />
  );
}
