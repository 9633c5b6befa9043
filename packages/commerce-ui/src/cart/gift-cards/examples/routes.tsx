'use client';

import {GiftCards} from '@storefront-toolkit/commerce-ui/cart/gift-cards';
import {giftCard} from '@storefront-toolkit/fixtures/cart';
import {type SyntheticEvent, useState} from 'react';

export default function Routes() {
  const [sent, setSent] = useState('');

  /** Shows the request, because this page has no such routes. */
  function intercept(event: SyntheticEvent<HTMLDivElement>) {
    if (event.defaultPrevented) return;
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const [name] = [...new FormData(form).keys()];
    setSent(`POST ${form.getAttribute('action')} with the field ${name}`);
  }

  return (
    <div className="grid max-w-md gap-4">
      <GiftCards
        payments={[giftCard]}
        locale="en-IE"
        applyAction="/cart/gift-cards"
        removeAction="/cart/gift-cards/remove"
        onSubmit={intercept}
      />
      <p role="status" className="text-sm text-ink-muted">
        {sent}
      </p>
    </div>
  );
}
