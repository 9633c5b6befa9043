import {CartLines} from '@storefront-toolkit/commerce-ui/cart/cart-lines';
import {emptyCart} from '@storefront-toolkit/fixtures/cart';
import {ButtonLink} from '@storefront-toolkit/ui/button';

const suggestions = (
  <>
    <p className="text-lg font-semibold">Your cart is waiting for something warm.</p>
    <ButtonLink href="#blankets">See our blankets</ButtonLink>
  </>
);

export default function Empty() {
  return (
    <div className="grid w-full gap-12">
      <CartLines cart={emptyCart} locale="en-IE" shopHref="#shop" />
      <CartLines cart={emptyCart} locale="en-IE" empty={suggestions} />
    </div>
  );
}
