'use client';

import type {Totals as CartTotals} from '@storefront-toolkit/types/cart';
import {addMoney, formatMoney, moneyOf, multiplyMoney} from '@storefront-toolkit/types/cms';
import {QuantityControls} from '@storefront-toolkit/ui/quantity-controls';
import {Totals} from '@storefront-toolkit/ui/totals';
import {useState} from 'react';

const shipping = moneyOf(495, 'EUR');
const discount = moneyOf(0, 'EUR');

/** Stands for the cart of your commerce vendor, which adds up on its server. */
function totalsOf(mugs: number): CartTotals {
  const subtotal = multiplyMoney(moneyOf(1999, 'EUR'), mugs);
  const total = addMoney(subtotal, shipping);
  const fixed = {tax: null, taxTreatment: 'included', estimated: true} as const;
  return {...fixed, subtotal, discount, shipping, total};
}

export default function Updating() {
  const [mugs, setMugs] = useState(2);
  const totals = totalsOf(mugs);
  return (
    <section className="grid max-w-96 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        Enamel mug
        <QuantityControls
          rule={{min: 1, max: 12, step: 1}}
          value={mugs}
          onValueChange={setMugs}
          label="Quantity of Enamel mug"
        />
      </div>
      <Totals totals={totals} locale="en-IE" />
      <p role="status" className="sr-only">
        The total is {formatMoney(totals.total, 'en-IE')}
      </p>
    </section>
  );
}
