'use client';

import type {Totals as CartTotals} from '@storefront-toolkit/types/cart';
import {addMoney, formatMoney, moneyOf, multiplyMoney} from '@storefront-toolkit/types/cms';
import {announce} from '@storefront-toolkit/ui/announcer';
import {QuantityControls} from '@storefront-toolkit/ui/quantity-controls';
import {Totals} from '@storefront-toolkit/ui/totals';
import {useState} from 'react';

const none = moneyOf(0, 'EUR');

/** Stands for the cart of your commerce vendor, which adds up on its server. */
function totalsOf(mugs: number): CartTotals {
  const subtotal = multiplyMoney(moneyOf(1990, 'EUR'), mugs);
  // Delivery is free above €50.
  const shipping = mugs > 2 ? none : moneyOf(495, 'EUR');
  const total = addMoney(subtotal, shipping);
  const fixed = {tax: null, taxTreatment: 'included', estimated: true} as const;
  return {...fixed, subtotal, discount: none, shipping, total};
}

export default function Updating() {
  const [mugs, setMugs] = useState(2);

  function change(quantity: number) {
    setMugs(quantity);
    announce(`The total is ${formatMoney(totalsOf(quantity).total, 'en-IE')}`);
  }

  return (
    <section className="grid max-w-96 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        Enamel mug
        <QuantityControls
          rule={{min: 1, max: 12, step: 1}}
          value={mugs}
          onValueChange={change}
          label="Quantity of Enamel mug"
        />
      </div>
      <Totals totals={totalsOf(mugs)} locale="en-IE" />
    </section>
  );
}
