import {DeliveryPromise} from '@storefront-toolkit/commerce-ui/product/delivery-promise';

/** The page that a route shows after it refused a postcode. */
export default function Refused() {
  return (
    <DeliveryPromise
      now="2025-12-01T13:49:30Z"
      locale="en-IE"
      timeZone="Europe/Dublin"
      destinationAction="/delivery/postcode"
      defaultPostcode="99999"
      error="We do not deliver to 99999. Enter a postcode in Ireland."
      className="w-full max-w-sm"
    />
  );
}
