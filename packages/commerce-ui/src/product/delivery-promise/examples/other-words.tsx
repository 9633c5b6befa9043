// cspell:words Bestellen innerhalb Lieferung Deutschland nach
'use client';

import {DeliveryPromise} from '@storefront-toolkit/commerce-ui/product/delivery-promise';

export default function OtherWords() {
  return (
    <div lang="de">
      <DeliveryPromise
        delivery={{earliest: '2025-12-02', latest: '2025-12-03'}}
        cutoff="2025-12-01T16:00:00Z"
        now="2025-12-01T13:49:30Z"
        locale="de-DE"
        timeZone="Europe/Berlin"
        place="10115 Berlin"
        labels={{
          orderWithin: 'Bestellen Sie innerhalb von {time}: Lieferung {date}',
          deliveryTo: 'Lieferung nach {place}',
        }}
      />
    </div>
  );
}
