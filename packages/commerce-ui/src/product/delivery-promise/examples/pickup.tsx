import {DeliveryPromise} from '@storefront-toolkit/commerce-ui/product/delivery-promise';

/** Picked up in a store on the same day, and in another one after the weekend. */
export default function Pickup() {
  const time = {now: '2025-12-05T09:14:30Z', locale: 'en-IE', timeZone: 'Europe/Dublin'} as const;
  return (
    <div className="grid w-full max-w-md gap-5">
      <DeliveryPromise
        {...time}
        destination="store"
        place="Grafton Street, Dublin"
        delivery={{earliest: '2025-12-05', latest: '2025-12-05'}}
        cutoff="2025-12-05T15:00:00Z"
      />
      <DeliveryPromise
        {...time}
        destination="pickup-point"
        place="Post office, Galway"
        delivery={{earliest: '2025-12-09', latest: '2025-12-10'}}
        cutoff="2025-12-07T18:00:00Z"
      />
    </div>
  );
}
