import {DeliveryPromise} from '@storefront-toolkit/commerce-ui/product/delivery-promise';

/** The page was rendered half an hour after the last order of the day. */
export default function AfterCutoff() {
  return (
    <DeliveryPromise
      delivery={{earliest: '2025-12-02', latest: '2025-12-02'}}
      cutoff="2025-12-01T16:00:00Z"
      afterCutoff={{earliest: '2025-12-03', latest: '2025-12-03'}}
      now="2025-12-01T16:30:00Z"
      locale="en-IE"
      timeZone="Europe/Dublin"
      place="Cork"
    />
  );
}
