import {CartSummary} from '@storefront-toolkit/commerce-ui/cart/cart-summary';
import {couponCart} from '@storefront-toolkit/fixtures/cart';
import {Button} from '@storefront-toolkit/ui/button';
import {Input} from '@storefront-toolkit/ui/forms/input';
import {Field} from '@storefront-toolkit/ui/forms/label';

export default function WithCodes() {
  return (
    <CartSummary
      cart={couponCart}
      locale="en-IE"
      headingLevel={3}
      checkoutHref="#checkout-blanket"
      labels={{title: 'Your order'}}
      className="w-full max-w-96"
    >
      <form method="post" action="/cart/coupons" className="grid gap-2">
        <Field label="Promo code">
          <Input name="couponCode" autoComplete="off" />
        </Field>
        <Button type="submit" variant="secondary">
          Apply
        </Button>
      </form>
    </CartSummary>
  );
}
