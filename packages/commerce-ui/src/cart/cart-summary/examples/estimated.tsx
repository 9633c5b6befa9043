import {CartSummary} from '@storefront-toolkit/commerce-ui/cart/cart-summary';
import {estimatedCart} from '@storefront-toolkit/fixtures/cart';

const hosted = {...estimatedCart, checkoutUrl: '#hosted-checkout'};

export default function Estimated() {
  return (
    <CartSummary
      cart={hosted}
      locale="en-IE"
      headingLevel={3}
      labels={{title: 'Estimate'}}
      className="w-full max-w-96"
    >
      <ul className="list-disc ps-5 text-sm">
        <li>Free delivery within Ireland for orders above €50</li>
        <li>Free returns for 30 days</li>
      </ul>
    </CartSummary>
  );
}
