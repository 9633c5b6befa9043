'use client';

import {Field} from '@storefront-toolkit/ui/forms/label';
import {QuantityControls} from '@storefront-toolkit/ui/quantity-controls';
import {useState} from 'react';

const STOCK = 3;

export default function Limit() {
  const [quantity, setQuantity] = useState(2);
  return (
    <div className="flex flex-col gap-6">
      <Field
        label="Quantity"
        description={quantity === STOCK ? 'These are the last three.' : `${STOCK} in stock.`}
      >
        <QuantityControls
          rule={{min: 1, max: STOCK, step: 1}}
          value={quantity}
          onValueChange={setQuantity}
        />
      </Field>
      <Field label="Gift boxes" description="Choose a product first." disabled>
        <QuantityControls size="small" rule={{min: 1, max: STOCK, step: 1}} />
      </Field>
      <Field label="Tickets" error="Two of your tickets were sold while you were away.">
        <QuantityControls size="large" rule={{min: 1, max: 4, step: 1}} defaultValue={4} />
      </Field>
    </div>
  );
}
