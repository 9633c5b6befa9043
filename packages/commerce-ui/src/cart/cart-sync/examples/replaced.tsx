'use client';

import {type CartStaleReason, useCartSync} from '@storefront-toolkit/commerce-ui/cart/cart-sync';
import {emptyCart, filledCart} from '@storefront-toolkit/fixtures/cart';
import {AlertRoot, AlertTitle} from '@storefront-toolkit/ui/alert';
import {Button} from '@storefront-toolkit/ui/button';
import {useState} from 'react';

export default function Replaced() {
  const [other, setOther] = useState(filledCart);
  const [cart, setCart] = useState(filledCart);
  const [reason, setReason] = useState<CartStaleReason>();
  const channel = 'cart-sync-replaced';

  function reload(why: CartStaleReason) {
    setReason(why);
    setCart(emptyCart);
  }

  useCartSync({cart: other, onStale: () => undefined, channel});
  useCartSync({cart, onStale: reload, channel});

  return (
    <div className="grid w-full justify-items-start gap-4">
      <Button variant="secondary" onClick={() => setOther(emptyCart)}>
        Order in the other tab
      </Button>
      {reason === 'replaced' && (
        <AlertRoot tone="info">
          <AlertTitle>You ordered in another tab. This is your new cart.</AlertTitle>
        </AlertRoot>
      )}
      <p>{cart.totalQuantity} items in your cart</p>
    </div>
  );
}
