import {FreeShippingProgress} from '@storefront-toolkit/commerce-ui/cart/free-shipping';
import {moneyOf} from '@storefront-toolkit/types/cms';

const threshold = moneyOf(5000, 'EUR');
const subtotal = moneyOf(2000, 'EUR');

export default function Below() {
  return (
    <FreeShippingProgress
      subtotal={subtotal}
      threshold={threshold}
      locale="en-IE"
      className="max-w-96"
    />
  );
}
