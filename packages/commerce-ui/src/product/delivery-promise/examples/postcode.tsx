'use client';

import {DeliveryPromise} from '@storefront-toolkit/commerce-ui/product/delivery-promise';
import type {DeliveryWindow} from '@storefront-toolkit/types/cart';
import {useState} from 'react';

const tuesday: DeliveryWindow = {earliest: '2025-12-02', latest: '2025-12-02'};
const later: DeliveryWindow = {earliest: '2025-12-03', latest: '2025-12-05'};

/** Stands for a store that delivers to Dublin within a day, and to the rest of Ireland within four. */
export default function Postcode() {
  const [postcode, setPostcode] = useState('D02 AF30');

  async function lookUp(form: FormData) {
    await new Promise((resolve) => setTimeout(resolve, 600));
    setPostcode(form.get('postcode') as string);
  }

  return (
    <DeliveryPromise
      delivery={postcode.toUpperCase().startsWith('D') ? tuesday : later}
      cutoff="2025-12-01T16:00:00Z"
      now="2025-12-01T13:49:30Z"
      locale="en-IE"
      timeZone="Europe/Dublin"
      place={postcode}
      destinationAction={lookUp}
      defaultPostcode={postcode}
      className="w-full max-w-sm"
    />
  );
}
