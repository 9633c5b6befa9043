'use client';

import {FreeShippingProgress} from '@storefront-toolkit/commerce-ui/cart/free-shipping';
import {moneyOf, multiplyMoney} from '@storefront-toolkit/types/cms';
import {QuantityControls} from '@storefront-toolkit/ui/quantity-controls';
import {useState} from 'react';

const mug = moneyOf(1990, 'EUR');

export default function Live() {
  const [mugs, setMugs] = useState(1);
  return (
    <section className="grid max-w-96 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span>Enamel mug, €19.90 each</span>
        <QuantityControls
          rule={{min: 1, step: 1, max: 5}}
          value={mugs}
          onValueChange={setMugs}
          label="Quantity of Enamel mug"
        />
      </div>
      <FreeShippingProgress
        subtotal={multiplyMoney(mug, mugs)}
        threshold={moneyOf(5000, 'EUR')}
        locale="en-IE"
      />
    </section>
  );
}
