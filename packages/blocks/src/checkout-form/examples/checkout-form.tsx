'use client';

import {filledCart, shippingMethods} from '@storefront-toolkit/fixtures/cart';
import type {CheckoutDetails} from '@storefront-toolkit/types/cart';
import {addMoney, type Money, moneyOf} from '@storefront-toolkit/types/cms';
import {useState} from 'react';
import {CheckoutForm as Block} from '../CheckoutForm.tsx';

const COUNTRIES = ['AT', 'DE', 'FR', 'IE', 'NL'] as const;

const {totals} = filledCart;
const withShipping = (shipping: Money) => ({
  ...filledCart,
  totals: {...totals, shipping, total: addMoney(totals.subtotal, shipping)},
});

export default function CheckoutForm() {
  const [cart, setCart] = useState(filledCart);
  const [sent, setSent] = useState('');

  /** Stands for your server. */
  async function save({email = '', shippingAddress}: CheckoutDetails) {
    await new Promise((answer) => setTimeout(answer, 600));
    if (shippingAddress?.country !== 'IE') {
      return {country: 'We send coffee within Ireland only. Choose Ireland'};
    }
    setSent(`We saved your details. The confirmation goes to ${email}.`);
    return {};
  }

  return (
    <>
      <Block
        cart={cart}
        shippingMethods={shippingMethods}
        countries={COUNTRIES}
        locale="en-IE"
        onSubmit={save}
        onShippingMethodChange={(id) => {
          const method = shippingMethods.find((one) => one.id === id);
          setCart(withShipping(method?.price ?? moneyOf(0, 'EUR')));
        }}
        headingLevel={2}
      />
      <p role="status">{sent}</p>
    </>
  );
}
