'use client';

import {PromoCodes} from '@storefront-toolkit/commerce-ui/cart/promo-codes';
import type {Coupon} from '@storefront-toolkit/types/cart';
import {type SyntheticEvent, useState} from 'react';

const coupons: readonly Coupon[] = [{code: 'WELCOME10', status: 'applied'}];

export default function Routes() {
  const [sent, setSent] = useState('');

  /** Shows the request, because this page has no such routes. */
  function intercept(event: SyntheticEvent<HTMLDivElement>) {
    if (event.defaultPrevented) return;
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const code = new FormData(form).get('code') as string;
    setSent(`POST ${form.getAttribute('action')} with the code ${code}`);
  }

  return (
    <div className="grid max-w-md gap-4">
      <PromoCodes
        coupons={coupons}
        applyAction="/cart/codes"
        removeAction="/cart/codes/remove"
        onSubmit={intercept}
      />
      <p role="status" className="text-sm text-ink-muted">
        {sent}
      </p>
    </div>
  );
}
