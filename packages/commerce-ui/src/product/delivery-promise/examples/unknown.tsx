'use client';

import {DeliveryPromise} from '@storefront-toolkit/commerce-ui/product/delivery-promise';
import {type SyntheticEvent, useState} from 'react';

export default function Unknown() {
  const [sent, setSent] = useState('');

  /** Shows the request, because this page has no such route. */
  function intercept(event: SyntheticEvent<HTMLDivElement>) {
    if (event.defaultPrevented) return;
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const postcode = new FormData(form).get('postcode') as string;
    setSent(`POST ${form.getAttribute('action')} with the postcode ${postcode}`);
  }

  return (
    <div className="grid w-full max-w-sm gap-4">
      <DeliveryPromise
        now="2025-12-01T13:49:30Z"
        locale="en-IE"
        timeZone="Europe/Dublin"
        destinationAction="/delivery/postcode"
        onSubmit={intercept}
      />
      <p role="status" className="text-sm text-ink-muted">
        {sent}
      </p>
    </div>
  );
}
